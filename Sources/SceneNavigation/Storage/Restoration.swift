#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A stored value that this version cannot read.
public struct UnreadableValue: Hashable, Sendable {
  /// The window it belongs to; nil if it belongs to all windows.
  public let scene: SceneID?
  /// The name it was stored under.
  public let key: String
  /// The stored bytes.
  public let value: Data
  /// Why it could not be read.
  public let reason: String

  /// An unreadable value and the reason.
  public init(scene: SceneID?, key: String, value: Data, reason: String) {
    self.scene = scene
    self.key = key
    self.value = value
    self.reason = reason
  }
}

/// The windows restored from storage, as far as they can be read.
public struct Restoration: Sendable {
  /// The restored windows.
  public let state: AppState
  /// The unreadable values, to be set aside.
  public let unreadable: [UnreadableValue]
  /// A message for each window that lost something.
  public let notices: [SceneID: String]
  /// A message about losses that belong to no open window; nil if there are none.
  public let notice: String?
  /// The windows that were known to be restored wrongly.
  package let windowsRestoredDifferently: [SceneWindow]
  /// The index of the first visible window, for when not all fit on the screen.
  package let firstShown: Int

  /// Restores stored values: each stack up to its first unreadable entry, and each window
  /// independently of the others.
  ///
  /// Restores at most `limit` windows.
  public init(
    of stored: StoredScenes,
    coding: SceneCoding,
    limit: Int = SceneWindow.most
  ) {
    var app = AppReading(stored, coding: coding)
    let windows = app.readWindows(atMost: limit)
    var notices: [SceneID: String] = [:]
    var scenes: [AppState.WindowState] = []
    for window in windows {
      var reading = SceneReading(stored.scenes[window.id] ?? [:], of: window.id, coding: coding)
      scenes.append(AppState.WindowState(window: window, scene: reading.readState()))
      app.unreadable += reading.unreadable
      notices[window.id] = reading.notice
    }
    app.putAsideScenes(but: windows)
    state = AppState(
      windows: scenes,
      focus: app.read(.focus, as: SceneID.self) ?? windows[0].id,
      arrangement: app.read(.arrangement, as: Arrangement.self) ?? Arrangement(),
      nextScene: app.readNextScene()
    )
    let wrong = app.read(.windowsRestoredDifferently, as: [SceneID].self) ?? []
    windowsRestoredDifferently = windows.filter { wrong.contains($0.id) }
    firstShown = app.readFirstShown(among: windows)
    unreadable = app.unreadable
    notice = app.notice(besides: windows)
    self.notices = notices
  }
}

/// Reads the values that belong to all windows.
private struct AppReading {
  let stored: StoredScenes
  let coding: SceneCoding
  var unreadable: [UnreadableValue] = []

  init(_ stored: StoredScenes, coding: SceneCoding) {
    self.stored = stored
    self.coding = coding
    for (name, value) in stored.app.sorted(by: { $0.key < $1.key })
    where WindowsKey(rawValue: name) == nil {
      putAside(name, value, "is not known to this version")
    }
  }

  /// The windows in order, each with a unique id and letter; at least one.
  mutating func readWindows(atMost limit: Int) -> [SceneWindow] {
    let listed = (read(.windows, as: [SceneWindow].self) ?? scenesInOrder).prefix(limit)
    var seen: Set<SceneID> = []
    // An invalid letter must not take one from a window with a valid letter.
    let right = Set(listed.map(\.letter).filter(SceneWindow.isLetter))
    var letters: Set<String> = []
    var windows: [SceneWindow] = []
    for window in listed
    where EntryNumbers.range.contains(window.id.number) && seen.insert(window.id).inserted {
      let isRight = right.contains(window.letter) && !letters.contains(window.letter)
      let letter = isRight ? window.letter : SceneWindow.freeLetter(besides: letters.union(right))
      letters.insert(letter)
      windows.append(SceneWindow(id: window.id, letter: letter, opener: window.opener))
    }
    return windows.isEmpty ? AppState(windowCount: 1).windows.map(\.window) : windows
  }

  /// The windows with stored values, for when the window list is lost.
  private var scenesInOrder: [SceneWindow] {
    stored.scenes.keys.sorted().enumerated().map { index, id in
      SceneWindow(id: id, letter: SceneWindow.letter(at: index))
    }
  }

  /// At least 1; the state raises it above the ids of its windows.
  mutating func readNextScene() -> Int {
    let next = read(.nextScene, as: Int.self) ?? 1
    return EntryNumbers.range.contains(next) ? next : 1
  }

  mutating func readFirstShown(among windows: [SceneWindow]) -> Int {
    let first = read(.firstShown, as: Int.self) ?? 0
    return windows.indices.contains(first) ? first : 0
  }

  /// Sets aside the values of windows that no longer exist.
  mutating func putAsideScenes(but windows: [SceneWindow]) {
    for (id, values) in stored.scenes.sorted(by: { $0.key < $1.key })
    where !windows.contains(where: { $0.id == id }) {
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        unreadable.append(
          UnreadableValue(scene: id, key: key, value: value, reason: "belongs to no window")
        )
      }
    }
  }

  /// A message about losses that no window reports; nil if there are none.
  func notice(besides windows: [SceneWindow]) -> String? {
    let lost = unreadable.filter { value in !windows.contains { $0.id == value.scene } }
    guard !lost.isEmpty else { return nil }
    let shared = lost.filter { $0.scene == nil }.map { value in
      switch WindowsKey(rawValue: value.key) {
      case .windows: "the order of the windows"
      case .focus: "which window has the focus"
      case .arrangement: "the layout"
      case .nextScene: "the number of windows"
      case .windowsRestoredDifferently: "which windows would be restored wrongly"
      case .firstShown: "which window was shown first"
      case nil: "“\(value.key)”, which this version does not know"
      }
    }
    let count = Set(lost.compactMap(\.scene)).count
    let parts = shared + (count == 0 ? [] : [count == 1 ? "a window" : "\(count) windows"])
    return "Could not be read and was set aside: \(parts.joined(separator: ", "))."
  }

  mutating func read<Value: Decodable>(_ key: WindowsKey, as type: Value.Type) -> Value? {
    guard let bytes = stored.app[key.rawValue] else { return nil }
    do {
      return try coding.decode(type, from: bytes)
    } catch {
      putAside(key.rawValue, bytes, "cannot be read")
      return nil
    }
  }

  private mutating func putAside(_ key: String, _ value: Data, _ reason: String) {
    unreadable.append(UnreadableValue(scene: nil, key: key, value: value, reason: reason))
  }
}
