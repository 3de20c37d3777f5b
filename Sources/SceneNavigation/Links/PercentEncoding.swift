/// Percent-encoding as links use it: every UTF-8 byte is escaped except letters, digits and `-._~`.
enum PercentEncoding {
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte.isUnreserved {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Encodes a path segment.
  ///
  /// `.` and `..` are escaped, since they would mean a directory.
  static func segment(_ text: String) -> String {
    text == "." || text == ".." ? text.map { _ in "%2E" }.joined() : encoded(text)
  }

  /// Decodes a text; nil if an escape is incomplete or not UTF-8.
  static func decoded(_ text: Substring, isPlusSpace: Bool = false) -> String? {
    let utf8 = text.utf8
    guard utf8.contains(where: { $0 == percent || ($0 == plus && isPlusSpace) })
    else { return String(text) }
    var bytes: [UInt8] = []
    var index = utf8.startIndex
    while index < utf8.endIndex {
      let byte = utf8[index]
      utf8.formIndex(after: &index)
      guard byte == percent else {
        bytes.append(byte == plus && isPlusSpace ? UInt8(ascii: " ") : byte)
        continue
      }
      var value: UInt8 = 0
      for _ in 0..<2 {
        guard index < utf8.endIndex,
          let digit = Character(Unicode.Scalar(utf8[index])).hexDigitValue
        else { return nil }
        value = value << 4 | UInt8(digit)
        utf8.formIndex(after: &index)
      }
      bytes.append(value)
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  private static let percent = UInt8(ascii: "%")
  private static let plus = UInt8(ascii: "+")
  private static let digits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
