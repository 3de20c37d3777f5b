import Platform
import SceneNavigation
import ShopCore

@testable import ShopTUI

extension FuzzTarget {
  /// From any saved values there are windows that can be shown, saved and restored unchanged.
  @MainActor static func restore(_ bytes: [UInt8]) throws {
    let stored = storedScenes(bytes)
    let restoration = Restoration(of: stored)
    let state = restoration.state
    let windows = state.windows.map(\.window)
    try Finding.unless(!windows.isEmpty, "There is no window.")
    try Finding.unless(
      Set(windows.map(\.id)).count == windows.count
        && Set(windows.map(\.letter)).count == windows.count,
      "Two windows are one: \(windows)."
    )
    try Finding.unless(state.scene(state.focus) != nil, "No window has the focus.")

    let storage = MemoryWindowStorage(stored)
    let saver = SceneSaver(
      storage: storage,
      inPlaceOf: stored,
      puttingAside: restoration.unreadable
    )
    try saver.save(state)
    try Finding.unless(saver.unsavable.isEmpty, "What was restored cannot be saved.")
    let again = Restoration(of: storage.stored)
    try Finding.unless(
      again.state == state && again.unreadable.isEmpty,
      "Saved and restored, it is other than it was: \(again)."
    )

    let keys: [Key.Name] = [.down, .up, .pageDown, .end, .backspace, .home, .enter, .escape, .tab]
    try run(state, events: keys.map { .key(Key($0)) })
  }

  /// Lines of a window's number, a key and a value; the number 0 is for all windows.
  private static func storedScenes(_ bytes: [UInt8]) -> StoredScenes {
    var stored = StoredScenes()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard parts.count > 1, let number = Int(String(decoding: parts[0], as: UTF8.self)) else {
        continue
      }
      let key = String(decoding: parts[1], as: UTF8.self)
      let value = Data(parts.count > 2 ? parts[2] : [])
      if number == 0 {
        stored.app[key] = value
      } else {
        stored.scenes[SceneID(number: number), default: [:]][key] = value
      }
    }
    return stored
  }
}
