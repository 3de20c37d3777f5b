/// The articles to buy; one cart for the whole shop, shown in every window.
public struct Cart: Hashable, Sendable {
  /// An article and its quantity.
  public struct Line: Hashable, Sendable {
    /// The product.
    public let product: Product.ID
    /// The chosen variant; nil if the product has none.
    public let variant: Variant.ID?
    /// The quantity, at least 1.
    public fileprivate(set) var quantity: Int

    /// The product with its variant.
    public var article: Article { Article(product, variant) }
  }

  /// The maximum quantity of one article.
  public static let limit = 999

  /// The lines, in the order they were added.
  public private(set) var lines: [Line] = []

  /// An empty cart.
  public init() {}

  /// The number of items, counting quantities.
  public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// True if the cart has no lines.
  public var isEmpty: Bool { lines.isEmpty }

  /// The quantity of an article; 0 if it is not in the cart.
  public func quantity(of article: Article) -> Int {
    lines.first { $0.article == article }?.quantity ?? 0
  }

  /// The quantity of a product, over all its variants.
  public func quantity(ofAny product: Product.ID) -> Int {
    lines.reduce(0) { $0 + ($1.product == product ? $1.quantity : 0) }
  }

  /// Sets the quantity of an article; 0 removes its line.
  public mutating func setQuantity(_ quantity: Int, of article: Article) {
    guard quantity > 0 else {
      lines.removeAll { $0.article == article }
      return
    }
    if let index = lines.firstIndex(where: { $0.article == article }) {
      lines[index].quantity = quantity
    } else {
      let line = Line(product: article.product, variant: article.variant, quantity: quantity)
      lines.append(line)
    }
  }

  mutating func remove(_ other: Cart) {
    for line in other.lines {
      setQuantity(quantity(of: line.article) - line.quantity, of: line.article)
    }
  }

  /// The total price; an article without a price counts as 0.
  ///
  /// Nil on overflow.
  public func total(in catalog: any CatalogSource) -> Money? {
    lines.reduce(Money(minorUnits: 0, currency: catalog.currency)) { sum, line in
      guard let price = catalog.offer(of: line.article)?.price else { return sum }
      return price.times(line.quantity).flatMap { sum?.plus($0) }
    }
  }
}
