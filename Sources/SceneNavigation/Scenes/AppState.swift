/// The state of all windows.
///
/// There is at least one, ids are unique, and one of them has the focus.
public struct AppState: Hashable, Codable, Sendable {
  /// One window and its state.
  public struct WindowState: Hashable, Codable, Sendable, Identifiable {
    /// The window's id and letter.
    public let window: SceneWindow
    /// The state of its scene.
    public var scene: SceneState

    /// A window with this state.
    public init(window: SceneWindow, scene: SceneState) {
      self.window = window
      self.scene = scene
    }

    /// The id of the window's scene.
    public var id: SceneID { window.id }
  }

  /// The windows in screen order.
  public package(set) var windows: [WindowState]
  /// The id of the focused window.
  public package(set) var focus: SceneID
  /// How the windows share the screen.
  public package(set) var arrangement: Arrangement
  /// The number of the next window's scene.
  public package(set) var nextScene: Int

  /// The state of a window; nil if there is no such window.
  public func scene(_ id: SceneID) -> SceneState? {
    windows.first { $0.id == id }?.scene
  }

  /// The same windows, each with its scene changed.
  public func changingScenes(_ change: (inout SceneState) -> Void) -> AppState {
    var changed = self
    for index in windows.indices { change(&changed.windows[index].scene) }
    return changed
  }

  /// New windows, at least one, with the focus on the first.
  public init(windowCount: Int) {
    windows = (0..<max(1, windowCount)).map { index in
      WindowState(
        window: SceneWindow(id: SceneID(number: index + 1), letter: SceneWindow.letter(at: index)),
        scene: SceneState()
      )
    }
    focus = SceneID(number: 1)
    arrangement = Arrangement()
    nextScene = windows.count + 1
  }

  init(_ list: WindowList, scenes: [SceneState]) {
    windows = zip(list.windows, scenes).map { WindowState(window: $0, scene: $1) }
    focus = list.focus
    arrangement = list.arrangement
    nextScene = list.nextScene
  }

  /// The state of these windows, with invalid values corrected.
  ///
  /// Duplicate windows are dropped. Without windows there is a new one. The focus moves to an existing
  /// window, and `nextScene` is raised above all ids.
  public init(
    windows: [WindowState],
    focus: SceneID,
    arrangement: Arrangement,
    nextScene: Int
  ) {
    var ids: Set<SceneID> = []
    let own = windows.filter { ids.insert($0.id).inserted }
    self.windows = own.isEmpty ? AppState(windowCount: 1).windows : own
    self.focus = ids.contains(focus) ? focus : self.windows[0].id
    self.arrangement = arrangement
    let greatest = self.windows.map(\.id.number).max() ?? 0
    self.nextScene = max(
      EntryNumbers.countable.nearest(to: nextScene),
      EntryNumbers.next(after: greatest)
    )
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      windows: try container.decode([WindowState].self, forKey: .windows),
      focus: try container.decode(SceneID.self, forKey: .focus),
      arrangement: try container.decode(Arrangement.self, forKey: .arrangement),
      nextScene: try container.decode(Int.self, forKey: .nextScene)
    )
  }
}

extension WindowList {
  package func state(scene: (SceneID) -> SceneState) -> AppState {
    AppState(self, scenes: windows.map { scene($0.id) })
  }
}
