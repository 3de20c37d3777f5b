import DesignSystem

/// The text and choices of a lesson, below the windows it is played in.
struct Caption {
  let lesson: Lesson
  /// The number of steps done.
  let step: Int
  var phase = Phase.reading
  /// The answer given before the step, and whether it was right.
  var verdict: (words: String, isRight: Bool)?

  enum Phase: Equatable {
    /// The user reads what the step did.
    case reading
    /// The user answers a question before the next step.
    case asking(String, choices: [String])
  }

  /// The choices after the last step.
  enum Ending: String, CaseIterable {
    case again
    case stepBack = "step back"
    case nextLesson = "next lesson"
    case tryIt = "try it yourself"
  }

  var isLast: Bool { step >= lesson.steps.count }

  var choices: [String] {
    switch phase {
    case .asking(_, let choices): choices
    case .reading: isLast ? Ending.allCases.map(\.rawValue) : []
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
    let first: [KeyBinding.Hint] =
      switch phase {
      case .asking(_, let choices):
        [.init("1–\(choices.count)", "answer"), .init("Space", "just show it", .open)]
      case .reading: [.init("Space", isLast ? "next lesson" : "next step", .open)]
      }
    return first + (step > 0 ? [.init("←", "step back", .undo)] : []) + [.init("Esc", "end", .back)]
  }

  func choiceLines(width: Int) -> [[Footer<Target>.Hint]] {
    let hints = choices.enumerated().map { number, words in
      Footer<Target>.Hint(key: "\(number + 1)", words: words, action: .choice(number))
    }
    return Footer.lines(of: hints, width: width - 4)
  }

  /// The height of its frame.
  ///
  /// The same for all steps, so that the windows keep their size, except for a question that does
  /// not fit.
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
  /// What to look at after this many steps; before the first, the subject.
  fileprivate func rows(afterStep step: Int) -> [Row<Target>] {
    guard step > 0 else { return [.text(symptom)] }
    return Row.definitions([(steps[step - 1].name, steps[step - 1].words)])
  }
}
