import DesignSystem
import SceneNavigation
import ShopCore

/// The windows that moved although the user did not touch them.
struct Alarms {
  /// Moved by the last action.
  private var flashing: Set<SceneID> = []
  /// Moved by an earlier action, and not used since.
  private var marked: Set<SceneID> = []

  subscript(id: SceneID) -> WindowFrame.Alarm? {
    if flashing.contains(id) { return .flashing }
    return marked.contains(id) ? .marked : nil
  }

  mutating func raise(for windows: [SceneWindow]) {
    flashing = Set(windows.map(\.id))
  }

  /// Marks windows while they differ from the other side; those that already did do not flash.
  mutating func mark(_ windows: Set<SceneID>, since before: Set<SceneID>) {
    flashing.formUnion(windows.subtracting(before))
    marked = windows
  }

  /// Using a window clears its mark.
  mutating func note(_ record: ActionRecord) {
    marked.formUnion(flashing)
    flashing = Set(record.verdict.wronglyMoved.map(\.id))
    guard case .scene(_, let acting) = record.action else { return }
    marked.remove(acting)
  }
}
