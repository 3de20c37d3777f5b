import DesignSystem
import NavigationLaws
import ShopCore

@testable import ShopTUI

/// Statements of every kind, drawn by lot.
struct RandomStatements {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func script() -> Script {
    let settings: [Statement] = [
      .windows(number(1...26)), .size(size()), .wiring(pick(NamedWiring.everyMixture)),
    ]
    let chosen = settings.filter { _ in Bool.random(using: &random) }
    return Script(chosen + (0..<number(0...12)).map { _ in statement() })
  }

  private mutating func statement() -> Statement {
    switch number(0...12) {
    case 0: .keys((0...number(0...3)).map { _ in key() })
    case 1: .type(text())
    case 2: .typeSecret(pick(SecretText.allCases))
    case 3: .paste(text())
    case 4: .click(pick(Statement.Click.allCases), .cell(point()))
    case 5:
      .click(
        pick(Statement.Click.allCases),
        .text("x" + text(), window: pick([nil, letter()]))
      )
    case 6: .wheel(pick(Statement.Wheel.allCases), point())
    case 7: .resize(size())
    case 8:
      .open(
        LinkRequest(
          link: text(),
          place: pick([.focusedWindow, .newWindow, .window(letter: letter())])
        )
      )
    case 9: pick([.quit, .relaunch, .answerPayment])
    case 10: .pause(milliseconds: number(0...600_000))
    case 11: .picture("\(pick(["a", "a-b_2", "tea.pot"]))\(number(0...99_999_999)).svg")
    default: .expect(expectation())
    }
  }

  private mutating func expectation() -> Expectation {
    let surface: Expectation.Surface = pick([.screen, .status, .window(letter())])
    return switch number(0...10) {
    case 0: .shows(surface, "x" + text())
    case 1: .hides(surface, "x" + text())
    case 2: .unchanged(window: letter())
    case 3: .unmoved(window: letter())
    case 4: .path(window: letter(), text())
    case 5: .link(window: letter(), text())
    case 6: .focus(window: letter())
    case 7: .windows(number(1...26))
    case 8: .broken(pick(LawName.allCases))
    case 9: .kept(pick(LawName.allCases))
    default: .lawsHold
    }
  }

  private mutating func key() -> Key {
    let letters: [Character] = ["a", "Z", "#", "\"", "-", "/", "é", "急", "?"]
    let keys: [Key] = [
      Key(.enter), Key(.tab), Key(.backTab), Key(.backspace), Key(.escape), Key(.up), Key(.down),
      Key(.left), Key(.right), Key(.home), Key(.end), Key(.pageUp), Key(.pageDown), Key(.insert),
      Key(.delete), Key(.function(number(1...12))), .control("p"), .control("-"), .control(" "),
      .alt("x"), .alt("-"), Key(.up, [.control, .alt, .shift]), Key(.function(6), .shift),
      .character(" "),
    ]
    return Bool.random(using: &random) ? pick(keys) : .character(pick(letters))
  }

  private mutating func text() -> String {
    let pieces = [
      "tea", " ", "\"", "\\", "\n", "\t", "#", "\u{1B}", "\u{0}", "\u{202E}", "\u{2028}", "é", "急須",
      "e\u{301}", "\u{301}", "🪴", "\u{200D}", "{", "}", "\\u{41}", "‹", "”", "\r", "\r\n",
    ]
    return (0..<number(0...6)).map { _ in pick(pieces) }.joined()
  }

  private mutating func letter() -> String { pick(["A", "B", "Z"]) }

  private mutating func size() -> ScreenSize {
    ScreenSize(columns: number(1...1_000), rows: number(1...500))
  }

  private mutating func point() -> Point {
    Point(column: number(0...999), row: number(0...499))
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
