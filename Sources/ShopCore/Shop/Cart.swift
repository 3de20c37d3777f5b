/// What is about to be bought; one for the whole shop, shown by every window.
public struct Cart: Hashable, Codable, Sendable {
  /// One product and how many of it, at least one.
  public struct Line: Hashable, Codable, Sendable {
    public let product: Product.ID
    public var quantity: Int
  }

  /// The most of one product that can be in the cart.
  public static let limit = 999

  /// In the order they were added.
  public private(set) var lines: [Line] = []

  public init() {}

  /// How many things are in it, each piece counted.
  public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  public var isEmpty: Bool { lines.isEmpty }

  public func quantity(of product: Product.ID) -> Int {
    lines.first { $0.product == product }?.quantity ?? 0
  }

  /// Sets how many of a product are in the cart; none removes its line.
  public mutating func setQuantity(_ quantity: Int, of product: Product.ID) {
    guard quantity > 0 else {
      lines.removeAll { $0.product == product }
      return
    }
    if let index = lines.firstIndex(where: { $0.product == product }) {
      lines[index].quantity = quantity
    } else {
      lines.append(Line(product: product, quantity: quantity))
    }
  }

  /// What it all costs; what has no price counts nothing.
  ///
  /// Nil where the sum no longer fits.
  public func total(in catalog: any CatalogSource) -> Money? {
    lines.reduce(Money(minorUnits: 0, currency: catalog.currency)) { sum, line in
      guard let price = catalog.product(line.product)?.price else { return sum }
      return price.times(line.quantity).flatMap { sum?.plus($0) }
    }
  }
}
