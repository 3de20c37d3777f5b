import ShopCore

/// Reads one statement, word after word.
nonisolated struct StatementReader {
  private var tokens: ArraySlice<ScriptToken>

  /// The statement of a line; nil where it is empty or a comment.
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
      if takes("secret") { return .typeSecret(try choice("the name of a secret")) }
      return .type(try text("a text in quotation marks, or “secret”"))
    case "paste": skip(); return .paste(try text("a text in quotation marks"))
    case "click": skip(); return .click(.single, try spot())
    case "double", "middle":
      skip()
      guard takes("click") else { throw unexpected("“click”") }
      return .click(name == .word("double") ? .double : .middle, try spot())
    case "wheel": skip(); return .wheel(try choice("a direction"), try point())
    case "resize": skip(); return .resize(try size())
    case "open": skip(); return .open(try linkRequest())
    case "answer":
      skip()
      guard takes("payment") else { throw unexpected("“payment”") }
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
    if takes("window") {
      let letter = try letter()
      if takes("unchanged") { return .unchanged(window: letter) }
      if takes("unmoved") { return .unmoved(window: letter) }
      return try sight(
        of: .window(letter),
        otherwise: "“shows”, “does not show”, “unchanged” or “unmoved”"
      )
    }
    if takes("screen") { return try sight(of: .screen) }
    if takes("status") { return try sight(of: .status) }
    if takes("focus") { return .focus(window: try letter()) }
    if takes("windows") { return .windows(try windowCount()) }
    if takes("trail") {
      return .trail(window: try letter(), try text("a trail in quotation marks"))
    }
    if takes("link") { return .link(window: try letter(), try wordOrText("a link")) }
    if takes("laws") {
      guard takes("hold") else { throw unexpected("“hold”") }
      return .lawsHold
    }
    if takes("law") {
      let law: Law = try choice("a law")
      if takes("broken") { return .broken(law) }
      guard takes("kept") else { throw unexpected("“broken” or “kept”") }
      return .kept(law)
    }
    throw unexpected(
      "“window”, “screen”, “status”, “focus”, “windows”, “trail”, “link”, “law” or “laws”"
    )
  }

  private mutating func sight(
    of surface: Expectation.Surface,
    otherwise words: String = "“shows” or “does not show”"
  ) throws(ScriptProblem) -> Expectation {
    if takes("shows") { return .shows(surface, try text("a text in quotation marks")) }
    guard takes("does") else { throw unexpected(words) }
    guard takes("not") else { throw unexpected("“not”") }
    guard takes("show") else { throw unexpected("“show”") }
    return .hides(surface, try text("a text in quotation marks"))
  }
}

