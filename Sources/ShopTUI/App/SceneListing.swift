import SceneNavigation
import ShopCore
import ShopScreens

/// A session's saved windows, as they would be restored.
struct SceneListing {
  private let restoration: Restoration

  /// Throws if the saved data cannot be read at all.
  init(of stored: StoredScenes, under wiring: NamedWiring) throws(WindowStorageError) {
    let storage = wiring.storage(MemoryWindowStorage(stored))
    restoration = Restoration(of: try storage.read() ?? stored)
  }

  func lines(in shop: ShopState) -> [String] {
    let state = restoration.state
    let windows = state.windows.flatMap { window in
      let focus = window.id == state.focus ? "  focused" : ""
      let lost = restoration.unreadable.filter { $0.scene == window.id }
      return [window.window.letter + focus] + lost.map { "   " + $0.words }
        + AppTab.allCases.map { "   " + Self.line(for: $0, of: window.scene, in: shop) }
    }
    let lost = restoration.unreadable.filter { value in
      !state.windows.contains { $0.id == value.scene }
    }
    return windows
      + lost.map { value in
        value.scene.map { "Scene \($0.number): \(value.words)" } ?? value.words
      }
  }

  private static func line(for tab: AppTab, of scene: SceneState, in shop: ShopState) -> String {
    let mark = tab == scene.selectedTab ? "▸ " : "  "
    return mark + shop.path(of: tab, in: scene)
  }

  /// The same for programs; the manual documents the fields.
  func json() throws -> String {
    try Fields(restoration: restoration).prettyJSON(userInfo: AppDescription.shop.userInfo)
  }

  private struct Fields: Encodable {
    let restoration: Restoration

    private enum Key: String, CodingKey {
      case unreadable
    }

    private struct Lost: Encodable {
      let scene: Int?
      let key: String
      let reason: String
    }

    func encode(to encoder: any Encoder) throws {
      try restoration.state.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      let lost = restoration.unreadable.map {
        Lost(scene: $0.scene?.number, key: $0.key, reason: $0.reason)
      }
      try container.encode(lost, forKey: .unreadable)
    }
  }
}

extension UnreadableValue {
  fileprivate var words: String {
    "“\(key)” cannot be restored and will be set aside at the next start."
  }
}
