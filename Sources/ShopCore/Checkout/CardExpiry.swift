import SceneNavigation

/// The last month in which a card is valid.
struct CardExpiry {
  private let month: Int
  private let year: Int

  /// Parses `04/28`, `4/2028` or `0428`.
  init(_ text: String) throws(FieldProblem) {
    guard !text.isEmpty else { throw .nothingEntered }
    let slash = text.utf8.firstIndex(of: UInt8(ascii: "/"))
    let isRun = Self.number(text[...], digits: 4...4) != nil
    let parts: (Substring, Substring)? =
      isRun
      ? (text.withoutOuterSpaces.prefix(2), text.withoutOuterSpaces.suffix(2))
      : slash.map { (text[..<$0], text[text.utf8.index(after: $0)...]) }
    guard let parts, let (month, _) = Self.number(parts.0, digits: 1...2),
      let (year, digits) = Self.number(parts.1, digits: 2...4), digits != 3
    else { throw .noExpiry }
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    self.month = month
    self.year = digits == 2 ? 2000 + year : year
  }

  /// Digits only, without a sign; spaces around them are allowed.
  private static func number(
    _ text: Substring,
    digits: ClosedRange<Int>
  ) -> (number: Int, digits: Int)? {
    let text = String(text).withoutOuterSpaces
    guard digits.contains(text.count), text.allSatisfy(\.isASCIIDigit), let number = Int(text)
    else { return nil }
    return (number, text.count)
  }

  /// Throws if the last valid month is over on a day such as `2026-11-02`.
  func check(on day: String) throws(FieldProblem) {
    guard let today = Int(day.prefix(4)), let thisMonth = Int(day.dropFirst(5).prefix(2))
    else { return }
    if (year, month) < (today, thisMonth) { throw .expired }
  }
}
