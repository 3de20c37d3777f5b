import DesignSystem
import SceneNavigation
import ShopCore

/// A lesson that is played: keys pressed one after the other at reading speed, in windows of its own, right
/// beside wrong.
final class Demonstration {
  let lesson: Lesson
  /// What is to be seen of it.
  let screen: SplitScreen
  /// How many steps were done.
  private(set) var next = 0
  private let shop: ShopState
  /// Whether it asks before the step that breaks the law.
  private let asks: Bool
  private var caption: Caption
  private var nextStep: ContinuousClock.Instant?

  /// How long a letter takes to be read, and the least a step stands still.
  private static let perLetter = Duration.milliseconds(45)
  private static let least = Duration.seconds(2)

  /// Begins with the windows at their roots, or after so many steps, where it waits for a key; nil for a
  /// lesson with nothing to show.
  init?(
    of lesson: Lesson,
    after steps: Int = 0,
    over shop: ShopState,
    asks: Bool = true,
    keymap: Keymap,
    canvas: Canvas
  ) {
    guard let wiring = lesson.wiring, !lesson.steps.isEmpty else { return nil }
    self.lesson = lesson
    self.shop = shop
    self.asks = asks
    caption = Caption(lesson: lesson, step: 0)
    screen = SplitScreen(
      Self.windows,
      over: shop,
      under: wiring.isRight ? nil : wiring,
      keymap: keymap,
      canvas: canvas,
      caption: caption
    )
    for step in lesson.steps.prefix(steps) { carryOut(step) }
    show(nil)
    if steps > 0 { nextStep = nil }
  }

  private static let windows = AppState(windowCount: 2)

  /// Whether everything was shown.
  var isOver: Bool { next >= lesson.steps.count }

  /// What is asked before the next step; nil while nothing is.
  private(set) var question: LessonQuestion?

  /// What there is to answer.
  var choices: [LessonAnswer] { question?.choices(in: standing) ?? [] }

  /// The windows that the questions are about.
  private var standing: AppState { (screen.right ?? screen.left).app.lastState }

  /// Does the next step, or asks about it first.
  func advance() {
    guard !isOver else { return }
    let step = lesson.steps[next]
    if asks, question == nil, let question = step.question {
      self.question = question
      nextStep = nil
      let words = question.words(in: standing)
      caption.phase = .asking(words, choices: choices.map(\.label))
      screen.caption = caption
    } else {
      answer(nil)
    }
  }

  /// Does the step that was asked about, and says what moved; whoever answered goes on by a key.
  func answer(_ number: Int?) {
    guard !isOver else { return }
    let given = number.flatMap { choices.indices.contains($0) ? choices[$0] : nil }
    if number != nil, given == nil { return }
    let step = lesson.steps[next]
    let before = standing
    carryOut(step)
    let moved = step.question.map { $0.answer(from: before, to: standing) }
    show(moved.flatMap { moved in given.map { Self.verdict(on: $0, moved) } })
    if given != nil { nextStep = nil }
  }

  private static func verdict(on given: LessonAnswer, _ moved: LessonAnswer) -> (String, Bool) {
    let isRight = given == moved
    let words = moved.names.isEmpty ? "nothing moved" : "\(moved.words) moved"
    return ((isRight ? "Yes: " : "Not \(given.words): ") + words + ".", isRight)
  }

  private func carryOut(_ step: LessonStep) {
    next += 1
    question = nil
    switch step.event {
    case .press(let key):
      screen.carryOut { half in
        half.desktop.dock = nil
        _ = half.carryOut { $0.handle(.key(key)) }
      }
    case .compare(let mistake): screen.begin(with: Self.windows, over: shop, under: mistake)
    case .relaunch: screen.carryOut { $0.relaunch(opening: nil) }
    case .launch(let link): screen.carryOut { $0.relaunch(opening: link) }
    case .open(let link): _ = screen.open(LinkRequest(link: "myshop://" + link))
    }
  }

  private func show(_ verdict: (String, Bool)?) {
    caption = Caption(lesson: lesson, step: next, verdict: verdict)
    screen.caption = caption
    let words = next == 0 ? lesson.looks : lesson.steps[next - 1].words
    nextStep = isOver ? nil : .now + max(Self.least, Self.perLetter * words.count)
  }
}

/// The loop comes back to it when the next step is due.
extension Demonstration: PollSource {
  var deadline: ContinuousClock.Instant? { nextStep }
}
