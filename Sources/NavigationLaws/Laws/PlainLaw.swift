/// A law that applies to any system.
struct PlainLaw: Sendable {
  typealias Check = @MainActor @Sendable (PlainTransition, Context) -> Finding

  /// What a law can read besides the transition.
  struct Context {
    let policies: Policies
    let vocabulary: PlainVocabulary
  }

  /// What a system must support for the law to apply, besides the law's event kinds.
  enum Need: Hashable, Sendable {
    case screens
    case printedLinks
    case severalTabs
    case sheets
    /// One of these kinds.
    case kinds([EventKind])
  }

  let name: LawName
  let kinds: [EventKind]
  let needs: Need
  let check: Check

  init(
    _ name: LawName,
    on kinds: [EventKind],
    needing needs: Need? = nil,
    check: @escaping Check
  ) {
    (self.name, self.kinds) = (name, kinds)
    self.needs = needs ?? .kinds(kinds)
    self.check = check
  }

  /// In the order of reports.
  static let all = (windowLaws + tabLaws + linkLaws + presentationLaws).sorted { $0.name < $1.name }
}

extension [EventKind] {
  static let scene = EventKind.allCases.filter(\.isSceneAction)
}
