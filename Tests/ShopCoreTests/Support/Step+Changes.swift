import SceneNavigation
@testable import ShopCore

extension Step {
  /// The same step, had it left the acting window otherwise.
  func with(_ change: (inout SceneState) -> Void) -> Step {
    Step(
      record: record,
      changes: changes,
      acting: acting.map { acting in
        var after = acting.after ?? SceneState()
        change(&after)
        return SceneChange(window: acting.window, before: acting.before, after: after)
      },
      windowsBefore: windowsBefore,
      windowsAfter: windowsAfter,
      reach: reach,
      everyWindow: everyWindow,
      sharedChange: sharedChange
    )
  }

  /// The same step, had it come to this, changed these windows and left every one like that.
  func with(
    outcome: Outcome? = nil,
    changes: [SceneChange]? = nil,
    everyWindow: AppState? = nil
  ) -> Step {
    Step(
      record: ActionRecord(
        number: record.number,
        action: record.action,
        cause: record.cause,
        outcome: outcome ?? record.outcome,
        verdict: record.verdict,
        redirectedAction: record.redirectedAction
      ),
      changes: changes ?? self.changes,
      acting: (changes ?? self.changes).first { $0.window == acting?.window },
      windowsBefore: windowsBefore,
      windowsAfter: windowsAfter,
      reach: reach,
      everyWindow: everyWindow ?? self.everyWindow,
      sharedChange: sharedChange
    )
  }

  /// The same step, had another window changed like this by it.
  func with(_ change: SceneChange) -> Step {
    Step(
      record: record,
      changes: changes.filter { $0.window != change.window } + [change],
      acting: acting,
      windowsBefore: windowsBefore,
      windowsAfter: windowsAfter,
      reach: reach,
      everyWindow: everyWindow,
      sharedChange: sharedChange
    )
  }
}
