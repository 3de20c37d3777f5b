import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore
import ShopScreens

/// The shortest counterexample for a law, played step by step in separate windows that replace the
/// session's on the screen and leave them unchanged.
final class PlayedHistory: PollSource {
  let wiring: NamedWiring
  let found: Counterexample
  /// The number of steps done.
  private(set) var next = 0
  /// True if the objects are drawn beside the windows.
  var showsObjects = true

  private let steps: [Step]
  private let windows: Int
  private var shop: HeadlessShop
  private var words = ""
  /// When the next step is due; nil while it waits for a key.
  private(set) var deadline: ContinuousClock.Instant?

  fileprivate struct Step {
    let event: LoggedEvent
    /// The keys to press; nil if no keys lead to it.
    let pressed: [Statement]?
  }

  /// Starts with fresh windows on a screen of the same size as another.
  init(
    of found: Counterexample,
    _ events: [LoggedEvent],
    under wiring: NamedWiring,
    windows: Int,
    like canvas: Canvas
  ) throws {
    (self.found, self.wiring, self.windows) = (found, wiring, windows)
    let law = LawName(rawValue: found.law)
    let pressed = try law.flatMap {
      try PressedHistory(events, breaking: $0, under: wiring, windows: windows)
    }
    steps = events.enumerated().map { Step(event: $1, pressed: pressed?.steps[$0]) }
    shop = try Self.shop(of: windows, under: wiring, like: canvas)
    show()
  }

  var desktop: Desktop { shop.desktop }

  /// True once every step is done, which breaks the law.
  var isOver: Bool { next >= steps.count }

  func advance() throws {
    guard !isOver else { return }
    let step = steps[next]
    next += 1
    desktop.dockHasKeys = false
    let before = desktop.actionLog.timeline.latest
    if let pressed = step.pressed {
      for event in pressed.flatMap(\.events) { try shop.carryOut(event) }
    } else {
      try shop.replay(step.event)
    }
    words = wordsOfLast(since: before)
    show()
  }

  /// Stays at this step until a key continues.
  func pause() { deadline = nil }

  func stepBack() throws { try goBack(to: max(next - 1, 0)) }

  func playAgain() throws { try goBack(to: 0) }

  func toggleObjects() {
    showsObjects.toggle()
    show()
  }

  private func goBack(to step: Int) throws {
    shop = try Self.shop(of: windows, under: wiring, like: desktop.canvas)
    (next, words) = (0, "")
    show()
    while next < step { try advance() }
  }

  private static func shop(
    of windows: Int,
    under wiring: NamedWiring,
    like canvas: Canvas
  ) throws -> HeadlessShop {
    try HeadlessShop(
      windowCount: windows,
      size: ScreenSize(columns: canvas.width, rows: canvas.height),
      wiring: wiring,
      charset: canvas.charset
    )
  }

  /// Describes the step, without the rows that were only selected on the way.
  private func wordsOfLast(since number: Int) -> String {
    let timeline = desktop.actionLog.timeline
    let first = max(timeline.latest < number ? 0 : number, timeline.earliest) + 1
    let last = stride(from: timeline.latest, through: first, by: -1).first {
      timeline[$0]?.record.outcome != .viewChanged
    }
    return last.flatMap { desktop.words(ofAction: $0)?.text } ?? "the shop starts again"
  }

  private func show() {
    desktop.dock = .played(panel)
    desktop.dockHasKeys = true
    desktop.beside = showsObjects ? .inspector(InspectorPanel()) : nil
    desktop.greeting = Greeting(
      words: "These windows are a replay; Esc returns to your own.",
      brief: "A replay; Esc returns to your windows."
    )
    desktop.drawAnew()
    deadline = isOver ? nil : .now + .reading(words)
  }

  private var panel: PlayedPanel {
    PlayedPanel(
      title: "\(found.law) · step \(next) of \(steps.count)",
      rows: rows,
      isOver: isOver,
      hasReason: !wiring.isRight
    )
  }

  private var rows: [Row<MenuAction>] {
    guard next > 0 else {
      let way =
        steps.count == 1
        ? "one step breaks this law"
        : "\(steps.count) steps break this law" + (found.isShortest ? ", and no fewer" : "")
      return [
        .text("With \(wiring.words), \(way):"), .text(found.sentence, style: .heading),
      ]
    }
    let step = Row<MenuAction>.definitions([(steps[next - 1].keys, words)])
    guard isOver else { return step }
    let finding = desktop.canvas.charset.spellingMarksOut("✗ \(found.finding)")
    return step + [
      .text(finding, style: .danger), .text(found.sentence, style: .secondary),
    ]
  }
}

extension PlayedHistory.Step {
  fileprivate var keys: String {
    guard let pressed else { return "·" }
    return pressed.map { statement in
      switch statement {
      case .keys(let keys): keys.map(\.words).joined(separator: " ")
      case .open(let request): "shop open \(request.link)\(request.place.option)"
      case .quit, .relaunch: "q, shop"
      default: statement.words
      }
    }.joined(separator: ", ")
  }
}

extension LinkRequest.Place {
  /// The option of `shop open` for it.
  fileprivate var option: String {
    switch self {
    case .focusedWindow: ""
    case .window(let letter): " --window \(letter)"
    case .newWindow: " --new-window"
    }
  }
}

/// The text below the windows while a counterexample is played.
struct PlayedPanel {
  let title: String
  let rows: [Row<MenuAction>]
  let isOver: Bool
  /// True if there is a lesson about the mistake.
  let hasReason: Bool

  /// The height in lines, the same for every step so that the windows keep their size.
  static let height = 6

  var hint: String { isOver ? "Esc: back" : "Space: next step · Esc: back" }

  var hints: [KeyBinding.Hint] {
    [.init("Space", isOver ? "again" : "next step", .open)]
      + (hasReason ? [.init("?", "why", .help)] : [])
      + [.init("←", "step back"), .init("i", "objects", .inspector), .init("Esc", "back", .back)]
  }
}
