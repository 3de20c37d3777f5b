import ShopCore

extension Shortage {
  var title: String {
    switch self {
    case .gone: "No longer sold"
    case .unavailable: "Unavailable"
    case .soldOut: "Sold out"
    case .tooFew: "Too few left"
    }
  }

  func words(of article: Article, in shop: ShopState) -> String {
    let phrase = shop.phrase(for: article)
    return switch self {
    case .gone: "\(phrase) is no longer sold."
    case .unavailable: "\(phrase) is not for sale at the moment."
    case .soldOut: "\(phrase) is sold out."
    case .tooFew(let left): "Only \(left) of \(phrase) \(left == 1 ? "is" : "are") left."
    }
  }
}

extension ShopState {
  /// The first article in the cart that cannot be ordered, of one product or of all; nil if all
  /// can.
  func firstShort(of product: Product.ID? = nil) -> (article: Article, shortage: Shortage)? {
    for line in cart.lines where product == nil || line.product == product {
      if let shortage = catalog.shortage(of: line) { return (line.article, shortage) }
    }
    return nil
  }
}
