/// The forms of links as the parser walks along them, segment by segment.
struct LinkTree: Sendable {
  /// The form that ends here; nil where more has to follow.
  let form: LinkForm?
  /// What can follow.
  let branches: [Branch]
  /// Every word that can follow.
  let words: [String]

  struct Branch: Sendable {
    let step: LinkStep
    let tree: LinkTree
  }

  /// Every form that is understood.
  static let understood = LinkTree(of: LinkForm.understood, at: 0)

  /// The forms that are the same up to a depth.
  private init(of forms: [LinkForm], at depth: Int) {
    let longer = forms.filter { $0.steps.count > depth }
    var steps: [LinkStep] = []
    for form in longer where !steps.contains(form.steps[depth]) { steps.append(form.steps[depth]) }
    form = forms.first { $0.steps.count == depth }
    branches = steps.map { step in
      Branch(
        step: step,
        tree: LinkTree(of: longer.filter { $0.steps[depth] == step }, at: depth + 1)
      )
    }
    words = steps.flatMap { $0.choices ?? [] }
  }
}
