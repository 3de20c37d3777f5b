extension BackStack {
  /// The entries that are not where another stack has them, with their indices above the root.
  ///
  /// Only what lies above the links both stacks share is looked at, so that finding a step costs
  /// the same at any depth.
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

  /// Whether it has the same entries as another stack, however they are looked at.
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
