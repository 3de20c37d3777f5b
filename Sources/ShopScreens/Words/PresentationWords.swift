public import SceneNavigation
public import ShopCore

extension Presentation.Content {
  /// What is presented, as part of a sentence.
  public func words(in shop: ShopState) -> String {
    switch self {
    case .sheet(.filter(let category)): "filter of \(shop.title(of: .category(category)))"
    case .sheet(.writeReview(let product)): "review of “\(shop.title(of: .product(product)))”"
    case .sheet(.choose(let product)): "choices of “\(shop.title(of: .product(product)))”"
    case .fullScreenCover(.signIn): "sign-in"
    case .fullScreenCover(.checkout): "checkout"
    case .alert(.paymentDeclined): "“the card was declined”"
    case .alert(.paymentTimedOut): "“not paid, nothing was charged”"
    case .alert(.soldOut(let product)): "“\(shop.title(of: .product(product))) is not available”"
    case .confirmationDialog: "question"
    }
  }
}

extension FullScreenCover {
  /// The title of the flow, shown while it fills the window.
  public var title: String {
    switch self {
    case .signIn: "Sign in"
    case .checkout: "Checkout"
    }
  }
}

extension CheckoutStep {
  var words: String {
    switch self {
    case .delivery: "delivery"
    case .payment: "payment"
    case .review: "review of the order"
    case .placed(let order): "order \(order)"
    }
  }
}
