import Testing

@testable import ShopCore

@Suite struct `What may be meant by a place the shop does not have` {
  @Test(
    arguments: [
      (Place.product("teapto"), [SearchHit.product("teapot")]),
      (.product("teapot-blue"), [.product("teapot")]),
      (.product("desk-lamp-2"), [.product("lamp")]),
      (.reviews("cupp"), [.product("cup")]),
      (.category("teas"), [.category("tea")]),
      (.person("adam"), [.person("ada")]),
    ]
  )
  func `is of its kind and begins as its name does`(missing: Place, guesses: [SearchHit]) {
    #expect(Catalog.sample.guesses(for: missing).hits == guesses)
  }

  private func catalog(_ products: [(id: String, name: String)]) -> Catalog {
    Catalog(
      name: "Shop",
      currency: Currency(code: "EUR"),
      categories: [Category(id: "tea", name: "Tea")],
      products: products.map { id, name in
        Product(
          id: Product.ID(rawValue: id),
          name: name,
          category: "tea",
          price: nil,
          stock: nil
        )
      },
      people: []
    )
  }

  @Test(arguments: ["tea-pot", "tea_pot", "tea pot", "Taepot", "tepot"])
  func `is first what has its id but for a typo, whatever its name`(id: String) {
    let catalog = catalog([("tea-cosy", "Tea cosy"), ("teapots", "Pots"), ("teapot", "Urn")])

    let guesses = catalog.guesses(for: .product(Product.ID(rawValue: id)))

    #expect(guesses.hits.first == .product("teapot"))
  }

  @Test func `is no more than that which has the longest beginning in common`() {
    let names = ["Teapot", "Teaspoon", "Teaspoons, six"]
    let catalog = catalog(names.map { ($0.lowercased(), $0) })

    let few = catalog.guesses(for: .product("teaspo0n"))
    let all = catalog.guesses(for: .product("teasing"))

    #expect(few.hits == [.product("teaspoon"), .product("teaspoons, six")])
    #expect(few.marks(in: "Teaspoon") == [0..<6])
    #expect(all.hits == few.hits)
    #expect(catalog.guesses(for: .product("teak")).hits.count == 3)
  }

  @Test(
    arguments: [
      Place.product("te"), .product(""), .product("spade"), .product("pours"), .category("lamp"),
      .person("teapot"), .order("1001"), .cart, .settings,
      .product(Product.ID(rawValue: String(repeating: "x", count: 100_000))),
    ]
  )
  func `is nothing where no name begins so, or nothing has a name`(missing: Place) {
    #expect(Catalog.sample.guesses(for: missing).hits.isEmpty)
  }
}
