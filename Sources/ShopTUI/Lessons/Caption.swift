import DesignSystem

/// What a demonstration says about the step that is to be seen.
struct Caption {
  let lesson: Lesson
  /// How many steps were done.
  let step: Int

  /// What was pressed or done, and what is to be seen after it.
  struct Text {
    /// Nil at the beginning.
    var key: String?
    let words: String
  }

  var title: String { "\(lesson.title) · \(step) of \(lesson.steps.count)" }

  var text: Text { lesson.texts[step] }

  var isLast: Bool { step >= lesson.steps.count }

  var hint: String { isLast ? "Esc: back" : "Space: next step · Esc: back" }

  var hints: [KeyBinding.Hint] {
    let on = KeyBinding.Hint(key: "Space", words: "next step", command: .open)
    return (isLast ? [] : [on]) + [KeyBinding.Hint(key: "Esc", words: "end", command: .back)]
  }

  /// The most lines that anything takes it says in the course of the lesson: from one step to the next
  /// the windows stay as large as they are.
  func lineCount(width: Int) -> Int {
    lesson.texts.map { Layout(of: $0.content, width: width).lineCount }.max() ?? 0
  }
}

extension Caption.Text {
  var content: ScreenContent<MenuDeed> {
    ScreenContent(title: "", rows: key.map { Row.definitions([($0, words)]) } ?? [.text(words)])
  }
}

extension Lesson {
  fileprivate var texts: [Caption.Text] {
    [Caption.Text(words: looks)] + steps.map { Caption.Text(key: $0.name, words: $0.words) }
  }
}
