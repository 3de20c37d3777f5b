/// Everything the windows are, as one value: at least one window, each once, and the focus on one of them.
public struct AppState: Hashable, Codable, Sendable {
  /// One window of a saved app.
  public struct WindowState: Hashable, Codable, Sendable, Identifiable {
    /// Its name.
    public let window: SceneWindow
    /// How it stands.
    public var scene: SceneState

    /// A window that stands like this.
    public init(window: SceneWindow, scene: SceneState) {
      self.window = window
      self.scene = scene
    }

    /// What names its scene.
    public var id: SceneID { window.id }
  }

  /// In their order on the screen.
  public package(set) var windows: [WindowState]
  /// The window that has the focus.
  public package(set) var focus: SceneID
  /// How the windows stand side by side.
  public package(set) var arrangement: Arrangement
  /// The number the next window's scene gets.
  public package(set) var nextScene: Int

  /// How many windows there can be unless another limit is set: one for each letter.
  public static let mostWindows = 26

  /// How a window stands; nil where there is none of this id.
  public func scene(_ id: SceneID) -> SceneState? {
    windows.first { $0.id == id }?.scene
  }

  /// So many fresh windows, the first one focused; at least one.
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

  /// The windows of a list, with what is in each, in their order.
  init(_ list: WindowList, scenes: [SceneState]) {
    windows = zip(list.windows, scenes).map { WindowState(window: $0, scene: $1) }
    focus = list.focus
    arrangement = list.arrangement
    nextScene = list.nextScene
  }

  /// The windows each once, and a fresh one where there are none; the focus is on one of them, and the
  /// next window's number is greater than theirs, whatever is given.
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
  /// The list with what is in each window.
  package func state(scene: (SceneID) -> SceneState) -> AppState {
    AppState(self, scenes: windows.map { scene($0.id) })
  }
}
