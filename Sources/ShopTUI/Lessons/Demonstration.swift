import DesignSystem
import SceneNavigation
import ShopCore

/// A lesson being played: keys are pressed at reading speed in separate windows, the right ones
/// beside the wrong ones.
final class Demonstration: PollSource {
  let lesson: Lesson
  let screen: SplitScreen
  /// The number of steps done.
  private(set) var next = 0
  private let shop: ShopState
  /// True if it asks before the step that breaks the law.
  private let asks: Bool
  /// When the next step is due; nil while it waits for a key.
  private(set) var deadline: ContinuousClock.Instant?

  /// Starts at the roots, or after a number of steps, where it waits for a key; nil for a lesson
  /// with nothing to show.
  init?(
    of lesson: Lesson,
    after steps: Int = 0,
    over shop: ShopState,
    asks: Bool = true,
    canvas: Canvas
  ) {
    guard let wiring = lesson.wiring, !lesson.steps.isEmpty else { return nil }
    self.lesson = lesson
    self.shop = shop
    self.asks = asks
    screen = SplitScreen(
      Self.windows,
      over: shop,
      under: wiring.isRight ? nil : wiring,
      canvas: canvas,
      caption: Caption(lesson: lesson, step: 0)
    )
    for step in lesson.steps.prefix(steps) { carryOut(step) }
    show(nil)
    if steps > 0 { deadline = nil }
  }

  private static let windows = AppState(windowCount: 2)

  var isOver: Bool { next >= lesson.steps.count }

  /// The question before the next step; nil while there is none.
  private(set) var question: LessonQuestion?

  var choices: [LessonAnswer] { question?.choices(in: currentState) ?? [] }

  /// The windows the questions are about.
  private var currentState: AppState { (screen.right ?? screen.left).app.lastState }

  /// Performs the next step, or asks about it first.
  func advance() {
    guard !isOver else { return }
    let step = lesson.steps[next]
    if asks, question == nil, let question = step.question {
      self.question = question
      deadline = nil
      let words = question.words(in: currentState)
      screen.caption?.phase = .asking(words, choices: choices.map { $0.label(among: choices) })
    } else {
      answer(nil)
    }
  }

  /// Performs the step that was asked about, and says what moved.
  ///
  /// If the user answered, a key is needed to continue.
  func answer(_ number: Int?) {
    guard !isOver else { return }
    let given = number.flatMap { choices.indices.contains($0) ? choices[$0] : nil }
    if number != nil, given == nil { return }
    let step = lesson.steps[next]
    let before = currentState
    carryOut(step)
    let moved = step.question.map { $0.answer(from: before, to: currentState) }
    show(moved.flatMap { moved in given.map { Self.verdict(on: $0, moved) } })
    if given != nil { deadline = nil }
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
    case .open(let link): screen.open(LinkRequest(link: "myshop://" + link))
    }
  }

  /// Waits for a key before the next step.
  func pause() { deadline = nil }

  private func show(_ verdict: (String, Bool)?) {
    screen.caption = Caption(lesson: lesson, step: next, verdict: verdict)
    let words = next == 0 ? lesson.symptom : lesson.steps[next - 1].words
    deadline = isOver ? nil : .now + .reading(words)
  }
}
