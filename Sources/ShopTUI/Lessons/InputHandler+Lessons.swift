import DesignSystem
import ShopCore

extension InputHandler {
  /// Lists the lessons; under a mistake its own is selected, otherwise the tour above them.
  func showLessons() {
    show(.lessons, at: Lesson(about: desktop.wiring).map { .read($0) })
  }

  func play(_ lesson: Lesson) {
    play(lesson, after: lesson == .tour ? desktop.tourStep : 0)
  }

  private func play(_ lesson: Lesson, after steps: Int) {
    let demonstration = Demonstration(
      of: lesson,
      after: steps,
      over: app.shop.state,
      asks: app.shop.state.settings.lessonsAsk,
      canvas: desktop.emptyCanvas
    )
    guard let demonstration else { return }
    desktop.look(at: lesson.wiring)
    desktop.overlay = nil
    if show(demonstration.screen) { self.demonstration = demonstration }
    noteTour()
  }

  func handleInDemonstration(_ key: Key) -> Request? {
    if case .character(let digit) = key.name, key.modifiers.isEmpty,
      let number = digit.wholeNumberValue
    {
      choose(number - 1)
      return nil
    }
    switch (key, desktop.keymap.command(for: key)) {
    case (Key(.left), _), (Key(.backspace), _), (.character("h"), _): stepBack()
    case (_, .open), (_, .down): advance()
    case (_, .up): stepBack()
    case (_, .back): endDemonstration()
    case (_, .quit) where key != .control("c"): endDemonstration()
    default: return requestOnly(key)
    }
    return nil
  }

  func carryOutInDemonstration(_ command: Command) {
    switch command {
    case .open: advance()
    case .undo: stepBack()
    case .back: endDemonstration()
    default: break
    }
  }

  /// Performs the next step; after the last, starts the next lesson.
  func advance() {
    guard let demonstration else { return }
    if demonstration.isOver { return playNext() }
    demonstration.advance()
    noteTour()
  }

  /// Answers the question, or carries out a choice at the end.
  func choose(_ number: Int) {
    guard let demonstration else { return }
    if demonstration.question != nil {
      demonstration.answer(number)
      noteTour()
    } else if demonstration.isOver, Caption.Ending.allCases.indices.contains(number) {
      switch Caption.Ending.allCases[number] {
      case .again: play(demonstration.lesson, after: 0)
      case .stepBack: stepBack()
      case .nextLesson: playNext()
      case .tryIt: tryIt()
      }
    }
  }

  /// Returns to before the last step, or to before a question.
  private func stepBack() {
    guard let demonstration else { return }
    let step = demonstration.question == nil ? demonstration.next - 1 : demonstration.next
    if step >= 0 { play(demonstration.lesson, after: step) }
  }

  /// Plays the next lesson; after the last, lists all lessons.
  private func playNext() {
    guard let lesson = demonstration?.lesson else { return }
    let lessons = [.tour] + Lesson.mistakes
    guard let place = lessons.firstIndex(of: lesson), place + 1 < lessons.count else {
      leaveSplit()
      return show(.lessons)
    }
    play(lessons[place + 1], after: 0)
  }

  private func tryIt() {
    guard let screen = demonstration?.screen else { return }
    demonstration = nil
    screen.caption = nil
  }

  private func noteTour() {
    guard let demonstration, demonstration.lesson == .tour else { return }
    desktop.tourStep = demonstration.isOver ? 0 : demonstration.next
  }

  /// Advances the demonstration if its next step is due; without room it waits for a key.
  func advanceByClock(at now: ContinuousClock.Instant = .now) {
    guard let demonstration, let deadline = demonstration.deadline, deadline <= now else { return }
    if desktop.isTooSmall {
      demonstration.pause()
    } else if desktop.split === demonstration.screen {
      if !demonstration.isOver { advance() }
    } else {
      self.demonstration = nil
    }
  }

  /// Shows the page of the lesson, or after the tour the list of lessons.
  func endDemonstration() {
    guard let lesson = demonstration?.lesson else { return }
    leaveSplit()
    let lessons = Menu(.lessons)
    desktop.overlay = .menu(lesson == .tour ? lessons : Menu(.lesson(lesson), after: [lessons]))
  }
}
