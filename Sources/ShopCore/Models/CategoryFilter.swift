public import SceneNavigation

/// Which products of a category are shown, and in which order.
public struct CategoryFilter: Hashable, Sendable {
  /// The order of a category's products.
  public enum Order: String, CaseIterable, Sendable {
    /// The order of the catalog.
    case catalogue
    case cheapestFirst
    case dearestFirst
    case name
  }

  /// True if only products that can be bought are shown.
  public var isInStockOnly: Bool
  /// The order of the products.
  public var order: Order
  /// Products to leave out, such as those sold out since the catalog was made.
  public var leftOut: Set<Product.ID>

  /// A filter; by default it shows everything in catalog order.
  public init(
    isInStockOnly: Bool = false,
    order: Order = .catalogue,
    leavingOut leftOut: Set<Product.ID> = []
  ) {
    self.isInStockOnly = isInStockOnly
    self.order = order
    self.leftOut = leftOut
  }

  /// True if everything is shown in catalog order.
  public var isPlain: Bool { self == CategoryFilter() }
}

extension CategoryFilter {
  static let fields: [FieldID] = [.categoryStock, .categoryOrder]
  /// The value of the stock field that shows only what can be bought.
  public static let inStock = "in"

  /// The filter chosen on a screen.
  public init(_ view: ViewState) {
    self.init(
      isInStockOnly: view.text(of: .categoryStock) == Self.inStock,
      order: Order(rawValue: view.text(of: .categoryOrder)) ?? .catalogue
    )
  }
}
