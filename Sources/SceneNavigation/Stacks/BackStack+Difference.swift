extension BackStack {
  /// The entries that differ from those of another stack, with their indices above the root.
  ///
  /// Stops at the first node that both stacks share, so the cost of finding one step does not
  /// depend on the depth.
  package func entries(differingFrom other: BackStack) -> [(index: Int, entry: Entry)] {
    var differing: [(index: Int, entry: Entry)] = []
    var own = self
    var others = other
    others.pop(other.depth - depth)
    while let entry = own.top, !own.shares(others) {
      if own.depth > others.depth {
        differing.append((own.depth - 1, entry))
      } else {
        if entry != others.top { differing.append((own.depth - 1, entry)) }
        others.pop()
      }
      own.pop()
    }
    return differing
  }

  /// True if both stacks have the same entry ids, whatever the view state.
  package func hasSameEntries(as other: BackStack) -> Bool {
    guard depth == other.depth else { return false }
    var (own, others) = (self, other)
    while let entry = own.top, !own.shares(others) {
      guard entry.id == others.top?.id else { return false }
      own.pop()
      others.pop()
    }
    return true
  }
}
