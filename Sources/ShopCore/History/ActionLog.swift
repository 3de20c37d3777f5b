public import SceneNavigation

/// Writes down what happens in an app: for whoever wants to look back at it, or to go back.
@MainActor public final class ActionLog {
  /// The windows as they stood after each action.
  public private(set) var timeline: Timeline
  /// What can be undone and redone in each window.
  public private(set) var undoHistory = UndoHistory(of: .shop)

  /// Begins with the windows as they stand.
  public init(of app: ShopApp) {
    timeline = Timeline(app.lastState, after: app.actionCount)
    app.observe { [weak self] step in
      self?.timeline.note(step)
      self?.undoHistory.note(step)
    }
  }
}
