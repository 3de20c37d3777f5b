/// An amount in whole minor units of its currency; never a floating-point number.
public struct Money: Hashable, Sendable {
  /// The amount in the currency's smallest unit, such as cents.
  public let minorUnits: Int
  /// The currency.
  public let currency: Currency

  /// An amount in a currency's smallest unit.
  public init(minorUnits: Int, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The amount times a quantity; nil on overflow.
  public func times(_ quantity: Int) -> Money? {
    let (product, overflow) = minorUnits.multipliedReportingOverflow(by: quantity)
    return overflow ? nil : Money(minorUnits: product, currency: currency)
  }

  /// The sum of two amounts; nil on overflow or if the currencies differ.
  public func plus(_ other: Money) -> Money? {
    guard currency == other.currency else { return nil }
    let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
    return overflow ? nil : Money(minorUnits: sum, currency: currency)
  }

  /// The amount as text, such as `€24.50` or `24,50 €`.
  public func formatted(_ format: PriceFormat) -> String {
    let sign = minorUnits < 0 ? "-" : ""
    switch format {
    case .symbolFirst: return sign + currency.symbol + digits(point: ".", grouping: ",")
    case .symbolLast: return sign + digits(point: ",", grouping: ".") + " " + currency.symbol
    case .code: return sign + digits(point: ".", grouping: "") + " " + currency.code
    }
  }

  private func digits(point: String, grouping: String) -> String {
    let digits = String(minorUnits.magnitude)
    let padding = max(0, currency.exponent + 1 - digits.count)
    let padded = String(repeating: "0", count: padding) + digits
    let whole = String(padded.dropLast(currency.exponent)).grouped(by: grouping)
    let fraction = String(padded.suffix(currency.exponent))
    return fraction.isEmpty ? whole : whole + point + fraction
  }
}

extension String {
  /// The digits of a number with a separator between thousands.
  package func grouped(by separator: String) -> String {
    let count = count
    return enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (count - digit.offset).isMultiple(of: 3) { text += separator }
      text.append(digit.element)
    }
  }
}

/// The way prices are written, as chosen in the settings.
public enum PriceFormat: String, CaseIterable, Sendable {
  case symbolFirst
  case symbolLast
  case code
}