nonisolated extension StatementReader {
  private mutating func skip() { tokens = tokens.dropFirst() }

  private func unexpected(_ expected: String) -> ScriptProblem {
    .expected(expected, found: tokens.first?.words)
  }

  private func end() throws(ScriptProblem) {
    if let token = tokens.first { throw .superfluous(token.words) }
  }

  /// Takes a word, if it stands next.
  private mutating func takes(_ word: String) -> Bool {
    guard tokens.first == .word(word) else { return false }
    skip()
    return true
  }

  private mutating func text(_ expected: String) throws(ScriptProblem) -> String {
    guard case .text(let text)? = tokens.first else { throw unexpected(expected) }
    skip()
    return text
  }

  private mutating func wordOrText(_ expected: String) throws(ScriptProblem) -> String {
    guard let token = tokens.first else { throw unexpected(expected) }
    skip()
    return token.words
  }

  /// A word that is the name of one of several things.
  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ kind: String
  ) throws(ScriptProblem) -> Choice where Choice.RawValue == String {
    guard case .word(let word)? = tokens.first, let choice = Choice(rawValue: word) else {
      let names = Choice.allCases.map(\.rawValue)
      throw unexpected(names.count > 1 ? "\(kind): \(names.list("or"))" : "\(kind): \(names[0])")
    }
    skip()
    return choice
  }

  private mutating func number(
    _ range: ClosedRange<Int>,
    _ expected: String
  ) throws(ScriptProblem) -> Int {
    guard case .word(let word)? = tokens.first, word.allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = Int(word), range.contains(number)
    else {
      throw unexpected("\(expected), \(range.lowerBound) to \(range.upperBound)")
    }
    skip()
    return number
  }

  private mutating func windowCount() throws(ScriptProblem) -> Int {
    try number(1...WindowGroup.most, "a number of windows")
  }

  private mutating func size() throws(ScriptProblem) -> ScreenSize {
    ScreenSize(
      columns: try number(1...1_000, "a number of columns"),
      rows: try number(1...500, "a number of rows")
    )
  }

  private mutating func point() throws(ScriptProblem) -> Statement.Point {
    Statement.Point(
      column: try number(1...1_000, "a column"),
      row: try number(1...500, "a row")
    )
  }

  private mutating func keys() throws(ScriptProblem) -> [Key] {
    var keys: [Key] = []
    repeat {
      guard let token = tokens.first, let key = Key(words: token.words) else {
        throw unexpected("a key, such as Enter, Esc, ↓, PgDn, F5, Ctrl-P or a letter")
      }
      keys.append(key)
      skip()
    } while !tokens.isEmpty
    return keys
  }

  private mutating func spot() throws(ScriptProblem) -> Statement.Spot {
    if case .text(let text)? = tokens.first {
      skip()
      guard !text.isEmpty else { throw .expected("a text to click on", found: "") }
      return .text(text, window: try windowAfterIn())
    }
    guard case .word(let word)? = tokens.first, word.first?.isNumber == true else {
      throw unexpected("a text in quotation marks, or a column and a row")
    }
    return .cell(try point())
  }

  private mutating func linkRequest() throws(ScriptProblem) -> LinkRequest {
    let link = try wordOrText("a link")
    guard takes("in") else { return LinkRequest(link: link) }
    if takes("new") { return LinkRequest(link: link, place: .newWindow) }
    return LinkRequest(link: link, place: .window(letter: try letter()))
  }

  private mutating func windowAfterIn() throws(ScriptProblem) -> String? {
    takes("in") ? try letter() : nil
  }

  private mutating func letter() throws(ScriptProblem) -> String {
    guard case .word(let word)? = tokens.first, word.utf8.count == 1,
      word.utf8.allSatisfy({ (65...90).contains($0) })
    else { throw unexpected("the letter of a window, A to Z") }
    skip()
    return word
  }

  private mutating func milliseconds() throws(ScriptProblem) -> Int {
    let expected = "a number of seconds up to 600, such as 2 or 0.5"
    guard case .word(let word)? = tokens.first else { throw unexpected(expected) }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.count <= 3 && part.allSatisfy { $0.isASCII && $0.isNumber }
    }
    guard areDigits, (1...2).contains(parts.count), let seconds = Int(parts[0]) else {
      throw unexpected(expected)
    }
    let fraction = parts.count < 2 ? "" : parts[1]
    let padded = fraction + String(repeating: "0", count: 3 - fraction.count)
    let milliseconds = seconds * 1_000 + (Int(padded) ?? 0)
    guard milliseconds <= 600_000 else { throw unexpected(expected) }
    skip()
    return milliseconds
  }

  /// A file's name without a folder: a script of somebody else writes nowhere but where it was
  /// told to.
  private mutating func pictureName() throws(ScriptProblem) -> String {
    let expected = "a file's name without a folder that ends in .svg or .txt"
    guard let name = tokens.first?.words, PictureFormat(fileName: name) != nil,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }),
      !name.hasPrefix("."), name.utf8.count <= 100
    else { throw unexpected(expected) }
    skip()
    return name
  }
}

nonisolated extension ScriptToken {
  fileprivate var isWord: Bool { if case .word = self { true } else { false } }
}
