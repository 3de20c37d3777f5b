import DesignSystem
import SceneNavigation
import ShopCore

/// Which windows moved though nobody touched them, and since when.
struct Alarms: Equatable {
  /// By the last action.
  private var flashing: Set<SceneID> = []
  /// By one before it, and nobody went on in them since.
  private var marked: Set<SceneID> = []

  subscript(id: SceneID) -> WindowFrame.Alarm? {
    if flashing.contains(id) { return .flashing }
    return marked.contains(id) ? .marked : nil
  }

  /// Takes note of windows that moved while nobody was there.
  mutating func raise(for windows: [SceneWindow]) {
    flashing = Set(windows.map(\.id))
  }

  /// Marks windows for as long as they are not as they should be; those that were before it do not flash
  /// for that.
  mutating func mark(_ windows: Set<SceneID>, since before: Set<SceneID>) {
    flashing.formUnion(windows.subtracting(before))
    marked = windows
  }

  /// Takes note of an action: going on in a window takes its mark away.
  mutating func note(_ record: ActionRecord) {
    marked.formUnion(flashing)
    flashing = Set(record.verdict.trespassed.map(\.id))
    guard case .scene(_, let acting) = record.action else { return }
    marked.remove(acting)
  }
}
