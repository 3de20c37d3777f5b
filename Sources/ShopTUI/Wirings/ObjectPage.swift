import DesignSystem
import SceneNavigation
import ShopCore

/// The full page with the object picture.
enum ObjectPage {
  /// The widest it gets.
  static let width = 120

  static func content<Action>(
    of map: ObjectMap,
    focus: SceneID?,
    width: Int,
    height: Int,
    charset: Charset
  ) -> ScreenContent<Action> {
    let sentences = map.sentences.flatMap { TextCells.wrapped($0, width: max(width, 1)) }
    let room = height - sentences.count - 1
    let picture: [Row<Action>] = ObjectPicture(map: map, focus: focus)
      .rows(width: width, height: room, charset: charset)
    let isRight = map.mistakes.isEmpty
    return ScreenContent(
      title: "The objects behind the windows",
      rows: picture + [.blank()]
        + map.sentences.map {
          .text(charset.spellingMarksOut($0), style: isRight ? .good : .danger)
        }
    )
  }
}

extension ObjectMap {
  /// What is shared or missing in the actual objects, regardless of the wiring's name.
  var mistakes: [String] {
    var mistakes: [String] = []
    func note(_ objects: [Int], _ words: String) {
      for (place, object) in objects.enumerated() where objects.firstIndex(of: object) == place {
        let letters = windows.indices.filter { objects[$0] == object }
          .map { windows[$0].window.letter }
        if letters.count > 1 { mistakes.append("\(letters.list("and")) \(words).") }
      }
    }
    note(windows.map(\.router), "have one router, with its stacks and its link queue")
    if windows.contains(where: { Set($0.tabs.map(\.stack)).count < $0.tabs.count }) {
      mistakes.append("The tabs of a window have one stack.")
    }
    note(windows.map(\.scene), "are saved under one key")
    if windows.contains(where: { $0.keys.count < $0.tabs.count }) {
      mistakes.append("The tabs of a window are saved under one key.")
    }
    if windows.contains(where: { $0.queueLimit == 0 }) {
      mistakes.append("The link queue has no room: a link that arrives early is lost.")
    }
    if windows.contains(where: { $0.reselection == .doesNothing }) {
      mistakes.append("Selecting the selected tab does nothing.")
    }
    return mistakes
  }

  /// The mistakes with a mark, or a sentence that there are none.
  var sentences: [String] {
    mistakes.isEmpty
      ? ["No window shares an object with another. ✓"] : mistakes.map { "✗ \($0)" }
  }
}
