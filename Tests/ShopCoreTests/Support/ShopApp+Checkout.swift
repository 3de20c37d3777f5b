import SceneNavigation
import ShopCore
import Testing

@MainActor extension ShopApp {
  /// An app with so many windows, teapots in the cart, and somebody signed in.
  static func buying(
    _ quantity: Int = 1,
    windows: Int = 2,
    payments: any PaymentService = SimulatedPayments()
  ) -> ShopApp {
    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.sample, account: Account.samples[0])),
      windows: SceneGroup(state: AppState(windowCount: windows)),
      payments: payments
    )
    app.send(.shop(.setQuantity(quantity, of: "teapot")), cause: .script)
    return app
  }

  func presented(in window: SceneID) -> Presentation? {
    windows.router(window)?.presentations.last
  }

  /// The checkout of a window, whatever stands over it.
  func flow(in window: SceneID) -> Presentation? {
    windows.router(window)?.presentations.first
  }

  func type(_ text: String, into field: FieldID, in window: SceneID) throws {
    let screen = try #require(presented(in: window)).screen
    act(.edit(screen, field, .insert(text)), in: window)
  }

  @discardableResult func submit(in window: SceneID) throws -> Outcome? {
    act(.submit(try #require(presented(in: window)).id), in: window)
  }

  /// Goes through a checkout up to the payment.
  func checkOutToPayment(in window: SceneID) throws {
    act(.present(.fullScreenCover(.checkout)), in: window)
    for field in CheckoutStage.address.fields { try type("Mill Lane 4", into: field, in: window) }
    try submit(in: window)
    try submit(in: window)
  }

  /// Goes through a checkout up to the review, with a card.
  func checkOutToReview(card: String = "4242424242424242", in window: SceneID) throws {
    try checkOutToPayment(in: window)
    try type(card, into: .cardNumber, in: window)
    try type("04/28", into: .cardExpiry, in: window)
    try type("123", into: .securityCode, in: window)
    try type("Robin Vale", into: .cardName, in: window)
    try submit(in: window)
  }

  func stage(in window: SceneID) -> CheckoutStage? {
    flow(in: window).map { CheckoutStage(of: $0.stack) }
  }
}
