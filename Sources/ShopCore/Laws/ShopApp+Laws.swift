public import SceneNavigation

extension ShopApp {
  /// Carries out an action and checks every law that can be checked after one.
  public func sendChecked(_ action: Action, cause: Cause) -> [Violation] {
    var tally = LawTally()
    for step in sendAll(action, cause: cause) { AfterActionLaws(step).check(into: &tally) }
    return tally.violations
  }
}
