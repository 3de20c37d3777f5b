/// Finds syntax errors in JSON (RFC 8259) and the lines of an array's elements; `JSONDecoder`
/// reports neither.
struct JSONSyntax {
  /// A syntax error; line and column are counted from 1.
  struct Mistake: Error, CustomStringConvertible {
    let line: Int
    let column: Int
    let expected: String

    func moved(by lines: Int) -> Mistake {
      Mistake(line: line + lines, column: column, expected: expected)
    }

    var description: String { "line \(line), column \(column): \(expected) is expected here." }
  }

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  /// The path to the current value: names of members, nil for array elements.
  private var path: [String?] = []
  /// The path of the array whose elements are recorded, and their offsets.
  private var noted: [String?]?
  private var elements: [Int] = []
  /// The same limit as `JSONDecoder`.
  private static let deepest = 512

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The first syntax error; nil if there is none.
  static func mistake(in bytes: some Sequence<UInt8>) -> Mistake? {
    var syntax = JSONSyntax(Array(bytes))
    do throws(Mistake) {
      try syntax.value()
      syntax.skipSpace()
      if syntax.place < syntax.bytes.count { throw syntax.expected("the end") }
      return nil
    } catch {
      return error
    }
  }

  /// The line of each element of the array at a path of member names.
  static func lines(ofElementsAt path: [String], in bytes: some Sequence<UInt8>) -> [Int] {
    var syntax = JSONSyntax(Array(bytes))
    syntax.noted = path
    try? syntax.value()
    var lines: [Int] = []
    var (line, place) = (1, 0)
    for element in syntax.elements {
      line += syntax.bytes[place..<element].count { $0 == UInt8(ascii: "\n") }
      place = element
      lines.append(line)
    }
    return lines
  }

  private mutating func value() throws(Mistake) {
    skipSpace()
    guard let next else { throw expected("a value") }
    switch next {
    case "{": try list(closedBy: "}") { (syntax) throws(Mistake) in try syntax.member() }
    case "[":
      let isNoted = noted == path
      path.append(nil)
      try list(closedBy: "]") { (syntax) throws(Mistake) in
        syntax.skipSpace()
        if isNoted { syntax.elements.append(syntax.place) }
        try syntax.value()
      }
      path.removeLast()
    case "\"": try string()
    case "t": try word("true")
    case "f": try word("false")
    case "n": try word("null")
    case "-", "0"..."9": try number()
    default: throw expected("a value")
    }
  }

  private mutating func list(
    closedBy end: Unicode.Scalar,
    element: (inout JSONSyntax) throws(Mistake) -> Void
  ) throws(Mistake) {
    place += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw expected("a value in at most \(Self.deepest) levels of nesting")
    }
    skipSpace()
    if take(end) { return }
    repeat { try element(&self) } while takeComma()
    guard take(end) else { throw expected("“,” or “\(end)”") }
  }

  private mutating func member() throws(Mistake) {
    skipSpace()
    guard next == "\"" else { throw expected("a name in quotes") }
    let start = place + 1
    try string()
    path.append(String(decoding: bytes[start..<place - 1], as: UTF8.self))
    skipSpace()
    guard take(":") else { throw expected("“:”") }
    try value()
    path.removeLast()
  }

  private mutating func string() throws(Mistake) {
    place += 1
    while let scalar = next, scalar != "\"" {
      guard scalar.value >= 0x20 else { throw expected("“\"” or no control character") }
      place += 1
      if scalar == "\\" { try escape() }
    }
    guard take("\"") else { throw expected("“\"”") }
  }

  private mutating func escape() throws(Mistake) {
    guard take("u") else {
      guard let scalar = next, "\"\\/bfnrt".unicodeScalars.contains(scalar) else {
        throw expected("an escape such as “\\n”")
      }
      place += 1
      return
    }
    for _ in 0..<4 {
      guard let scalar = next, scalar.properties.isASCIIHexDigit else {
        throw expected("a hexadecimal digit")
      }
      place += 1
    }
  }

  private mutating func word(_ word: StaticString) throws(Mistake) {
    guard bytes[place...].starts(with: "\(word)".utf8) else { throw expected("a value") }
    place += word.utf8CodeUnitCount
  }

  private mutating func number() throws(Mistake) {
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
  }

  private mutating func digits() throws(Mistake) {
    let start = place
    while let scalar = next, ("0"..."9").contains(scalar) { place += 1 }
    guard place > start else { throw expected("a digit") }
  }

  private var next: Unicode.Scalar? {
    place < bytes.count ? Unicode.Scalar(bytes[place]) : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  private mutating func takeComma() -> Bool {
    skipSpace()
    return take(",")
  }

  private mutating func skipSpace() {
    while let scalar = next, [" ", "\t", "\n", "\r"].contains(scalar) { place += 1 }
  }

  private func expected(_ what: String) -> Mistake {
    let before = bytes.prefix(place)
    let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = (line.last ?? []).count { $0 & 0xC0 != 0x80 } + 1
    return Mistake(line: line.count, column: column, expected: what)
  }
}
