import SceneNavigation
import ShopCore

extension InputHandler {
  /// Asks for the actions from that of a ledger's line on to be saved; all of them for none, and while the
  /// newest is looked at.
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
