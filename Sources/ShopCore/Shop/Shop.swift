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
    case .addToCart(let product):
      setQuantity(state.cart.quantity(of: product) + 1, of: product)
    case .setQuantity(let quantity, let product):
      setQuantity(quantity, of: product)
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

  private func setQuantity(_ quantity: Int, of id: Product.ID) -> Outcome {
    guard let product = state.catalog.product(id) else { return .noSuchProduct(id) }
    guard quantity <= 0 || product.price != nil else { return .notForSale(id) }
    let quantity = min(max(0, quantity), Cart.limit)
    if let stock = product.stock, quantity > stock { return .outOfStock(id) }
    guard quantity != state.cart.quantity(of: id) else { return .unchanged }
    state.cart.setQuantity(quantity, of: id)
    return .cartChanged(id, quantity: quantity)
  }

  private func change(to settings: Settings) -> Outcome {
    guard settings != state.settings else { return .unchanged }
    state.settings = settings
    return .settingsChanged
  }
}
