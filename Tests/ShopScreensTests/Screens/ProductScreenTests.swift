import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `A product` {
  @Test func `shows what it is, what can be done and what goes with it`() {
    let shop = ShopState.sample.with { $0.cart.setQuantity(2, of: "teapot") }

    let screen = productScreen("teapot", in: context(shop))

    #expect(screen.title == "Teapot")
    #expect(
      picture(screen) == """
          Teapot
          12 in stock                    €24.50

          Round, brown and glazed. It pours
          without a drip.

        › [ Add to cart ]
          In cart  2
          Reviews  2 reviews          ★★★★½ 4.5
          Category  Tea & Coffee

         Goes well with
          Cup  sold out                   €9.00
        """
    )
  }

  @Test func `can be added to the cart`() {
    let screen = productScreen("teapot", in: context())

    #expect(actions(of: screen).first == .shop(.addToCart("teapot")))
  }

  @Test(
    arguments: [
      (
        AppTab.home,
        [
          Destination.home(.cart), .home(.reviews("teapot")), .home(.category("tea")),
          .home(.product("cup")),
        ]
      ),
      (
        .search,
        [
          .search(AnyRoute(HomeRoute.cart)), .search(AnyRoute(ProductReviews(of: "teapot"))),
          .search(AnyRoute(Category.ID("tea"))), .search(AnyRoute(Product.ID("cup"))),
        ]
      ),
      (
        .profile,
        [
          .profile(.cart), .profile(.reviews("teapot")), .home(.category("tea")),
          .profile(.product("cup")),
        ]
      ),
    ]
  )
  func `leads on within its tab where that has such a place`(
    tab: AppTab,
    expected: [Destination]
  ) {
    let screen = productScreen("teapot", in: context(in: tab))

    #expect(actions(of: screen).dropFirst() == expected.map { .scene(.navigate($0)) }[...])
  }

  @Test(arguments: [("cup", "sold out                        €9.00"), ("lamp", "unavailable")])
  func `cannot be bought when it is sold out or has no price`(id: String, words: String) {
    let screen = productScreen(Product.ID(rawValue: id), in: context())

    #expect(picture(screen).contains(words))
    #expect(picture(screen).contains("\n  [ Add to cart ]\n› In cart  0\n"))
    #expect(!actions(of: screen).contains(.shop(.addToCart(Article(Product.ID(rawValue: id))))))
  }

  @Test(arguments: [
    ([5, 5, 4], "★★★★½ 4.7"), ([5, 4, 4], "★★★★☆ 4.3"), ([5, 4, 4, 4], "★★★★☆ 4.3"),
    ([4, 4, 4, 5, 5, 4, 4], "★★★★☆ 4.3"), ([1, 1, 2], "★☆☆☆☆ 1.3"), ([2], "★★☆☆☆ 2.0"),
  ])
  func `has the average of its reviews, with no star that is not reached`(
    ratings: [Int],
    words: String
  ) throws {
    let reviews = ratings.map {
      Review(author: "ada", rating: $0, title: "", text: "", day: "2026-01-20")
    }
    let vase = Product(
      id: "vase",
      name: "Vase",
      category: "tea",
      price: nil,
      stock: nil,
      reviews: reviews
    )
    let catalog = Catalog(
      name: "Vases",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [vase],
      people: []
    )

    let screen = productScreen("vase", in: context(ShopState(catalog: catalog)))

    #expect(picture(screen).contains(words))
  }

  @Test func `need not be counted`() {
    let screen = productScreen("bureau", in: context())

    #expect(
      picture(screen) == """
          Walnut bureau
          in stock                    €1,234.50

        › [ Add to cart ]
          In cart  0
          Reviews  0 reviews
          Category  Desk
        """
    )
  }

  @Test(
    arguments: [
      (PriceFormat.symbolFirst, "in stock                    €1,234.50"),
      (.symbolLast, "in stock                   1.234,50 €"),
      (.code, "in stock                  1234.50 EUR"),
    ]
  )
  func `costs what the settings make of it`(format: PriceFormat, expected: String) {
    let shop = ShopState.sample.with { $0.settings.priceFormat = format }

    let screen = productScreen("bureau", in: context(shop))

    #expect(picture(screen).contains(expected))
  }

  @Test func `says that it is gone`() {
    let screen = productScreen("kettle", in: context())

    #expect(screen.title == "Gone")
    #expect(picture(screen) == "   The shop sells no product “kettle”.")
    #expect(actions(of: screen).isEmpty)
  }

  @Test func `that is gone leads on to what may be meant`() {
    let screen = productScreen("teapto", in: context())

    #expect(
      picture(screen) == """
           The shop sells no product “teapto”.

         Did you mean one of these?
        › Teapot                         €24.50
        """
    )
    #expect(actions(of: screen) == [.scene(.navigate(.home(.product("teapot"))))])
  }
}
