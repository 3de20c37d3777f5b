@testable import ShopCore

extension Catalog {
  /// A shop with three shelves, one of them empty, and two people, one of them silent.
  static let sample = Catalog(
    name: "Corner shop",
    currency: Currency(code: "EUR"),
    categories: [
      Category(id: "tea", name: "Tea & Coffee", about: "Whatever keeps a person awake."),
      Category(id: "desk", name: "Desk"),
      Category(id: "attic", name: "Attic"),
    ],
    products: [
      Product(
        id: "teapot",
        name: "Teapot",
        category: "tea",
        price: .euro(2450),
        stock: 12,
        isFeatured: true,
        description: "Round, brown and glazed. It pours without a drip.",
        related: ["cup", "gone"],
        reviews: [
          Review(author: "ada", rating: 5, title: "Pours", text: "At last.", day: "2026-03-02"),
          Review(author: "ghost", rating: 4, title: "", text: "A bit heavy.", day: "2026-01-20"),
        ]
      ),
      Product(id: "cup", name: "Cup", category: "tea", price: .euro(900), stock: 0),
      Product(
        id: "bureau",
        name: "Walnut bureau",
        category: "desk",
        price: .euro(123_450),
        stock: nil,
        isFeatured: true
      ),
      Product(id: "lamp", name: "Desk lamp", category: "desk", price: nil, stock: 5),
    ],
    people: [
      Person(id: "ada", name: "Ada Nwosu", about: "Drinks it black."),
      Person(id: "tess", name: "Tess"),
    ]
  )
}

extension Money {
  static func euro(_ cents: Int) -> Money {
    Money(minorUnits: cents, currency: Currency(code: "EUR"))
  }
}

extension ShopState {
  /// The sample shop with Robin signed in, who ordered once.
  static var sample: ShopState {
    ShopState(catalog: Catalog.sample, orders: [.sample], account: Account.samples[0])
  }

  /// The same shop after a change.
  func with(_ change: (inout ShopState) -> Void) -> ShopState {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Order {
  /// Two pots, and a kettle that is no longer sold.
  static let sample = Order(
    id: "1001",
    account: Account.samples[0].id,
    day: "2026-10-28",
    status: .shipped,
    lines: [
      Line(product: "teapot", name: "Teapot", quantity: 2, price: .euro(2000)),
      Line(product: "kettle", name: "Kettle", quantity: 1, price: .euro(3500)),
    ]
  )
}
