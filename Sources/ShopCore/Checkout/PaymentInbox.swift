/// Takes the answers to payments, for as long as its app is there.
///
/// Whoever charges holds it weakly, and not the app: to hand on an object that somebody holds weakly costs
/// twice as much, and the app is handed on with every action.
@MainActor final class PaymentInbox {
  /// It owns the inbox, and goes with it.
  private unowned let app: ShopApp

  init(of app: ShopApp) {
    self.app = app
  }

  func take(_ answer: PaymentAnswer, to payment: Payment.ID, in scene: SceneID) {
    app.send(.scene(.settle(payment, answer), in: scene), cause: .payment)
  }
}
