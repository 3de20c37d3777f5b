extension AfterActionLaws {
  /// A place that is moved leaves its window by exactly one step and lands in exactly one tab of
  /// the other; one that is not moved leaves its window as it was.
  var placeMoves: [Violation] {
    guard case .app(.movePlace(let source, _)) = record.action,
      let old = before.scene(source), let new = after.scene(source)
    else { return [] }
    guard case .placeMoved(let route, _, let other) = record.outcome else {
      return old == new ? [] : [violation(.rejectChangesNothing, "what was not moved has moved")]
    }
    var expected = old
    var stack = old.stack(of: old.selectedTab)
    stack.pop()
    expected.stacks[old.selectedTab] = stack
    let left =
      expected == new ? [] : [violation(.oneStep, "the window it came from took another step")]
    return left + landing(of: route, in: other)
  }

  private func landing(of route: AnyRoute, in window: Window) -> [Violation] {
    guard let new = after.scene(window.id) else {
      return [violation(.linkLandsOnce, "the window it went to is not there")]
    }
    let old = before.scene(window.id) ?? SceneState()
    var findings: [String] = []
    if new.stack(of: new.selectedTab).top?.route != route || !new.presentations.isEmpty {
      findings.append("the window it went to does not stand there")
    }
    if AppTab.allCases.contains(where: {
      $0 != new.selectedTab && new.stack(of: $0) != old.stack(of: $0)
    }) {
      findings.append("another tab changed as well")
    }
    return findings.map { violation(.linkLandsOnce, $0) }
  }

  private func violation(_ law: Law, _ finding: String) -> Violation {
    Violation(law, by: record, finding: finding)
  }
}
