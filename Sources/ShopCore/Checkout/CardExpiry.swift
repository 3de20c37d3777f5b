/// The last month a card is valid in.
struct CardExpiry {
  private let month: Int
  private let year: Int

  /// The month somebody typed, as `04/28` or `4/2028`.
  init(_ text: String) throws(FieldProblem) {
    guard !text.isEmpty else { throw .nothingEntered }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).withoutOuterSpaces
    }
    guard parts.count == 2, (1...2).contains(parts[0].count), [2, 4].contains(parts[1].count),
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let month = Int(parts[0]), let year = Int(parts[1])
    else { throw .noExpiry }
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    self.month = month
    self.year = parts[1].count == 2 ? 2000 + year : year
  }

  /// Refuses a card whose last month is over on a day such as `2026-11-02`.
  func check(on day: String) throws(FieldProblem) {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    guard parts.count >= 2 else { return }
    if (year, month) < (parts[0], parts[1]) { throw .expired }
  }
}
