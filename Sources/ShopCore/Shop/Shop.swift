public import Observation

/// The shop's data, one for all windows; changing it moves nobody.
@Observable @MainActor public final class Shop {
  public private(set) var state: ShopState

  public init(_ state: ShopState) {
    self.state = state
  }

  /// Carries out one action and says what came of it.
  func apply(_ action: ShopAction) -> Outcome {
    switch action {
    case .addToCart(let article):
      setQuantity(state.cart.quantity(of: article) + 1, of: article)
    case .setQuantity(let quantity, let article):
      setQuantity(quantity, of: article)
    case .changeSettings(let settings):
      change(to: settings)
    }
  }

  func signIn(_ id: Account.ID) -> Outcome {
    guard let account = Account.samples.first(where: { $0.id == id }) else {
      return .noSuchAccount(id)
    }
    guard account != state.account else { return .unchanged }
    state.account = account
    return .signedIn(id)
  }

  func signOut() -> Outcome {
    guard let leaving = state.account else { return .unchanged }
    state.account = nil
    return .signedOut(leaving.id)
  }

  private func setQuantity(_ quantity: Int, of article: Article) -> Outcome {
    let quantity = min(max(0, quantity), Cart.limit)
    let inCart = state.cart.quantity(of: article)
    if quantity > inCart || inCart == 0, let reason = refusal(of: quantity, article) {
      return reason
    }
    guard quantity != inCart else { return .unchanged }
    state.cart.setQuantity(quantity, of: article)
    return .cartChanged(article, quantity: quantity)
  }

  /// Why there cannot be so many of an article in the cart; fewer than there are can always be.
  private func refusal(of quantity: Int, _ article: Article) -> Outcome? {
    guard let product = state.catalog.product(article.product) else {
      return .noSuchProduct(article.product)
    }
    guard let offer = product.offer(of: article.variant) else {
      return article.variant == nil ? .choiceMissing(product.id) : .noSuchChoice(article)
    }
    guard quantity > 0 else { return nil }
    guard offer.price != nil else { return .notForSale(article) }
    if let stock = offer.stock, quantity > stock { return .outOfStock(article) }
    return nil
  }

  private func change(to settings: Settings) -> Outcome {
    guard settings != state.settings else { return .unchanged }
    state.settings = settings
    return .settingsChanged
  }
}
