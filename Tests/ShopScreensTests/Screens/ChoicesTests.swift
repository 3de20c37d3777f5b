import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The choices of a product` {
  @Test func `are rows with a price and a stock of their own`() {
    let screen = productScreen("shirt", in: context(shop))

    #expect(
      picture(screen, width: 50) == """
          Striped shirt
          by Bo Ek
          9 in stock                          from €39.00

         Variants · Colour / Size
        › Navy / S        4 in stock · 2 in cart   €39.00
          Navy / M        5 in stock               €45.00
          Red / S         sold out                 €39.00
          Red / XXL long                      unavailable
          [ Choose a variant ]

          In cart  2
          Reviews  0 reviews
          Category  Desk
        """
    )
  }

  @Test func `stand in columns where there is room`() {
    let screen = productScreen("shirt", in: context(shop))

    #expect(
      picture(screen, width: 80).contains(
        """
        › Navy / S        4 in stock · 2 in cart                                 €39.00
          Navy / M        5 in stock                                             €45.00
          Red / S         sold out                                               €39.00
          Red / XXL long                                                    unavailable
        """
      )
    )
  }

  @Test func `are put into the cart one by one, if they can be`() {
    let screen = productScreen("shirt", in: context(shop))

    #expect(
      actions(of: screen).prefix(4) == [
        .shop(.addToCart(Article("shirt", "navy-s"))),
        .shop(.addToCart(Article("shirt", "navy-m"))),
        .scene(.present(.sheet(.choose("shirt")))),
        .scene(.navigate(.home(.cart))),
      ]
    )
  }

  @Test func `can be a hundred`() {
    let variants = (1...100).map { number in
      Variant(
        id: Variant.ID(rawValue: "\(number)"),
        values: ["\(number)"],
        price: .euro(number),
        stock: nil
      )
    }
    let shop = aShop(selling: variants)

    let screen = productScreen("shirt", in: context(shop))

    #expect(actions(of: screen).count == 104)
    #expect(actions(of: screen)[99] == .shop(.addToCart(Article("shirt", "100"))))
  }

  @Test func `have names too long for their column`() {
    let name = String(repeating: "Extraordinarily ", count: 5)
    let variant = Variant(id: "x", values: [name], price: .euro(100), stock: 3)

    let screen = productScreen("shirt", in: context(aShop(selling: [variant])))

    #expect(
      picture(screen, width: 50).contains(
        """
        › Extraordinarily Extraordinarily Extraor…  €1.00
          3 in stock
        """
      )
    )
  }

  @Test func `say in their sheet why one cannot be bought`() {
    let sheet = presented(.sheet(.choose("shirt")))

    let choices = picture(chooseSheet("shirt", sheet, in: context(shop)))

    #expect(choices.contains("Red / S, sold out\n"))
    #expect(choices.contains("Red / XXL long, unavailable\n"))
  }

  @Test func `give lists the price they begin at`() {
    let screen = categoryScreen("desk", in: context(shop))

    #expect(picture(screen).contains("Striped shirt             from €39.00"))
  }

  @Test func `stand in the cart by name`() {
    let screen = cartScreen(in: context(shop))

    #expect(
      picture(screen, width: 50).hasPrefix(
        """
        › Striped shirt   2×   Navy / S            €78.00
          [ One more ]
        """
      )
    )
    #expect(actions(of: screen)[1] == .shop(.setQuantity(3, of: Article("shirt", "navy-s"))))
  }

  @Test func `are named where one cannot be ordered`() {
    let shop = shop.with { $0.cart.setQuantity(1, of: Article("shirt", "red-s")) }
    let words = "“Striped shirt”, Red / S is sold out."

    let alert = Alert.soldOut("shirt")
    let screen = alertScreen(alert, presented(.alert(alert)), in: context(shop))

    #expect(picture(screen, width: 80).contains(words + " Nothing was ordered."))
    #expect(picture(cartScreen(in: context(shop))).contains(words))
  }

  @Test func `stand in an order by the name of its day`() {
    let line = Order.Line(
      product: "shirt",
      variant: "navy-s",
      name: "Shirt",
      choice: "Blue / S",
      quantity: 1,
      price: .euro(100)
    )
    let order = Order(
      id: "7",
      account: Account.samples[0].id,
      day: "2026-01-02",
      status: .packed,
      lines: [line]
    )
    let shop = shop.with { $0.orders = [order] }

    let screen = orderScreen("7", in: context(shop, in: .profile))

    #expect(picture(screen).contains("Shirt   1×   Blue / S           €1.00"))
  }

  private let shop = aShop(selling: [
    Variant(id: "navy-s", values: ["Navy", "S"], price: .euro(3900), stock: 4),
    Variant(id: "navy-m", values: ["Navy", "M"], price: .euro(4500), stock: 5),
    Variant(id: "red-s", values: ["Red", "S"], price: .euro(3900), stock: 0),
    Variant(id: "red-xxl", values: ["Red", "XXL long"], price: nil, stock: 7),
  ]).with { $0.cart.setQuantity(2, of: Article("shirt", "navy-s")) }
}

private func aShop(selling variants: [Variant]) -> ShopState {
  let shirt = Product(
    id: "shirt",
    name: "Striped shirt",
    category: "desk",
    brand: "Bo Ek",
    options: ["Colour", "Size"],
    variants: variants
  )
  let catalog = Catalog(
    name: "Shirts",
    currency: Currency(code: "EUR"),
    categories: [Category(id: "desk", name: "Desk")],
    products: [shirt],
    people: []
  )
  return ShopState(catalog: catalog, account: Account.samples[0])
}
