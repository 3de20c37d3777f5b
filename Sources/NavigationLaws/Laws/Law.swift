/// A law as a value: its name, its sentence, and the check of one transition.
public struct Law<System: NavigationSystem>: Sendable {
  /// Lower case with hyphens.
  public let name: String
  /// The sentence that reports print.
  public let sentence: String
  let kinds: [EventKind]
  let needs: PlainLaw.Need
  let check: Check

  enum Check: Sendable {
    case plain(PlainLaw.Check)
    case typed(@MainActor @Sendable (Transition<System>) -> Finding)
    /// A law about steps, for apps on SceneNavigation.
    case steps(LawName)
  }

  /// A law of your own, checked after events of these kinds.
  ///
  /// A law that needs more than the windows reads ``Transition/system``, for example what your app
  /// recorded about the event.
  public init(
    _ name: String,
    _ sentence: String,
    on kinds: [EventKind] = EventKind.allCases,
    check: @escaping @MainActor @Sendable (Transition<System>) -> Finding
  ) {
    precondition(
      !kinds.isEmpty,
      "The law “\(name)” is checked after no kind of event. Name one in “on:”, or leave it out."
    )
    (self.name, self.sentence, self.kinds) = (name, sentence, kinds)
    needs = .kinds(kinds)
    self.check = .typed(check)
  }

  init(ofSteps plain: PlainLaw) {
    let name = plain.name
    (self.name, sentence, kinds) = (name.rawValue, name.sentence, EventKind.allCases)
    needs = plain.needs
    guard name == .signOutForgets else {
      check = .steps(name)
      return
    }
    // An app that resets no window on signing out has no step that is a case.
    check = .plain { step, context in
      if let finding = step.facts.report?.finding(of: name) { return finding }
      return plain.kinds.contains(step.event.kind) ? plain.check(step, context) : .noCase
    }
  }

  init(_ law: PlainLaw) {
    (name, sentence) = (law.name.rawValue, law.name.sentence)
    (kinds, needs) = (law.kinds, law.needs)
    check = .plain(law.check)
  }

  /// The laws that apply to any system.
  public static var all: [Law] { PlainLaw.all.map { Law($0) } }
}
