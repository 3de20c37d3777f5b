/// The price and the stock of something for sale.
public struct Offer: Hashable, Sendable {
  /// The price of one; nil if it cannot be bought at present, which is not the same as free.
  public let price: Money?
  /// How many are left, never negative; nil if stock is not counted.
  public let stock: Int?

  /// A price and a stock; negative stock becomes 0.
  public init(price: Money?, stock: Int?) {
    self.price = price
    self.stock = stock.map { max(0, $0) }
  }

  /// True if it can be put into the cart.
  public var canBeBought: Bool { price != nil && stock != 0 }

  /// Combines the offers of several variants: the lowest price that can be paid, and the stock of
  /// all that have a price.
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
