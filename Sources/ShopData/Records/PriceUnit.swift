import ShopCore

/// The unit of the prices in a file.
public enum PriceUnit: String, CaseIterable, Codable, Sendable {
  case units
  case cents

  /// The minor units of a decimal number such as `24.5`.
  ///
  /// Nil if it is negative, too large, or has more decimals than the currency.
  func minorUnits(_ number: String, exponent: Int) -> Int? {
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0]
    let fraction = parts.count == 2 ? parts[1] : ""
    guard !(whole.isEmpty && fraction.isEmpty), (whole + fraction).allSatisfy(\.isASCIIDigit)
    else { return nil }
    let digits = self == .units ? exponent : 0
    let used = fraction.prefix(digits)
    guard fraction.dropFirst(digits).allSatisfy({ $0 == "0" }) else { return nil }
    let padding = String(repeating: "0", count: digits - used.count)
    return Int(whole + used + padding)
  }
}
