import NavigationLaws
import ShopCore

extension Catalog {
  /// A small shop with everything a catalogue can have: no price, no stock, a shelf without a name,
  /// a review by nobody, and names with accents.
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
        description: "Round, brown and glazed.",
        related: ["cup", "gone"],
        reviews: [
          Review(author: "ada", rating: 5, title: "Pours", text: "At last.", day: "2026-03-02"),
          Review(author: "ghost", rating: 4, title: "", text: "A bit heavy.", day: "2026-01-20"),
        ]
      ),
      Product(id: "cup", name: "Cup", category: "tea", price: .euro(900), stock: 0),
      Product(
        id: "creme",
        name: "Crème brûlée torch",
        category: "nowhere",
        price: Money(minorUnits: 1, currency: Currency(code: "JPY")),
        stock: nil,
        isFeatured: true,
        reviews: [Review(author: "ada", rating: 1, title: "Hot", text: "", day: "2026-02-02")]
      ),
      Product(id: "lamp", name: "Desk lamp", category: "desk", price: nil, stock: 5),
    ],
    people: [
      Person(id: "ada", name: "Ada Nwosu", about: "Drinks it black."),
      Person(id: "tess", name: "Tess"),
    ]
  )

  /// So many products of a few words each, the same every time.
  static func generated(count: Int) -> Catalog {
    var random = SeededGenerator(seed: 1)
    let words = [
      "tea", "teapot", "Tea", "tee", "Crème", "creme", "brûlée", "Ærø", "straße", "Łódź", "lamp",
      "desk", "walnut", "2", "40", "茶壶", "ΤΣΆΙ", "x", "t", "a-b", "o'clock", "&", "🍵", "e\u{301}",
    ]
    func text(_ length: ClosedRange<Int>) -> String {
      (0..<Int.random(in: length, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
    }
    let people = (0..<40).map { Person(id: Person.ID(rawValue: "p\($0)"), name: text(1...2)) }
    return Catalog(
      name: "Generated",
      currency: Currency(code: "EUR"),
      categories: (0..<30).map { Category(id: Category.ID(rawValue: "c\($0)"), name: text(1...2)) },
      products: (0..<count).map { number in
        Product(
          id: Product.ID(rawValue: "\(number)"),
          name: text(1...4),
          category: Category.ID(rawValue: "c\(Int.random(in: 0..<32, using: &random))"),
          price: .euro(number),
          stock: nil,
          description: text(0...6),
          reviews: (0..<Int.random(in: 0...2, using: &random)).map { _ in
            Review(
              author: people.randomElement(using: &random)?.id ?? "",
              rating: 3,
              title: "",
              text: "",
              day: "2026-01-01"
            )
          }
        )
      },
      people: people
    )
  }
}

extension Money {
  static func euro(_ cents: Int) -> Money {
    Money(minorUnits: cents, currency: Currency(code: "EUR"))
  }
}
