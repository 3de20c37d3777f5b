import NavigationLaws
import Platform
import ShopCore
import ShopData

extension Catalog {
  /// A number of products with names and descriptions of common and rare words, always the same.
  ///
  /// A third of them have a word with the same first letter, and an eighth have the same word, as
  /// in a real shop where half the products are made of cotton.
  static func generated(count: Int) -> Catalog {
    var words = GeneratedWords()
    let people = (0..<max(20, count / 100)).map { number in
      Person(id: Person.ID(rawValue: "person-\(number)"), name: words.rare() + " " + words.rare())
    }
    let categories = (0..<max(14, min(count / 200, 300))).map { number in
      Category(id: Category.ID(rawValue: "shelf-\(number)"), name: words.rare() + " things")
    }
    let currency = Currency(code: "EUR")
    let products = (0..<count).map { number in
      let reviews = (0..<words.number(below: 3)).map { _ in
        Review(
          author: people[words.number(below: people.count)].id,
          rating: 1 + words.number(below: 5),
          title: words.sentence(3),
          text: words.sentence(20),
          day: "2026-03-02"
        )
      }
      return Product(
        id: Product.ID(rawValue: "product-\(number)"),
        name: [words.common(), words.rare(), words.common(), String(number)].joined(separator: " "),
        category: categories[words.number(below: categories.count)].id,
        price: Money(minorUnits: 100 + words.number(below: 90_000), currency: currency),
        stock: words.number(below: 50),
        isFeatured: number < 12,
        description: words.sentence(40),
        related: (1...4).map { Product.ID(rawValue: "product-\((number + $0) % count)") },
        reviews: reviews
      )
    }
    return Catalog(
      name: "Generated",
      currency: currency,
      categories: categories,
      products: products,
      people: people
    )
  }
}

extension Catalog {
  /// A number of products read from a file, with as many words and combining marks as fit.
  static func hostile(count: Int) throws -> Catalog {
    let text = String(repeating: "W é W\u{301}\u{302}\u{303} ", count: 25_000)
    let products = (0..<count).map { number in
      """
      {"id": "\(number)", "name": "\(text)", "description": "\(text)", "price": 1,
       "reviews": [{"rating": 4, "title": "\(text)", "text": "\(text)"}]}
      """
    }
    let name = "shop-hostile-\(UUID().uuidString).json"
    let path = FileManager.default.temporaryDirectory.appending(path: name).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "[\(products.joined(separator: ","))]".write(
      toFile: path,
      atomically: false,
      encoding: .utf8
    )
    return try CatalogReader().read(path: path).catalog
  }
}

private struct GeneratedWords {
  private var random = SeededGenerator(seed: 1)
  private let rares: [String]
  private let commons = [
    "cotton", "walnut", "blue", "steel", "linen", "wireless", "portable", "classic", "compact",
    "organic", "ceramic", "modern", "travel", "tiny", "tall", "tan", "teal", "titanium", "cup",
    "teapot", "lamp", "desk", "chair", "tea", "table", "towel", "Crème", "café",
  ]

  init() {
    var random = SeededGenerator(seed: 2)
    rares = (0..<20_000).map { _ in
      var word = ""
      for index in 0..<Int.random(in: 3...9, using: &random) {
        let letters = index.isMultiple(of: 2) ? "bcdfghklmnprstvwz" : "aeiouy"
        word.append(letters.randomElement(using: &random) ?? "a")
      }
      return word
    }
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func common() -> String {
    number(below: 8) == 0 ? commons[0] : commons[number(below: commons.count)]
  }

  mutating func rare() -> String { rares[number(below: rares.count)] }

  mutating func sentence(_ length: Int) -> String {
    (0..<length).map { _ in number(below: 3) == 0 ? rare() : common() }.joined(separator: " ")
  }
}
