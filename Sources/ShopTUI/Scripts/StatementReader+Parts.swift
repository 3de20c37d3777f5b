import DesignSystem
import SceneNavigation
import ShopCore

/// The parts of a statement; each method consumes the tokens it reads.
nonisolated extension StatementReader {
  mutating func skip() { tokens = tokens.dropFirst() }

  func unexpected(_ expected: String) -> ScriptProblem {
    .expected(expected, found: tokens.first?.words)
  }

  func end() throws(ScriptProblem) {
    if let token = tokens.first { throw .superfluous(token.words) }
  }

  /// Consumes a word if it comes next.
  mutating func accepts(_ word: String) -> Bool {
    guard tokens.first == .word(word) else { return false }
    skip()
    return true
  }

  mutating func text(_ expected: String) throws(ScriptProblem) -> String {
    guard case .text(let text)? = tokens.first else { throw unexpected(expected) }
    skip()
    return text
  }

  mutating func wordOrText(_ expected: String) throws(ScriptProblem) -> String {
    guard let token = tokens.first else { throw unexpected(expected) }
    skip()
    return token.words
  }

  /// The case whose raw value is the next word.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ kind: String
  ) throws(ScriptProblem) -> Choice where Choice.RawValue == String {
    guard case .word(let word)? = tokens.first, let choice = Choice(rawValue: word) else {
      let names = Choice.allCases.map(\.rawValue)
      throw unexpected(names.count > 1 ? "\(kind): \(names.list("or"))" : "\(kind): \(names[0])")
    }
    skip()
    return choice
  }

  mutating func number(
    _ range: ClosedRange<Int>,
    _ expected: String
  ) throws(ScriptProblem) -> Int {
    guard case .word(let word)? = tokens.first, word.allSatisfy(\.isASCIIDigit),
      let number = Int(word), range.contains(number)
    else {
      throw unexpected("\(expected), \(range.lowerBound) to \(range.upperBound)")
    }
    skip()
    return number
  }

  mutating func windowCount() throws(ScriptProblem) -> Int {
    try number(1...SceneWindow.most, "a number of windows")
  }

  mutating func size() throws(ScriptProblem) -> ScreenSize {
    ScreenSize(
      columns: try number(1...ScreenSize.most.columns, "a number of columns"),
      rows: try number(1...ScreenSize.most.rows, "a number of rows")
    )
  }

  mutating func point() throws(ScriptProblem) -> Point {
    Point(
      column: try number(1...ScreenSize.most.columns, "a column") - 1,
      row: try number(1...ScreenSize.most.rows, "a row") - 1
    )
  }

  mutating func keys() throws(ScriptProblem) -> [Key] {
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

  mutating func spot() throws(ScriptProblem) -> Statement.Spot {
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

  mutating func linkRequest() throws(ScriptProblem) -> LinkRequest {
    let link = try wordOrText("a link")
    guard accepts("in") else { return LinkRequest(link: link) }
    if accepts("new") { return LinkRequest(link: link, place: .newWindow) }
    return LinkRequest(link: link, place: .window(letter: try letter()))
  }

  mutating func windowAfterIn() throws(ScriptProblem) -> String? {
    accepts("in") ? try letter() : nil
  }

  mutating func letter() throws(ScriptProblem) -> String {
    guard case .word(let word)? = tokens.first, word.utf8.count == 1,
      word.utf8.allSatisfy({ (65...90).contains($0) })
    else { throw unexpected("the letter of a window, A to Z") }
    skip()
    return word
  }

  mutating func milliseconds() throws(ScriptProblem) -> Int {
    let expected = "a number of seconds up to 600, such as 2 or 0.5"
    guard case .word(let word)? = tokens.first else { throw unexpected(expected) }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.count <= 3 && part.allSatisfy(\.isASCIIDigit)
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

  /// A file name without a folder, so that a script from someone else can only write where it was
  /// told to.
  mutating func pictureName() throws(ScriptProblem) -> String {
    let expected = "a file's name without a folder that ends in .svg or .txt"
    guard let name = tokens.first?.words, PictureFormat(fileName: name) != nil,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }),
      !name.hasPrefix("."), name.utf8.count <= 100
    else { throw unexpected(expected) }
    skip()
    return name
  }
}
