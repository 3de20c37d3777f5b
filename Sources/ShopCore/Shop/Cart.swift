/// What is about to be bought; one for the whole shop, shown by every window.
public struct Cart: Hashable, Codable, Sendable {
  /// One article and how many of it, at least one.
  public struct Line: Hashable, Codable, Sendable {
    /// The product that is to be bought.
    public let product: Product.ID
    /// The choice among the product's variants; nil where it has none.
    public let variant: Variant.ID?
    /// How many of it, at least one.
    public fileprivate(set) var quantity: Int

    /// The product together with its choice.
    public var article: Article { Article(product, variant) }
  }

  /// The most of one article that can be in the cart.
  public static let limit = 999

  /// In the order they were added.
  public private(set) var lines: [Line] = []

  /// A cart with nothing in it.
  public init() {}

  /// How many things are in it, each piece counted.
  public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// Whether nothing is in it.
  public var isEmpty: Bool { lines.isEmpty }

  /// How many of an article are in it; 0 where there is none.
  public func quantity(of article: Article) -> Int {
    lines.first { $0.article == article }?.quantity ?? 0
  }

  /// How many of a product are in it, of all its variants together.
  public func quantity(ofAny product: Product.ID) -> Int {
    lines.reduce(0) { $0 + ($1.product == product ? $1.quantity : 0) }
  }

  /// Sets how many of an article are in the cart; none removes its line.
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

  /// Takes out what is in another cart, as far as it is in this one.
  mutating func remove(_ other: Cart) {
    for line in other.lines {
      setQuantity(quantity(of: line.article) - line.quantity, of: line.article)
    }
  }

  /// What it all costs; what has no price counts nothing.
  ///
  /// Nil where the sum no longer fits.
  public func total(in catalog: any CatalogSource) -> Money? {
    lines.reduce(Money(minorUnits: 0, currency: catalog.currency)) { sum, line in
      guard let price = catalog.offer(of: line.article)?.price else { return sum }
      return price.times(line.quantity).flatMap { sum?.plus($0) }
    }
  }
}
