import DesignSystem
import ShopCore
import ShopData

/// Plays a script on a shop, one stroke after the other, and checks what it expects on the way.
final class Player {
  /// The screen of a script that does not say how large it is.
  static let size = ScreenSize(columns: 160, rows: 48)

  let script: Script
  /// What is played on; another one after a second `wiring`.
  private(set) var shop: HeadlessShop
  /// How everything was before what was done last.
  private(set) var before: Moment
  /// What becomes of a picture that the script asks for.
  var keepPicture: (_ name: String, HeadlessShop) throws -> Void = { _, _ in }
  /// Hears of every statement before it is carried out.
  var announce: (Script.Line) -> Void = { _ in }

  /// For each law that was broken so far the line that did it, in the order of the shop's violations.
  private(set) var breakingLines: [Script.Line?] = []

  private var rest: ArraySlice<Script.Line>
  private let makeShop: (NamedWiring) throws -> HeadlessShop
  private var strokes: ArraySlice<Stroke> = []
  /// The line that is played, or was played last.
  private(set) var line: Script.Line?

  /// What was played so far, or is about to be.
  var played: ArraySlice<Script.Line> { script.lines.dropLast(rest.count) }

  /// How much of what it expects was not looked at yet.
  var unseenExpectations: Int { rest.count(where: \.isExpectation) }

  /// A player before the first line; throws what making the shop can throw.
  init(
    _ script: Script,
    on size: ScreenSize? = nil,
    charset: Charset = .unicode,
    in database: ShopDatabase? = nil
  ) throws {
    self.script = script
    makeShop = { wiring in
      try HeadlessShop(
        windowCount: script.windowCount,
        size: script.size ?? size ?? Self.size,
        wiring: wiring,
        charset: charset,
        in: database
      )
    }
    shop = try makeShop(script.wiring)
    rest = script.lines[...]
    before = Moment(of: shop)
  }

  /// Plays everything up to a line, that one included, or to the end.
  func play(through last: Int = .max, each: (Stroke) throws -> Void = { _ in }) throws {
    while let stroke = try next(through: last) {
      try perform(stroke)
      try each(stroke)
    }
  }

  /// What is to be done next, after what is expected before that was checked; nil at the end.
  func next(through last: Int = .max) throws -> Stroke? {
    while true {
      if let line, let stroke = strokes.popFirst() {
        if stroke.deed != .rest { try checkThatSomebodyHears(line) }
        return stroke
      }
      guard let line = rest.first, line.number <= last else { return nil }
      rest = rest.dropFirst()
      self.line = line
      announce(line)
      switch line.statement {
      case .wiring(let wiring) where hasBegun:
        try beginAnew(under: wiring)
        strokes = [Stroke(deed: .rest, pause: Stroke.linkPause)]
      case .windows, .size, .wiring: break
      case .expect(let expectation):
        if expectation.isAboutPicture { try checkThatSomebodyHears(line) }
        if let seen = words(against: expectation) { throw PlayError.otherwise(line, seen: seen) }
      case .picture(let name): try keepPicture(name, shop)
      case .pause(let milliseconds):
        strokes = [Stroke(deed: .rest, pause: .milliseconds(milliseconds))]
      case .keys, .type, .typeSecret, .paste, .click, .wheel, .resize, .open, .answerPayment, .quit,
        .relaunch:
        try checkThatSomebodyHears(line)
        before = Moment(of: shop)
        strokes = try strokes(for: line)[...]
      }
    }
  }

  private var hasBegun: Bool { played.contains { !$0.statement.isSetting } }

  private func beginAnew(under wiring: NamedWiring) throws {
    shop = try makeShop(wiring)
    before = Moment(of: shop)
    breakingLines = []
  }

  /// Throws where the shop was left, be it in the midst of the line, and what comes next does not start
  /// it again.
  private func checkThatSomebodyHears(_ line: Script.Line) throws(PlayError) {
    guard shop.isRunning || line.statement.starts else {
      let reason = "the shop was left; “relaunch” or “open” comes back to it."
      throw .impossible(line, reason: reason)
    }
  }

  func perform(_ stroke: Stroke) throws {
    try shop.carryOut(stroke.deed)
    while breakingLines.count < shop.violations.count { breakingLines.append(line) }
  }
}
