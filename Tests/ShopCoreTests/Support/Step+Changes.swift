import SceneNavigation
@testable import ShopCore

extension Step {
  /// The same step, had it left the acting window otherwise.
  func with(_ change: (inout SceneState) -> Void) -> Step {
    var step = self
    step.acting = acting.map { acting in
      var after = acting.after ?? SceneState()
      change(&after)
      return SceneChange(window: acting.window, before: acting.before, after: after)
    }
    return step
  }

  /// The same step, had it come to this, changed these windows and left every one like that.
  func with(
    outcome: Outcome? = nil,
    changes: [SceneChange]? = nil,
    everyWindow: AppState? = nil
  ) -> Step {
    var step = self
    step.record.outcome = outcome ?? record.outcome
    step.changes = changes ?? self.changes
    step.acting = step.changes.first { $0.window == acting?.window }
    step.everyWindow = everyWindow ?? self.everyWindow
    return step
  }

  /// The same step, had another window changed like this by it.
  func with(_ change: SceneChange) -> Step {
    var step = self
    step.changes = changes.filter { $0.window != change.window } + [change]
    return step
  }

  /// The same step, had it left a window as it was.
  func withoutChange(of id: SceneID) -> Step {
    var step = self
    step.changes.removeAll { $0.window.id == id }
    return step
  }
}
