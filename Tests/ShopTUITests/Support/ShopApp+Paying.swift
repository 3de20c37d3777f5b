import SceneNavigation
import ShopCore
import Testing

@MainActor extension ShopApp {
  /// Buys a teapot in a window, up to where the payment for it is on its way.
  func pay(card: String = "4242424242424242", in window: SceneID) throws {
    send(.shop(.addToCart("teapot")), cause: .script)
    send(.scene(.present(.fullScreenCover(.checkout)), in: window), cause: .script)
    let texts: [FieldID: String] = [
      .cardNumber: card, .cardExpiry: "12/29", .securityCode: "987",
    ]
    for stage in [CheckoutStage.address, .delivery, .payment, .review] {
      let flow = try #require(windows.router(window)?.presented)
      for field in stage.fields where field != .delivery {
        let text = TextDraft.Edit.insert(texts[field] ?? "Mill Lane 4")
        send(.scene(.edit(flow.screen, field, text), in: window), cause: .script)
      }
      send(.scene(.submit(flow.id), in: window), cause: .script)
    }
    try #require(windows.router(window)?.paying != nil)
  }

  /// Goes back from a review to the card.
  func typeCard(in window: SceneID) throws {
    send(.scene(.back, in: window), cause: .script)
    let flow = try #require(windows.router(window)?.presented)
    send(.scene(.edit(flow.screen, .cardNumber, .insert("4242")), in: window), cause: .script)
  }
}
