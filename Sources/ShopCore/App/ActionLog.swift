public import NavigationLaws
public import SceneNavigation

/// The history of an app: its timeline, broken laws and undo history.
@MainActor public final class ActionLog {
  /// The state of all windows after each action.
  public private(set) var timeline: Timeline
  /// What can be undone and redone in each window.
  public private(set) var undoHistory = UndoHistory(of: .shop)
  /// The number of the last action that signed in; nil if the timeline has none.
  public private(set) var lastSignIn: Int?
  private var broken: [Int: [Violation]] = [:]

  /// Starts recording from the app's current state.
  public init(of app: ShopApp) {
    timeline = Timeline(app.lastState, after: app.actionCount)
    app.observe { [weak self] in self?.record($0) }
  }

  /// The laws that an action broke.
  public func violations(of number: Int) -> [Violation] { broken[number] ?? [] }

  private func record(_ step: Step) {
    let earliest = timeline.earliest
    timeline.record(step)
    undoHistory.note(step)
    if case .signedIn? = step.record.outcome.shop { lastSignIn = step.record.number }
    let violations = StepLaws.shop.violations(of: step)
    if !violations.isEmpty { broken[step.record.number] = violations }
    guard timeline.earliest != earliest else { return }
    broken = broken.filter { $0.key > timeline.earliest }
    if let number = lastSignIn, number <= timeline.earliest { lastSignIn = nil }
  }
}
