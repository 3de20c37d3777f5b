/// The number of a payment card, shown only by its last digits.
public struct CardNumber: Hashable, Sendable {
  /// 12 to 19 digits.
  public let digits: String

  /// Parses a typed number; spaces and hyphens between its digits are allowed.
  public init(_ text: String) throws(FieldProblem) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    guard !digits.isEmpty else { throw .nothingEntered }
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { throw .noCardNumber }
    guard (12...19).contains(digits.count) else { throw .cardNumberLength(digits: digits.count) }
    guard Self.isRight(digits) else { throw .cardNumberMistyped }
    self.digits = String(decoding: digits, as: UTF8.self)
  }

  /// The Luhn checksum (1954, ISO/IEC 7812-1): with every second digit doubled, the sum is a
  /// multiple of ten.
  private static func isRight(_ digits: [UInt8]) -> Bool {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let value = Int(digit - UInt8(ascii: "0"))
      let counted = place.isMultiple(of: 2) ? value : value * 2
      sum += counted > 9 ? counted - 9 : counted
    }
    return sum.isMultiple(of: 10)
  }

  /// A secret field's text as dots; a complete card number shows its last four digits.
  ///
  /// The result has as many characters as the text, so the cursor stays in the same place.
  public static func masked(_ text: String) -> String {
    let shown = (try? CardNumber(text)) == nil ? 0 : 4
    var left = text.count(where: \.isASCIIDigit) - shown
    return String(
      text.map { character in
        guard character != " ", character != "-" else { return character }
        guard character.isASCIIDigit else { return "•" }
        left -= 1
        return left >= 0 ? "•" : character
      }
    )
  }
}

extension CardNumber: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The last four digits, as in `•••• 4242`.
  public var description: String { "•••• \(digits.suffix(4))" }

  public var debugDescription: String { description }

  public var customMirror: Mirror { Mirror(self, children: ["number": description]) }
}
