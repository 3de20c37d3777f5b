/// Reads comma-separated values (RFC 4180) record by record; the separator may also be a semicolon
/// or a tab.
///
/// Quoted fields may hold commas, doubled quotes and line breaks. A record ends at LF, CRLF, CR or
/// the end of the text. A mistake is thrown, because nothing after it can be trusted.
struct CommaSeparatedValues {
  struct Mistake: Error, Hashable, CustomStringConvertible {
    /// Counted from 1.
    let line: Int
    let reason: String

    var description: String { "line \(line): \(reason)" }
  }

  struct Record {
    fileprivate(set) var fields: [Field] = []

    fileprivate(set) var isBlank = true

    /// The line it begins in, counted from 1.
    fileprivate(set) var line = 1
  }

  struct Field {
    fileprivate let bytes: Range<Int>
    fileprivate let hasDoubledQuotes: Bool
  }

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private let separator: UInt8

  /// A reader of UTF-8 text without a byte order mark.
  ///
  /// A first line `sep=;`, as Excel writes it, sets the separator. Otherwise it is the one that
  /// splits the first record into the most fields.
  init(_ bytes: [UInt8]) {
    let beginning = Array("sep=".utf8)
    let first = bytes.prefix { $0 != Self.lineFeed && $0 != Self.carriageReturn }
    if first.count == 5, first.dropLast().map({ $0 | 0x20 }) == beginning.map({ $0 | 0x20 }) {
      self.init(bytes, separator: first[4])
      place = first.count
      endLine()
      return
    }
    let readers = [Self.comma, UInt8(ascii: ";"), UInt8(ascii: "\t")].map {
      CommaSeparatedValues(bytes, separator: $0)
    }
    let counts = readers.map(\.firstFieldCount)
    self = readers[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
  }

  private init(_ bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// True if commas don't separate fields, so numbers may use them as decimal points.
  var hasDecimalCommas: Bool { separator != Self.comma }

  private var firstFieldCount: Int {
    var copy = self
    var record = Record()
    return (try? copy.read(&record)) == true ? record.fields.count : 0
  }

  /// Reads the next record into `record`, skipping empty lines; false at the end.
  mutating func read(_ record: inout Record) throws(Mistake) -> Bool {
    repeat {
      guard place < bytes.count else { return false }
      record.fields.removeAll(keepingCapacity: true)
      record.isBlank = true
      record.line = line
      while try readField(of: &record) {}
    } while record.isBlank
    return true
  }

  func text(of field: Field) -> String {
    guard field.hasDoubledQuotes else {
      return String(decoding: bytes[field.bytes], as: UTF8.self)
    }
    var text: [UInt8] = []
    text.reserveCapacity(field.bytes.count)
    var place = field.bytes.lowerBound
    while place < field.bytes.upperBound {
      text.append(bytes[place])
      place += bytes[place] == Self.quote ? 2 : 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a field and what ends it; true if that is a separator.
  private mutating func readField(of record: inout Record) throws(Mistake) -> Bool {
    let field = next == Self.quote ? try readQuoted() : try readBare()
    record.fields.append(field)
    switch next {
    case separator:
      record.isBlank = false
      place += 1
      return true
    case Self.carriageReturn, Self.lineFeed, nil:
      if record.fields.count > 1 || !field.bytes.isEmpty { record.isBlank = false }
      endLine()
      return false
    default:
      throw Mistake(
        line: line,
        reason: "text follows a closing quote"
      )
    }
  }

  private mutating func readBare() throws(Mistake) -> Field {
    let start = place
    while let byte = next, byte != separator, byte != Self.lineFeed, byte != Self.carriageReturn {
      guard byte != Self.quote else {
        throw Mistake(line: line, reason: "a quote is inside an unquoted field")
      }
      place += 1
    }
    return Field(bytes: start..<place, hasDoubledQuotes: false)
  }

  private mutating func readQuoted() throws(Mistake) -> Field {
    let opening = line
    place += 1
    let start = place
    var hasDoubledQuotes = false
    while let byte = next {
      if byte == Self.quote {
        guard place + 1 < bytes.count, bytes[place + 1] == Self.quote else {
          place += 1
          return Field(bytes: start..<place - 1, hasDoubledQuotes: hasDoubledQuotes)
        }
        hasDoubledQuotes = true
        place += 2
      } else if byte == Self.lineFeed || byte == Self.carriageReturn {
        endLine()
      } else {
        place += 1
      }
    }
    throw Mistake(line: opening, reason: "a quote is opened here and never closed")
  }

  private mutating func endLine() {
    guard let byte = next else { return }
    place +=
      byte == Self.carriageReturn && place + 1 < bytes.count
        && bytes[place + 1] == Self.lineFeed ? 2 : 1
    line += 1
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
