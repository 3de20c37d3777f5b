import DesignSystem

/// What a lesson says below the windows in which it is played.
struct Caption {
  let lesson: Lesson
  /// How many steps were done.
  let step: Int
  var phase = Phase.reading
  /// What there was to answer before the step, and whether that was answered so.
  var verdict: (words: String, isRight: Bool)?

  enum Phase: Equatable {
    /// What was done is to be read.
    case reading
    /// Something is asked before the next step.
    case asking(String, choices: [String])
  }

  /// What there is to do at the end.
  static let endings: [Ending] = [.again, .stepBack, .nextLesson, .tryIt]

  enum Ending: String {
    case again
    case stepBack = "step back"
    case nextLesson = "next lesson"
    case tryIt = "try it yourself"
  }

  var isLast: Bool { step >= lesson.steps.count }

  /// What can be chosen by its number.
  var choices: [String] {
    switch phase {
    case .asking(_, let choices): choices
    case .reading: isLast ? Self.endings.map(\.rawValue) : []
    }
  }

  var content: ScreenContent<Target> {
    var rows: [Row<Target>] = []
    switch phase {
    case .asking(let question, _):
      rows = Row.definitions([(lesson.steps[step].name, "comes next. \(question)")])
    case .reading:
      if let verdict {
        rows.append(.text(verdict.words, style: verdict.isRight ? .good : .warning))
      }
      rows += lesson.rows(afterStep: step)
    }
    return ScreenContent(title: "\(lesson.title) · \(step) of \(lesson.steps.count)", rows: rows)
  }

  var hints: [KeyBinding.Hint] {
    func hint(_ key: String, _ words: String, _ command: Command?) -> KeyBinding.Hint {
      KeyBinding.Hint(key: key, words: words, command: command)
    }
    let first: [KeyBinding.Hint] =
      switch phase {
      case .asking(_, let choices):
        [hint("1–\(choices.count)", "answer", nil), hint("Space", "just show it", .open)]
      case .reading: [hint("Space", isLast ? "next lesson" : "next step", .open)]
      }
    return first + (step > 0 ? [hint("←", "step back", .undo)] : []) + [hint("Esc", "end", .back)]
  }

  /// The choices with their numbers, line by line in a frame of so many columns.
  func choiceLines(width: Int) -> [[Footer<Target>.Hint]] {
    let hints = choices.enumerated().map { number, words in
      Footer<Target>.Hint(key: "\(number + 1)", words: words, action: .choice(number))
    }
    return Footer.lines(of: hints, width: width - 4)
  }

  /// The lines it takes in its frame: the same for all steps, so that the windows stay as large as they are,
  /// but where a question has no room in those.
  func height(width: Int) -> Int {
    let lines = (0...lesson.steps.count).map { step in
      let caption = Caption(lesson: lesson, step: step)
      let hasVerdict = step > 0 && lesson.steps[step - 1].question != nil
      return caption.lineCount(width: width) + (hasVerdict ? 1 : 0)
    }
    return 2 + max(lines.max() ?? 0, lineCount(width: width))
  }

  private func lineCount(width: Int) -> Int {
    Layout(of: content, width: width - 2).lineCount + choiceLines(width: width).count
  }
}

extension Lesson {
  /// What is to be seen after so many steps; before the first, what it is about.
  fileprivate func rows(afterStep step: Int) -> [Row<Target>] {
    guard step > 0 else { return [.text(looks)] }
    return Row.definitions([(steps[step - 1].name, steps[step - 1].words)])
  }
}
