import SceneNavigation

extension StepLaws {
  /// A move takes exactly one entry from its window and adds it in exactly one tab of the other; a
  /// failed move changes nothing in its window.
  func checkMove(_ step: Step, into report: inout StepReport) {
    guard case .app(.movePlace(let source, _)) = step.record.action else { return }
    let left = step.changes.first { $0.window.id == source }
    guard case .placeMoved(let route, _, let destination) = step.record.outcome else {
      report.check(
        .rejectChangesNothing,
        holds: left == nil,
        "a place that was not moved left its window"
      )
      return
    }
    report.check(
      .oneStep,
      holds: left?.isOneStepBack ?? false,
      "its former window did not go back one step"
    )
    // A window that already showed the place does not change.
    guard let landed = step.changes.first(where: { $0.window.id == destination.id }) else { return }
    report.check(
      .linkLandsOnce,
      holds: landed.isLanding(on: route),
      "its new window does not show it, or another of its tabs changed"
    )
  }
}

extension SceneChange {
  /// True if nothing changed except that the selected tab's top entry was popped.
  fileprivate var isOneStepBack: Bool {
    guard var expected = before else { return false }
    var stack = expected.stack(of: expected.selection)
    stack.pop()
    expected.stacks[expected.selection] = stack
    return expected == after
  }

  /// True if the route is now visible, without a presentation, and no other tab changed.
  fileprivate func isLanding(on route: AnyRoute) -> Bool {
    guard let after else { return false }
    let before = before ?? SceneState()
    return after.stack(of: after.selection).top?.route == route && after.presentations.isEmpty
      && after.stacks.firstChange(since: before.stacks, besides: after.selection) == nil
  }
}
