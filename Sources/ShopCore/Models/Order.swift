/// Something bought earlier; what it cost stays as it was on that day.
public struct Order: Hashable, Codable, Sendable {
  /// An id that is a number as high as this, which only damage makes, does not count for the next one.
  public static let numberLimit = 1_000_000_000_000_000

  /// What names an order.
  public typealias ID = Identifier<Order>

  /// How far an order has come.
  public enum Status: String, Codable, CaseIterable, Sendable {
    case packed
    case shipped
    case delivered
  }

  /// One article of an order, as it was sold.
  public struct Line: Hashable, Codable, Sendable {
    /// The product that was bought.
    public let product: Product.ID
    /// The choice among the product's variants; nil where it had none.
    public let variant: Variant.ID?
    /// The name it was sold under.
    public let name: String
    /// What that choice was called on that day, as in `Navy / Small`.
    public let choice: String?
    /// How many were bought.
    public let quantity: Int
    /// What one cost on that day.
    public let price: Money

    /// An article as it was sold on the day of the order.
    public init(
      product: Product.ID,
      variant: Variant.ID? = nil,
      name: String,
      choice: String? = nil,
      quantity: Int,
      price: Money
    ) {
      self.product = product
      self.variant = variant
      self.name = name
      self.choice = choice
      self.quantity = quantity
      self.price = price
    }
  }

  /// What names it.
  public let id: ID
  /// Whose order it is.
  public let account: Account.ID
  /// The day it was placed, as `2026-03-02`.
  public let day: String
  /// How far it has come.
  public let status: Status
  /// What was bought, in the cart's order.
  public let lines: [Line]
  /// What sending it cost; nil where that was nothing.
  public let delivery: Money?

  /// An order as it was placed on a day.
  public init(
    id: ID,
    account: Account.ID,
    day: String,
    status: Status,
    lines: [Line],
    delivery: Money? = nil
  ) {
    self.id = id
    self.account = account
    self.day = day
    self.status = status
    self.lines = lines
    self.delivery = delivery
  }

  /// What it cost; nil where the sum no longer fits.
  public var total: Money? {
    guard let first = lines.first else { return nil }
    let sending = delivery ?? Money(minorUnits: 0, currency: first.price.currency)
    return lines.reduce(sending) { sum, line in
      line.price.times(line.quantity).flatMap { sum?.plus($0) }
    }
  }
}
