/// What something costs, and how many are left of it.
public struct Offer: Hashable, Codable, Sendable {
  /// What one costs; nil where it cannot be bought at present, which is not the same as free.
  public let price: Money?
  /// How many are left, never negative; nil where nobody counts them.
  public let stock: Int?

  /// A price and how many are left; nil where nobody says so.
  public init(price: Money?, stock: Int?) {
    self.price = price
    self.stock = stock.map { max(0, $0) }
  }

  /// Whether one can be put into the cart.
  public var canBeBought: Bool { price != nil && stock != 0 }

  /// What several choices of one product amount to: the lowest price that can be paid, and what is
  /// left of all that have one.
  init(best offers: some Collection<Offer>) {
    let sold = offers.filter { $0.price != nil }
    let open = sold.filter(\.canBeBought)
    let counted = sold.compactMap(\.stock)
    self.init(
      price: (open.isEmpty ? sold : open).compactMap(\.price)
        .min { $0.minorUnits < $1.minorUnits },
      stock: counted.count < sold.count || sold.isEmpty
        ? nil
        : counted.reduce(0) { sum, stock in
          let (total, overflow) = sum.addingReportingOverflow(stock)
          return overflow ? .max : total
        }
    )
  }
}
