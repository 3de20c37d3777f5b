/// A past order, with its names and prices as they were on that day.
public struct Order: Hashable, Sendable {
  /// An id with a number this high comes from damaged data and is ignored when the next order is
  /// numbered.
  public static let numberLimit = 1_000_000_000_000_000

  /// The id of an order.
  public typealias ID = Identifier<Order>

  /// The delivery status of an order.
  public enum Status: String, CaseIterable, Sendable {
    case packed
    case shipped
    case delivered
  }

  /// One article of an order, as it was sold.
  public struct Line: Hashable, Sendable {
    /// The product.
    public let product: Product.ID
    /// The chosen variant; nil if the product had none.
    public let variant: Variant.ID?
    /// The product's name on that day.
    public let name: String
    /// The variant's name on that day, as in `Navy / Small`; nil if there was none.
    public let choice: String?
    /// How many were bought.
    public let quantity: Int
    /// The price of one on that day.
    public let price: Money

    /// A line with the names and the price of the day.
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

  /// The order's id.
  public let id: ID
  /// The account that placed it.
  public let account: Account.ID
  /// The day it was placed, as `2026-03-02`.
  public let day: String
  /// The delivery status.
  public let status: Status
  /// What was bought, in the order of the cart.
  public let lines: [Line]
  /// The price of delivery; nil if it was free.
  public let delivery: Money?

  /// An order placed on a day such as `2026-03-02`.
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

  /// The total, delivery included; nil without lines or on overflow.
  public var total: Money? {
    guard let first = lines.first else { return nil }
    let sending = delivery ?? Money(minorUnits: 0, currency: first.price.currency)
    return lines.reduce(sending) { sum, line in
      line.price.times(line.quantity).flatMap { sum?.plus($0) }
    }
  }
}
