import DesignSystem
import ShopCore
import ShopData

/// Plays a script stroke by stroke and checks its expectations.
final class Player {
  /// The screen size for a script that doesn't set one.
  static let size = ScreenSize(columns: 160, rows: 48)

  let script: Script
  /// Replaced when the script starts over with another wiring.
  private(set) var shop: HeadlessShop
  /// The snapshot before the last action.
  private(set) var before: ScreenSnapshot
  var keepPicture: (_ name: String, HeadlessShop) throws -> Void = { _, _ in }
  /// Called before each statement.
  var announce: (Script.Line) -> Void = { _ in }

  /// The line that caused each of the shop's violations, in the same order.
  private(set) var breakingLines: [Script.Line?] = []

  private var rest: ArraySlice<Script.Line>
  private let makeShop: (NamedWiring) throws -> HeadlessShop
  private var strokes: ArraySlice<Stroke> = []
  /// The line being played, or the last one played.
  private(set) var line: Script.Line?

  /// What a viewer saw pressed last: a key, or else a statement.
  private(set) var pressed = ""
  /// The lines played so far, including the current one.
  var played: ArraySlice<Script.Line> { script.lines.dropLast(rest.count) }

  var unseenExpectations: Int { rest.count(where: \.isExpectation) }

  /// A player before the first line; throws if the shop can't be created.
  init(_ script: Script, on size: ScreenSize? = nil, in database: ShopDatabase? = nil) throws {
    self.script = script
    makeShop = { wiring in
      try HeadlessShop(
        windowCount: script.windowCount,
        size: script.size ?? size ?? Self.size,
        wiring: wiring,
        in: database
      )
    }
    shop = try makeShop(script.wiring)
    rest = script.lines[...]
    before = ScreenSnapshot(of: shop)
  }

  /// Plays up to and including a line, or to the end.
  func play(through last: Int = .max, each: (Stroke) throws -> Void = { _ in }) throws {
    while let stroke = try next(through: last) {
      try perform(stroke)
      try each(stroke)
    }
  }

  /// The next stroke, after checking the expectations before it; nil at the end.
  func next(through last: Int = .max) throws -> Stroke? {
    while true {
      if let line, let stroke = strokes.popFirst() {
        if stroke.event != .rest { try checkIsRunning(line) }
        return stroke
      }
      guard let line = rest.first, line.number <= last else { return nil }
      rest = rest.dropFirst()
      self.line = line
      announce(line)
      switch line.statement {
      case .wiring(let wiring) where hasBegun:
        try startOver(under: wiring)
        strokes = [Stroke(event: .rest, pause: Stroke.linkPause)]
      case .windows, .size, .wiring: break
      case .expect(let expectation):
        if expectation.isAboutPicture { try checkIsRunning(line) }
        if let seen = words(against: expectation) { throw PlayError.otherwise(line, seen: seen) }
      case .picture(let name): try keepPicture(name, shop)
      case .pause(let milliseconds):
        strokes = [Stroke(event: .rest, pause: .milliseconds(milliseconds))]
      case .keys, .type, .typeSecret, .paste, .click, .wheel, .resize, .open, .answerPayment, .quit,
        .relaunch:
        try checkIsRunning(line)
        before = ScreenSnapshot(of: shop)
        strokes = try strokes(for: line)[...]
      }
    }
  }

  private var hasBegun: Bool { played.contains { !$0.statement.isSetting } }

  private func startOver(under wiring: NamedWiring) throws {
    shop = try makeShop(wiring)
    before = ScreenSnapshot(of: shop)
    breakingLines = []
  }

  /// Throws if the shop was quit and the line doesn't start it again.
  private func checkIsRunning(_ line: Script.Line) throws(PlayError) {
    guard shop.isRunning || line.statement.starts else {
      let reason = "the shop has quit; “relaunch” or “open” starts it again."
      throw .impossible(line, reason: reason)
    }
  }

  func perform(_ stroke: Stroke) throws {
    pressed = words(for: stroke) ?? pressed
    try shop.carryOut(stroke.event)
    while breakingLines.count < shop.violations.count { breakingLines.append(line) }
  }
}
