import ShopCore

extension Shortage {
  /// What it is in the place of, as a title.
  var title: String {
    switch self {
    case .gone: "Sold no more"
    case .unavailable: "Unavailable"
    case .soldOut: "Sold out"
    case .tooFew: "Too few left"
    }
  }

  /// What is said of the product or choice that is named.
  func words(of name: String) -> String {
    switch self {
    case .gone: "“\(name)” is sold no more"
    case .unavailable: "“\(name)” cannot be bought at present"
    case .soldOut: "“\(name)” is sold out"
    case .tooFew(let left): "Of “\(name)” only \(left) \(left == 1 ? "is" : "are") left"
    }
  }
}
