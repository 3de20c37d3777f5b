import SceneNavigation
import ShopCore

extension InputHandler {
  /// Saves the actions from a ledger line's on as a test; all listed actions if no line is
  /// selected, or while it follows the newest.
  func saveTest(of action: MenuAction?) -> Request? {
    let timeline = desktop.actionLog.timeline
    guard timeline.count > 0 else {
      desktop.say("No action yet that a test could repeat.")
      return nil
    }
    guard !desktop.keepsWiring else {
      desktop.say("A script saves no test: “shop replay --export-test” does.")
      return nil
    }
    var first = Ledger.first(of: timeline)
    if case .ledger(let panel) = desktop.dock, panel.position != nil,
      case .unfold(let numbers, _)? = action
    {
      first = numbers.lowerBound
    }
    return .saveTest(from: first)
  }
}
