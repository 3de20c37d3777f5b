/// Everything the windows are, as one value.
public struct AppState: Hashable, Codable, Sendable {
  public struct WindowState: Hashable, Codable, Sendable, Identifiable {
    public let window: Window
    public var scene: SceneState

    public init(window: Window, scene: SceneState) {
      self.window = window
      self.scene = scene
    }

    public var id: SceneID { window.id }
  }

  /// In their order on the screen.
  public var windows: [WindowState]
  public var focus: SceneID
  public var arrangement: Arrangement
  /// The number the next window's scene gets.
  public var nextScene: Int

  public func scene(_ id: SceneID) -> SceneState? {
    windows.first { $0.id == id }?.scene
  }

  /// So many fresh windows, the first one focused; at least one.
  public init(windowCount: Int) {
    windows = (0..<max(1, windowCount)).map { index in
      WindowState(
        window: Window(id: SceneID(number: index + 1), letter: Window.letter(at: index)),
        scene: SceneState()
      )
    }
    focus = SceneID(number: 1)
    arrangement = Arrangement()
    nextScene = windows.count + 1
  }

  public init(
    windows: [WindowState],
    focus: SceneID,
    arrangement: Arrangement,
    nextScene: Int
  ) {
    self.windows = windows
    self.focus = focus
    self.arrangement = arrangement
    self.nextScene = nextScene
  }
}
