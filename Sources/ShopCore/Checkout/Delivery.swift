/// How an order is sent.
public enum Delivery: String, CaseIterable, Sendable {
  case standard
  case express

  /// Its price: free, or five units of the shop's currency.
  public func price(in currency: Currency) -> Money {
    switch self {
    case .standard: Money(minorUnits: 0, currency: currency)
    case .express:
      Money(
        minorUnits: (0..<currency.exponent).reduce(5) { amount, _ in amount * 10 },
        currency: currency
      )
    }
  }
}
