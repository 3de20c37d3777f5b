/// A law that can be checked of any system.
struct PlainLaw: Sendable {
  typealias Check = @MainActor @Sendable (PlainTransition, Context) -> Finding

  /// What a law looks at besides the transition.
  struct Context {
    let policies: Policies
    let vocabulary: PlainVocabulary
  }

  /// What a law needs besides events it can be a case of.
  enum Need: Hashable, Sendable {
    case nothing
    case screens
    case printedLinks
  }

  let name: String
  let sentence: String
  let kinds: [EventKind]
  var needs = Need.nothing
  let check: Check

  init(
    _ name: String,
    _ sentence: String,
    on kinds: [EventKind],
    needing needs: Need = .nothing,
    check: @escaping Check
  ) {
    (self.name, self.sentence, self.kinds, self.needs) = (name, sentence, kinds, needs)
    self.check = check
  }

  /// In the order of reports.
  static let all = windowLaws + tabLaws + linkLaws + presentationLaws
}

extension [EventKind] {
  static let scene = EventKind.allCases.filter(\.isSceneAction)
}
