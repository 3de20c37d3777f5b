/// A law as a value: its name, what it says, and how one transition is checked against it.
public struct Law<System: NavigationSystem>: Sendable {
  /// In lower case with hyphens.
  public let name: String
  /// What it says, for the person who reads a report.
  public let sentence: String
  let kinds: [EventKind]
  let needs: PlainLaw.Need
  let check: Check

  enum Check: Sendable {
    case plain(PlainLaw.Check)
    case typed(@MainActor @Sendable (Transition<System>) -> Finding)
    case system(@MainActor @Sendable (System) -> Finding)
    /// On the steps of an app on SceneNavigation.
    case steps(LawName)
  }

  /// A law of an app's own, checked after events of these kinds.
  public init(
    _ name: String,
    _ sentence: String,
    on kinds: [EventKind] = EventKind.allCases,
    check: @escaping @MainActor @Sendable (Transition<System>) -> Finding
  ) {
    (self.name, self.sentence, self.kinds) = (name, sentence, kinds)
    needs = .kinds(kinds)
    self.check = .typed(check)
  }

  /// A law of an app's own that looks at the system itself after events of these kinds, at what it has noted
  /// of the last event.
  public init(
    _ name: String,
    _ sentence: String,
    on kinds: [EventKind] = EventKind.allCases,
    of system: @escaping @MainActor @Sendable (System) -> Finding
  ) {
    (self.name, self.sentence, self.kinds) = (name, sentence, kinds)
    needs = .kinds(kinds)
    check = .system(system)
  }

  /// A law that is checked on the steps of an app on SceneNavigation.
  init(ofSteps name: LawName) {
    (self.name, sentence, kinds) = (name.rawValue, name.sentence, EventKind.allCases)
    needs = .kinds(kinds)
    check = .steps(name)
  }

  init(_ law: PlainLaw) {
    (name, sentence, kinds, needs) = (law.name, law.sentence, law.kinds, law.needs)
    check = .plain(law.check)
  }

  /// The laws that hold of any system.
  public static var all: [Law] { PlainLaw.all.map { Law($0) } }
}
