public import Observation

/// The shop's data, one for all windows: what is sold, what is in the cart, who is signed in.
@Observable @MainActor public final class Shop {
  public private(set) var catalog: Catalog
  public private(set) var cart = Cart()
  public private(set) var orders: [Order]
  public private(set) var account: Account?
  public private(set) var settings = Settings()

  public init(catalog: Catalog, orders: [Order] = [], account: Account? = nil) {
    self.catalog = catalog
    self.orders = orders
    self.account = account
  }

  /// The orders of whoever is signed in, newest first.
  public var ownOrders: [Order] {
    guard let account else { return [] }
    return orders.filter { $0.account == account.id }
  }

  public func order(_ id: Order.ID) -> Order? {
    ownOrders.first { $0.id == id }
  }

  /// Carries out one action and says what came of it.
  func apply(_ action: ShopAction) -> Outcome {
    switch action {
    case .addToCart(let product): setQuantity(cart.quantity(of: product) + 1, of: product)
    case .setQuantity(let quantity, let product): setQuantity(quantity, of: product)
    case .changeSettings(let changed): change(settings: changed)
    }
  }

  func signIn(_ id: Account.ID) -> Outcome {
    guard let found = Account.samples.first(where: { $0.id == id }) else {
      return .noSuchAccount(id)
    }
    guard found != account else { return .unchanged }
    account = found
    return .signedIn(id)
  }

  func signOut() -> Outcome {
    guard let leaving = account else { return .unchanged }
    account = nil
    return .signedOut(leaving.id)
  }

  private func setQuantity(_ quantity: Int, of id: Product.ID) -> Outcome {
    guard let product = catalog.product(id) else { return .noSuchProduct(id) }
    guard quantity <= 0 || product.price != nil else { return .notForSale(id) }
    guard quantity <= product.stock else { return .outOfStock(id) }
    let quantity = max(0, quantity)
    guard quantity != cart.quantity(of: id) else { return .unchanged }
    cart.setQuantity(quantity, of: id)
    return .cartChanged(id, quantity: quantity)
  }

  private func change(settings changed: Settings) -> Outcome {
    guard changed != settings else { return .unchanged }
    settings = changed
    return .settingsChanged
  }
}
