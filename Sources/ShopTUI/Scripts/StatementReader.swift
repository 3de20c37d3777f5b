import NavigationLaws
import ShopCore

/// Parses one statement.
nonisolated struct StatementReader {
  var tokens: ArraySlice<ScriptToken>

  /// What a statement can begin with.
  static let firstWords = [
    "windows", "size", "wiring", "key", "type", "paste", "click", "double", "middle", "wheel",
    "resize", "open", "answer", "quit", "relaunch", "pause", "picture", "expect",
  ]

  /// The statement in a line; nil if the line is empty or a comment.
  static func statement(in line: some StringProtocol) throws(ScriptProblem) -> Statement? {
    let start = line.drop(while: \.isWhitespace)
    guard let first = start.first, first != "#" else { return nil }
    var reader = StatementReader(tokens: try ScriptToken.tokens(of: start)[...])
    let statement = try reader.statement()
    try reader.end()
    return statement
  }

  private mutating func statement() throws(ScriptProblem) -> Statement {
    guard case .word(let name)? = tokens.first else {
      throw .unknownStatement(tokens.first?.words ?? "")
    }
    skip()
    switch name {
    case "windows": return .windows(try windowCount())
    case "size": return .size(try size())
    case "wiring": return .wiring(try choice("a wiring"))
    case "key": return .keys(try keys())
    case "type":
      if accepts("secret") { return .typeSecret(try choice("the name of a secret")) }
      return .type(try text("a text in quotation marks, or “secret”"))
    case "paste": return .paste(try text("a text in quotation marks"))
    case "click": return .click(.single, try spot())
    case "double", "middle":
      guard accepts("click") else { throw unexpected("“click”") }
      return .click(name == "double" ? .double : .middle, try spot())
    case "wheel": return .wheel(try choice("a direction"), try point())
    case "resize": return .resize(try size())
    case "open": return .open(try linkRequest())
    case "answer":
      guard accepts("payment") else { throw unexpected("“payment”") }
      return .answerPayment
    case "quit": return .quit
    case "relaunch": return .relaunch
    case "pause": return .pause(milliseconds: try milliseconds())
    case "picture": return .picture(try pictureName())
    case "expect": return .expect(try expectation())
    default: throw .unknownStatement(name)
    }
  }

  private mutating func expectation() throws(ScriptProblem) -> Expectation {
    if accepts("window") {
      let letter = try letter()
      if accepts("unchanged") { return .unchanged(window: letter) }
      if accepts("unmoved") { return .unmoved(window: letter) }
      return try sight(
        of: .window(letter),
        otherwise: "“shows”, “does not show”, “unchanged” or “unmoved”"
      )
    }
    if accepts("screen") { return try sight(of: .screen) }
    if accepts("status") { return try sight(of: .status) }
    if accepts("focus") { return .focus(window: try letter()) }
    if accepts("windows") { return .windows(try windowCount()) }
    if accepts("path") {
      return .path(window: try letter(), try text("a path in quotation marks"))
    }
    if accepts("link") { return .link(window: try letter(), try wordOrText("a link")) }
    if accepts("laws") {
      guard accepts("hold") else { throw unexpected("“hold”") }
      return .lawsHold
    }
    if accepts("law") {
      let law: LawName = try choice("a law")
      if accepts("broken") { return .broken(law) }
      guard accepts("kept") else { throw unexpected("“broken” or “kept”") }
      return .kept(law)
    }
    throw unexpected(
      "“window”, “screen”, “status”, “focus”, “windows”, “path”, “link”, “law” or “laws”"
    )
  }

  private mutating func sight(
    of surface: Expectation.Surface,
    otherwise words: String = "“shows” or “does not show”"
  ) throws(ScriptProblem) -> Expectation {
    if accepts("shows") { return .shows(surface, try seen()) }
    guard accepts("does") else { throw unexpected(words) }
    guard accepts("not") else { throw unexpected("“not”") }
    guard accepts("show") else { throw unexpected("“show”") }
    return .hides(surface, try seen())
  }

  /// Every screen shows an empty text: expecting it proves nothing.
  private mutating func seen() throws(ScriptProblem) -> String {
    let expected = "a text in quotation marks"
    let text = try text(expected)
    guard !text.isEmpty else { throw .expected(expected, found: "") }
    return text
  }
}
