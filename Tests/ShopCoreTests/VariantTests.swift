import Foundation
import SceneNavigation
import Testing

@testable import ShopCore

@Suite struct `A product with variants` {
  @Test(
    arguments: [
      ([(900, 1), (700, 2)], 700, 3, true),
      ([(900, 1), (700, 0)], 900, 1, false),
      ([(900, 0), (700, 0)], 700, 0, true),
      ([(nil, 4), (900, nil)], 900, nil, false),
      ([(nil, 4), (nil, nil)], nil, nil, false),
      ([(0, 4), (900, 5)], 0, 9, true),
      ([(900, .max), (900, 5)], 900, .max, false),
    ] as [([(Int?, Int?)], Int?, Int?, Bool)]
  )
  func `costs the least that can be paid, and has what is left of all`(
    offers: [(price: Int?, stock: Int?)],
    price: Int?,
    stock: Int?,
    hasSeveralPrices: Bool
  ) {
    let product = product(
      offers.enumerated().map { number, offer in
        Variant(
          id: Variant.ID(rawValue: "\(number)"),
          values: ["\(number)"],
          price: offer.price.map { .euro($0) },
          stock: offer.stock
        )
      }
    )

    #expect(product.price == price.map { .euro($0) })
    #expect(product.stock == stock)
    #expect(product.hasSeveralPrices == hasSeveralPrices)
  }

  @Test func `counts less than nothing as sold out`() {
    let variant = Variant(id: "s", values: ["S"], price: .euro(900), stock: -3)

    #expect(variant.stock == 0)
    #expect(!variant.offer.canBeBought)
  }

  @Test func `keeps the first of two variants with one id`() {
    let product = product([
      Variant(id: "s", values: ["S"], price: .euro(1), stock: nil),
      Variant(id: "s", values: ["Small"], price: .euro(2), stock: nil),
    ])

    #expect(product.variants.map(\.name) == ["S"])
  }

  @Test func `is what its first one is where there is nothing to choose`() {
    let cup = Product(
      id: "cup",
      name: "Cup",
      category: "tea",
      options: [],
      variants: [Variant(id: "", values: [], price: nil, stock: 4)]
    )

    #expect(cup == Product(id: "cup", name: "Cup", category: "tea", price: nil, stock: 4))
  }

  @Test(arguments: [(["Navy", "Small"], "Navy / Small"), (["", "M"], "M"), ([], "as it is")])
  func `calls each by its values`(values: [String], name: String) {
    #expect(Variant(id: "x", values: values, price: nil, stock: nil).name == name)
  }

  private func product(_ variants: [Variant]) -> Product {
    Product(id: "shirt", name: "Shirt", category: "wear", options: ["Size"], variants: variants)
  }
}

@Suite struct `A cart with variants` {
  @Test func `has a line for each choice`() {
    var cart = Cart()

    cart.setQuantity(1, of: Article("shirt", "s"))
    cart.setQuantity(2, of: Article("shirt", "m"))

    #expect(cart.lines.map(\.article) == [Article("shirt", "s"), Article("shirt", "m")])
    #expect(cart.quantity(of: Article("shirt", "m")) == 2)
    #expect(cart.quantity(of: "shirt") == 0)
    #expect(cart.quantity(ofAny: "shirt") == 3)
    #expect(cart.total(in: Catalog.withVariants) == .euro(900 + 2 * 1100))
  }
}

@MainActor @Suite struct `Buying a variant` {
  private let shop = Shop(ShopState(catalog: Catalog.withVariants))

  @Test(arguments: [
    (Article("shirt"), Outcome.shop(.choiceMissing("shirt"))),
    (Article("shirt", "xl"), .shop(.noSuchChoice(Article("shirt", "xl")))),
    (Article("shirt", "gone"), .shop(.notForSale(Article("shirt", "gone")))),
    (Article("shirt", "out"), .shop(.outOfStock(Article("shirt", "out")))),
    (Article("cup", "s"), .shop(.noSuchChoice(Article("cup", "s")))),
  ])
  func `is refused where there is no such thing to buy`(article: Article, outcome: Outcome) {
    #expect(shop.apply(.addToCart(article)) == outcome)
    #expect(shop.state.cart.isEmpty)
  }

  @Test func `takes no more than there are of that one`() {
    let small = Article("shirt", "s")

    #expect(shop.apply(.addToCart(small)) == .shop(.cartChanged(small, quantity: 1)))
    #expect(shop.apply(.addToCart(small)) == .shop(.outOfStock(small)))
    #expect(shop.apply(.addToCart(Article("shirt", "m"))).isChange)
  }

  @Test func `can be undone after the catalogue has changed`() {
    var state = ShopState(catalog: Catalog.withVariants)
    state.cart.setQuantity(5, of: Article("shirt", "s"))
    state.cart.setQuantity(1, of: "dragon")
    let shop = Shop(state)

    #expect(shop.apply(.setQuantity(4, of: Article("shirt", "s"))).isChange)
    #expect(shop.apply(.setQuantity(0, of: "dragon")).isChange)
    #expect(shop.apply(.setQuantity(2, of: "dragon")) == .shop(.noSuchProduct("dragon")))
  }

  @Test func `happens on a random walk`() {
    var walk = RandomWalk(seed: 7, through: Catalog.withVariants)
    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.withVariants)),
      windows: SceneGroup(state: AppState(windowCount: 2))
    )

    let actions = (0..<2_000).map { _ in walk.next(in: app) }

    #expect(actions.contains(.shop(.addToCart(Article("shirt", "m")))))
    #expect(actions.contains(.shop(.addToCart("cup"))))
  }

  @Test func `stands in the orders of the demonstration`() {
    let lines = Order.samples(from: .withVariants).flatMap(\.lines)

    #expect(lines.contains { $0.variant == "s" && $0.choice == "S" && $0.price == .euro(900) })
  }
}

extension Catalog {
  /// A shirt in four sizes, of which two cannot be had, and a cup.
  fileprivate static let withVariants = Catalog(
    name: "Shirts",
    currency: Currency(code: "EUR"),
    categories: [Category(id: "wear", name: "Wear")],
    products: [
      Product(
        id: "shirt",
        name: "Shirt",
        category: "wear",
        options: ["Size"],
        variants: [
          Variant(id: "s", values: ["S"], price: .euro(900), stock: 1),
          Variant(id: "m", values: ["M"], price: .euro(1100), stock: nil),
          Variant(id: "gone", values: ["L"], price: nil, stock: 3),
          Variant(id: "out", values: ["XS"], price: .euro(900), stock: 0),
        ]
      ),
      Product(id: "cup", name: "Cup", category: "wear", price: .euro(500), stock: nil),
    ],
    people: []
  )
}
