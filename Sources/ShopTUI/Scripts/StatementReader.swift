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
    let name = tokens.first
    switch name.map(\.words) {
    case _ where name?.isWord != true: throw .unknownStatement(name?.words ?? "")
    case "windows": skip(); return .windows(try windowCount())
    case "size": skip(); return .size(try size())
    case "wiring": skip(); return .wiring(try choice("a wiring"))
    case "key": skip(); return .keys(try keys())
    case "type":
      skip()
      if accepts("secret") { return .typeSecret(try choice("the name of a secret")) }
      return .type(try text("a text in quotation marks, or “secret”"))
    case "paste": skip(); return .paste(try text("a text in quotation marks"))
    case "click": skip(); return .click(.single, try spot())
    case "double", "middle":
      skip()
      guard accepts("click") else { throw unexpected("“click”") }
      return .click(name == .word("double") ? .double : .middle, try spot())
    case "wheel": skip(); return .wheel(try choice("a direction"), try point())
    case "resize": skip(); return .resize(try size())
    case "open": skip(); return .open(try linkRequest())
    case "answer":
      skip()
      guard accepts("payment") else { throw unexpected("“payment”") }
      return .answerPayment
    case "quit": skip(); return .quit
    case "relaunch": skip(); return .relaunch
    case "pause": skip(); return .pause(milliseconds: try milliseconds())
    case "picture": skip(); return .picture(try pictureName())
    case "expect": skip(); return .expect(try expectation())
    default: throw .unknownStatement(name?.words ?? "")
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
    if accepts("shows") { return .shows(surface, try text("a text in quotation marks")) }
    guard accepts("does") else { throw unexpected(words) }
    guard accepts("not") else { throw unexpected("“not”") }
    guard accepts("show") else { throw unexpected("“show”") }
    return .hides(surface, try text("a text in quotation marks"))
  }
}

nonisolated extension ScriptToken {
  fileprivate var isWord: Bool { if case .word = self { true } else { false } }
}
