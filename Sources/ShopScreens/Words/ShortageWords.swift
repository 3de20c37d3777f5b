import ShopCore

extension Shortage {
  /// What it is in the place of, as a title.
  var title: String {
    switch self {
    case .gone: "No longer sold"
    case .unavailable: "Unavailable"
    case .soldOut: "Sold out"
    case .tooFew: "Too few left"
    }
  }

  /// What is said of an article.
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
  /// What lies first in the cart and cannot be ordered, of one product or of all; nil where all of
  /// it can be.
  func firstShort(of product: Product.ID? = nil) -> (article: Article, shortage: Shortage)? {
    for line in cart.lines where product == nil || line.product == product {
      if let shortage = catalog.shortage(of: line) { return (line.article, shortage) }
    }
    return nil
  }
}
