/// The forms of links as a tree, for parsing segment by segment.
struct LinkTree: Sendable {
  /// The form that ends here; nil if more segments must follow.
  let form: LinkForm?
  let branches: [Branch]
  /// The words that can follow.
  let words: [String]

  struct Branch: Sendable {
    let segment: LinkSegment
    let tree: LinkTree
  }

  /// The forms that agree up to this depth.
  init(of forms: [LinkForm], at depth: Int) {
    let longer = forms.filter { $0.segments.count > depth }
    var segments: [LinkSegment] = []
    for form in longer where !segments.contains(form.segments[depth]) {
      segments.append(form.segments[depth])
    }
    form = forms.first { $0.segments.count == depth }
    branches = segments.map { segment in
      Branch(
        segment: segment,
        tree: LinkTree(of: longer.filter { $0.segments[depth] == segment }, at: depth + 1)
      )
    }
    words = segments.flatMap { $0.choices ?? [] }
  }
}
