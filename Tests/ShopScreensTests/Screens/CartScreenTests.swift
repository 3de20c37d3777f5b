import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The cart` {
  @Test func `shows every line and what it all costs`() {
    let screen = cartScreen(in: context(filled))

    #expect(
      picture(screen) == """
        › Teapot   2×                    €49.00
          [ One more ]
          [ One less ]

          kettle   1×               unavailable
          [ One more ]
          [ Remove ]

         ──────────────────────────────────────
          3 items                        €49.00

          “kettle” is no longer sold.

          [ Check out ]
        """
    )
  }

  @Test func `leads to its products, changes what is in it, and asks before the last one goes`() {
    let screen = cartScreen(in: context(filled))

    #expect(
      actions(of: screen) == [
        .scene(.navigate(.home(.product("teapot")))),
        .shop(.setQuantity(3, of: "teapot")), .shop(.setQuantity(1, of: "teapot")),
        .scene(.navigate(.home(.product("kettle")))),
        .shop(.setQuantity(2, of: "kettle")),
        .scene(.present(.confirmationDialog(.removeLine("kettle")))),
      ]
    )
  }

  @Test(
    arguments: [
      ("teapot", 1, nil), ("teapot", 900, "Only 12 of “Teapot” are left."),
      ("cup", 1, "“Cup” is sold out."), ("kettle", 1, "“kettle” is no longer sold."),
      ("lamp", 1, "“Desk lamp” is not for sale"),
    ] as [(Product.ID, Int, String?)]
  )
  func `leads to a checkout unless something cannot be had, and says what`(
    product: Product.ID,
    quantity: Int,
    obstacle: String?
  ) {
    let shop = ShopState.sample.with {
      $0.cart.setQuantity(1, of: "bureau")
      $0.cart.setQuantity(quantity, of: Article(product))
    }

    let screen = cartScreen(in: context(shop))

    let checkOut = RowAction.scene(.present(.fullScreenCover(.checkout)))
    #expect(actions(of: screen).contains(checkOut) == (obstacle == nil))
    if let obstacle { #expect(picture(screen).contains(obstacle)) }
  }

  @Test func `says that it is empty`() {
    let screen = cartScreen(in: context())

    #expect(picture(screen) == "           The cart is empty.")
    #expect(actions(of: screen).isEmpty)
  }

  @Test(
    arguments: [
      (PriceFormat.symbolFirst, "€2,469.00"), (.symbolLast, "2.469,00 €"), (.code, "2469.00 EUR"),
    ]
  )
  func `adds up in the format of the settings`(format: PriceFormat, expected: String) {
    let shop = ShopState.sample.with {
      $0.cart.setQuantity(2, of: "bureau")
      $0.settings.priceFormat = format
    }

    let screen = cartScreen(in: context(shop))

    let total = picture(screen).split(separator: "\n").dropLast().last
    #expect(total?.hasSuffix(" " + expected) == true)
  }

  private let filled = ShopState.sample.with {
    $0.cart.setQuantity(2, of: "teapot")
    $0.cart.setQuantity(1, of: "kettle")
  }
}
