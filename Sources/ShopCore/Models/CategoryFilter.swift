public import SceneNavigation

/// What of a shelf is shown, and in which order.
public struct CategoryFilter: Hashable, Sendable {
  /// In which order a shelf is shown.
  public enum Order: String, CaseIterable, Sendable {
    /// As the catalogue has it.
    case catalogue
    case cheapestFirst
    case dearestFirst
    case name
  }

  /// Whether only what can be bought is shown.
  public var isInStockOnly: Bool
  /// In which order the products come.
  public var order: Order
  /// Products that are left out, such as those that sold out since the catalogue was made.
  public var leftOut: Set<Product.ID>

  /// A filter; one that is given nothing shows the shelf as it stands.
  public init(
    isInStockOnly: Bool = false,
    order: Order = .catalogue,
    leavingOut leftOut: Set<Product.ID> = []
  ) {
    self.isInStockOnly = isInStockOnly
    self.order = order
    self.leftOut = leftOut
  }

  /// Whether everything is shown as it stands.
  public var isPlain: Bool { self == CategoryFilter() }
}

extension CategoryFilter {
  /// The fields it is made of.
  static let fields: [FieldID] = [.categoryStock, .categoryOrder]
  /// What the field of the stock says where only what can be bought is shown.
  public static let inStock = "in"

  /// The filter that was chosen on a screen.
  public init(_ view: ViewState) {
    self.init(
      isInStockOnly: view.text(of: .categoryStock) == Self.inStock,
      order: Order(rawValue: view.text(of: .categoryOrder)) ?? .catalogue
    )
  }
}
