import SceneNavigation

/// What a system remembers about a run, for laws that span several steps.
@MainActor struct SceneMemory {
  /// The next numbers of closed windows.
  private var numbers: [SceneID: Int] = [:]
  private var closed: [SceneID: SceneState] = [:]

  /// Checks the effects of an action that was not sent to one window.
  mutating func check(_ step: Step, in system: SceneSystem, into report: inout StepReport) {
    report.check(step) { checkAll(step, in: system, into: &$0) }
  }

  private mutating func checkAll(
    _ step: Step,
    in system: SceneSystem,
    into report: inout StepReport
  ) {
    if step.reach == .everyWindow {
      closed = [:]
      Self.checkNothingWaits(in: system.store, into: &report)
    }
    for change in step.changes where !change.isMove {
      checkNumbersContinue(in: change, into: &report)
      if change.isDisappearance { closed[change.window.id] = change.before }
    }
    switch step.record.outcome {
    case .windowReopened(let window): checkReopened(window, step, in: system, into: &report)
    case .windowDuplicated(let copy, let original):
      checkCopy(copy, of: original, in: system.store, into: &report)
    case .traveled(let isWhole): checkTravel(step, isWhole, in: system, into: &report)
    default: break
    }
  }

  /// Numbers are never reused in a scene, even if its window was closed in between.
  private mutating func checkNumbersContinue(
    in change: SceneChange,
    into report: inout StepReport
  ) {
    if let gone = change.before?.nextNumber { numbers[change.window.id] = gone }
    guard let next = change.after?.nextNumber, let gone = numbers[change.window.id] else { return }
    report.check(
      .dismissHitsItsOwn,
      holds: next >= gone,
      "\(change.window.letter) will give a new step the id of an earlier one"
    )
  }

  /// A reopened window has the state it was closed with, unless it waited for something.
  private mutating func checkReopened(
    _ window: SceneWindow,
    _ step: Step,
    in system: SceneSystem,
    into report: inout StepReport
  ) {
    guard let left = closed.removeValue(forKey: window.id),
      system.description.withoutWaiting(left) == left,
      let now = step.changes.first(where: { $0.window.id == window.id })?.after
    else { return }
    // What it waited for may have happened in the meantime.
    var expected = left
    if left.presentations.starts(with: now.presentations) {
      expected.presentations = now.presentations
    }
    report.check(
      .restoreIsIdentity,
      holds: now.isSamePlace(as: expected),
      "\(window.letter) differs from when it was closed"
    )
  }

  private func checkCopy(
    _ copy: SceneWindow,
    of original: SceneWindow,
    in store: NavigationStore,
    into report: inout StepReport
  ) {
    guard let own = store.lastState(of: copy.id), let other = store.lastState(of: original.id)
    else { return }
    report.check(
      .windowIsolation,
      holds: own.isCopy(of: other),
      "\(copy.letter) differs from \(original.letter), or shares entries with it"
    )
  }

  private func checkTravel(
    _ step: Step,
    _ isWhole: Bool,
    in system: SceneSystem,
    into report: inout StepReport
  ) {
    guard case .app(.travel(let state)) = step.record.action else { return }
    let now = system.store.lastState
    let returning = system.verified?.returning
    let isPart = { (kept: (SceneState) -> SceneState) in
      now.isSamePlace(as: state.changingScenes { $0 = kept($0) })
    }
    report.check(
      .restoreIsIdentity,
      holds: now.isSamePlace(as: state)
        || !isWhole && (isPart(system.description.withoutWaiting) || returning.map(isPart) == true),
      "the windows differ from that state"
    )
  }

  /// After signing out, nothing can be reopened, no link waits and no secret text remains.
  static func checkNothingWaits(in store: NavigationStore, into report: inout StepReport) {
    let routers = store.windows.windows.compactMap { store.windows.router($0.id) }
    let finding: String? =
      if !store.windows.closed.isEmpty {
        "a closed window can still be reopened"
      } else if !routers.allSatisfy(\.waitingLinks.isEmpty) {
        "a link still waits"
      } else if !routers.allSatisfy(\.secrets.isEmpty) {
        "text typed into secret fields is still in memory"
      } else {
        nil
      }
    report.check(.signOutForgets, holds: finding == nil, finding ?? "")
  }
}

extension AppState {
  /// True if the same windows have the same entries and presentations.
  fileprivate func isSamePlace(as other: AppState) -> Bool {
    focus == other.focus && arrangement == other.arrangement
      && windows.elementsEqual(other.windows) {
        $0.window == $1.window && $0.scene.isSamePlace(as: $1.scene)
      }
  }
}

extension SceneState {
  /// True if both have equal routes and view states but different entries.
  fileprivate func isCopy(of other: SceneState) -> Bool {
    selection == other.selection && origins == other.origins && presentations.isEmpty
      && (0..<max(stacks.tabs.count, other.stacks.tabs.count)).allSatisfy { tab in
        let (own, original) = (stack(of: tab), other.stack(of: tab))
        return own.root == original.root && own.depth == original.depth
          && zip(own.entriesFromTop, original.entriesFromTop).allSatisfy {
            $0.route == $1.route && $0.view == $1.view && $0.id != $1.id
          }
      }
  }
}
