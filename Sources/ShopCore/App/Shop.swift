public import Observation
import SceneNavigation

/// The shop's data, shared by all windows; changing it never navigates.
@Observable @MainActor public final class Shop {
  /// The current data.
  public private(set) var state: ShopState

  /// The current data, read without registering observation: what an action asks is not drawn.
  var snapshot: ShopState { _state }

  /// Read without registering observation.
  var isSignedIn: Bool { _state.isSignedIn }

  @ObservationIgnored private let numbering: OrderNumbering

  /// Returns the number of a new order, given the highest number in use.
  public typealias OrderNumbering = @MainActor (_ highest: Int) -> Int

  /// A shop with this state.
  ///
  /// If other processes sell from the same database, `numbering` must keep order numbers unique.
  public init(_ state: ShopState, numbering: @escaping OrderNumbering = { $0 + 1 }) {
    self.state = state
    self.numbering = numbering
  }

  func apply(_ action: ShopAction) -> Outcome {
    switch action {
    case .addToCart(let article):
      setQuantity(state.cart.quantity(of: article) + 1, of: article)
    case .setQuantity(let quantity, let article):
      setQuantity(quantity, of: article)
    case .writeReview(let product, let rating, let title, let text):
      write(of: product, rating: rating, title: title, text: text)
    case .changeSettings(let settings):
      change(to: settings)
    case .signIn(let account):
      signIn(account)
    case .signOut:
      signOut()
    case .learn(let orders, let changes):
      learn(orders, changes)
    }
  }

  private func signIn(_ id: Account.ID) -> Outcome {
    guard let account = Account.samples.first(where: { $0.id == id }) else {
      return .shop(.noSuchAccount(id))
    }
    guard account != state.account else { return .unchanged }
    let left = state.account
    change { state in
      state.account = account
      state.lastPlaced = nil
    }
    return left.map { .shop(.accountSwitched(id, from: $0.id)) } ?? .shop(.signedIn(id))
  }

  private func signOut() -> Outcome {
    guard let leaving = state.account else { return .unchanged }
    change { state in
      state.account = nil
      state.lastPlaced = nil
    }
    return .shop(.signedOut(leaving.id))
  }

  /// Changes the state and notifies observers once, after the change, so that whatever they change
  /// in response applies on top of it.
  func change(_ body: (inout ShopState) -> Void) {
    var changed = _state
    body(&changed)
    _state = changed
    withMutation(keyPath: \.state) {}
  }

  private func setQuantity(_ quantity: Int, of article: Article) -> Outcome {
    let quantity = min(max(0, quantity), Cart.limit)
    let inCart = state.cart.quantity(of: article)
    if quantity > inCart || inCart == 0, let reason = refusal(of: quantity, article) {
      return reason
    }
    guard quantity != inCart else { return .unchanged }
    change { state in
      state.cart.setQuantity(quantity, of: article)
      if !state.cart.isEmpty { state.lastPlaced = nil }
    }
    return .shop(.cartChanged(article, quantity: quantity))
  }

  /// Why the cart cannot hold this many; lowering a quantity is never refused.
  private func refusal(of quantity: Int, _ article: Article) -> Outcome? {
    guard let product = state.catalog.product(article.product) else {
      return .shop(.noSuchProduct(article.product))
    }
    guard let offer = product.offer(of: article.variant) else {
      return article.variant == nil
        ? .shop(.choiceMissing(product.id)) : .shop(.noSuchChoice(article))
    }
    guard quantity > 0 else { return nil }
    guard offer.price != nil else { return .shop(.notForSale(article)) }
    if let stock = offer.stock, quantity > stock { return .shop(.outOfStock(article)) }
    return nil
  }

  private func write(of product: Product.ID, rating: Int, title: String, text: String) -> Outcome {
    guard let account = state.account else { return .shop(.nobodySignedIn) }
    guard state.catalog.product(product) != nil else { return .shop(.noSuchProduct(product)) }
    let author = account.person.id
    let review = Review(author: author, rating: rating, title: title, text: text, day: state.today)
    change { $0.changes.write(review, of: product) }
    return .shop(.reviewWritten(product))
  }

  private func change(to settings: Settings) -> Outcome {
    guard settings != state.settings else { return .unchanged }
    let former = state.settings
    change { $0.settings = settings }
    return .shop(.settingsChanged(from: former, to: settings))
  }

  private func learn(_ orders: [Order], _ changes: CatalogChanges) -> Outcome {
    var changed = state
    changed.orders = orders
    changed.changes = changes
    guard changed.differsInSales(from: state) else { return .unchanged }
    change { $0 = changed }
    return .shop(.salesLoaded)
  }
}

extension Shop {
  func takeOrderNumber() -> Order.ID {
    let numbers = state.orders.compactMap { Int($0.id.rawValue) }
    let highest = numbers.filter { $0 < Order.numberLimit }.max() ?? 1000
    return Order.ID(rawValue: String(numbering(highest)))
  }
}
