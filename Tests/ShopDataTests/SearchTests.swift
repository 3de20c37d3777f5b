import GRDB
import ShopCore
import Testing

@testable import ShopData

@Suite struct `Searching the database` {
  private let shop: Stored

  init() throws {
    shop = try Stored(
      Catalog(
        name: "Corner shop",
        currency: Currency(code: "EUR"),
        categories: [
          Category(id: "tea", name: "Tea"), Category(id: "sweet", name: "Sweet things"),
        ],
        products: [
          Product(
            id: "mug",
            name: "Mug",
            category: "sweet",
            price: nil,
            stock: nil,
            description: "For tea."
          ),
          Product(id: "green", name: "Green tea", category: "sweet", price: nil, stock: nil),
          Product(id: "teapot", name: "Teapot", category: "sweet", price: nil, stock: nil),
          Product(id: "tea", name: "TEA", category: "sweet", price: nil, stock: nil),
          Product(id: "creme", name: "Crème brûlée", category: "sweet", price: nil, stock: nil),
          Product(
            id: "jar",
            name: "Jar",
            category: "sweet",
            price: nil,
            stock: nil,
            reviews: [Review(author: "tess", rating: 3, title: "", text: "", day: "")]
          ),
          Product(id: "cn", name: "茶壶 大", category: "tea", price: nil, stock: nil),
        ],
        people: [Person(id: "tess", name: "Tess Ørsted"), Person(id: "teo", name: "Teo")]
      )
    )
  }

  @Test func `finds shelves and people first, then names, then what is said about products`() {
    #expect(
      shop.catalog.search("tea").hits == [
        .category("tea"), .product("tea"), .product("teapot"), .product("green"),
        .product("mug"), .product("cn"),
      ]
    )
  }

  @Test(arguments: [
    ("creme", ["creme"]), ("CRÈME", ["creme"]), ("creme\u{300}", ["creme"]), ("brul cr", ["creme"]),
    ("te", ["tea", "teapot", "green", "mug", "jar", "cn"]), ("orst", ["jar"]),
    ("gre te", ["green"]),
    ("茶", ["cn"]), ("大", ["cn"]), ("壶", ["cn"]), ("茶壶", ["cn"]), ("壶茶", ["cn"]),
    ("茶壺", []), ("eapot", []), ("tea pot", []),
    ("t te tea", ["green", "teapot", "tea", "mug", "cn"]),
  ])
  func `finds beginnings of words, whatever their case and accents`(
    typed: String,
    found: [Product.ID]
  ) {
    let hits = shop.catalog.search(typed).hits

    #expect(hits.compactMap { if case .product(let id) = $0 { id } else { nil } } == found)
  }

  @Test(arguments: [
    ("\"", 0), ("\"\"*", 0), ("*", 0), ("-", 0), ("NEAR", 0), ("NEAR(tea)", 0), ("tea AND", 0),
    ("words:tea", 0), ("^tea", 6), ("tea*", 6), ("-tea", 6), ("(tea", 6), ("\0tea\0", 6),
    ("🍵", 0), ("🍵 tea", 0), ("©™ tea", 6), ("'; DROP TABLE product; --", 0), ("tea OR mug", 0),
    ("{tea}", 6),
  ])
  func `takes nothing that is typed for a command`(typed: String, count: Int) {
    #expect(shop.catalog.search(typed).hits.count == count)
    #expect(shop.failures.all.isEmpty)
  }

  @Test func `finds the same as a search in memory`() throws {
    let original = Catalog.generated(count: 700)
    let stored = try Stored(original)
    var random = SeededGenerator(seed: 11)
    let beginnings = [
      "t", "te", "tea", "teap", "teapot", "CRE", "brul", "aero", "ær", "stra", "lodz", "2", "茶",
      "壶", "🍵",
      "τσα", "x", "a", "b", "o'cl", "walnut", "desk", "é", "&", "zz",
    ]
    for _ in 0..<250 {
      let typed = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        beginnings.randomElement(using: &random) ?? ""
      }.joined(separator: " ")

      let found = stored.catalog.search(typed)
      let expected = original.search(typed)

      #expect(found.hits == expected.hits, "“\(typed)”")
      #expect(found.isCut == expected.isCut, "“\(typed)”")
    }
    #expect(stored.failures.all.isEmpty)
  }

  @Test func `folds every letter as the search in memory does`() throws {
    let words = Set(
      (UInt32(0x80)...0x1_FFFF).compactMap(Unicode.Scalar.init).flatMap { scalar in
        FoldedText("x\(scalar)y").words.map(String.init)
      }
    )

    let stored = try shop.database.words(in: words.joined(separator: " "))

    #expect(stored.subtracting(words) == [])
    #expect(words.subtracting(stored) == [])
  }

  @Test func `finds what an older program stored under other words`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    do {
      let database = try ShopDatabase(path: state.directory.databasePath)
      try database.stock(with: .lettersAndPictures)
      try database.rewriteAsWritten()
    }

    let database = try ShopDatabase(path: state.directory.databasePath)

    let failures = Failures()
    let catalog = try StoredCatalog(in: database, report: failures.note)
    for typed in ["須", "急須", "🧵", "tea 須", "nwosu", "brown", "desk"] {
      let expected = Catalog.lettersAndPictures.search(typed).hits
      #expect(!expected.isEmpty, "“\(typed)”")
      #expect(catalog.search(typed).hits == expected, "“\(typed)”")
    }
    #expect(failures.all.isEmpty)
  }

  @Test func `survives whatever is pasted`() throws {
    let stored = try Stored(.generated(count: 100))
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let typed = random.hostileQuery()

      let results = stored.catalog.search(typed)

      #expect(results.hits.count <= SearchResults.limit)
      #expect(stored.failures.all.isEmpty, "\(typed.debugDescription)")
    }
  }

  @Test func `says that there is more than it gives`() throws {
    let many = try Stored(.generated(count: 2000))

    let results = many.catalog.search("t")

    #expect(results.hits.count <= SearchResults.limit)
    #expect(results.isCut)
    #expect(Set(results.hits).count == results.hits.count)
  }
}

extension ShopDatabase {
  /// What the database takes a text apart into.
  fileprivate func words(in text: String) throws -> Set<String> {
    try write { connection in
      let table = SearchedKind.person.nameSearch
      try connection.execute(sql: "INSERT INTO \(table) (\(table)) VALUES ('delete-all')")
      try connection.execute(
        sql: "INSERT INTO \(table) (rowid, words) VALUES (1, ?)",
        arguments: [text]
      )
      try connection.execute(
        sql: "CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab('main', '\(table)', 'row')"
      )
      return Set(try String.fetchAll(connection, sql: "SELECT term FROM temp.vocabulary"))
    }
  }
}

extension ShopDatabase {
  /// Has the words stand there as a program noted them for which an ideograph was a letter and a
  /// picture a gap, and forgets that they were ever noted otherwise.
  fileprivate func rewriteAsWritten() throws {
    try write { connection in
      let table = SearchedKind.product.nameSearch
      try connection.execute(
        sql: """
          UPDATE product SET foldedName = '急須 teapot' WHERE id = 'kyusu';
          UPDATE product SET foldedName = 'thread' WHERE id = 'thread';
          INSERT INTO \(table) (\(table)) VALUES ('delete-all');
          INSERT INTO \(table) (rowid, words) SELECT position, foldedName FROM product;
          DELETE FROM grdb_migrations WHERE identifier = 'wordsOfOneLetter';
          """
      )
    }
  }
}

extension Catalog {
  fileprivate static let lettersAndPictures = Catalog(
    name: "Corner shop",
    currency: Currency(code: "EUR"),
    categories: [Category(id: "desk", name: "Desk")],
    products: [
      Product(id: "kyusu", name: "急須 teapot", category: "none", price: nil, stock: nil),
      Product(
        id: "thread",
        name: "Thread 🧵",
        category: "desk",
        price: nil,
        stock: nil,
        description: "Black, brown and white.",
        reviews: [
          Review(author: "ada", rating: 3, title: "", text: "", day: ""),
          Review(author: "gone", rating: 3, title: "", text: "", day: ""),
        ]
      ),
    ],
    people: [Person(id: "ada", name: "Ada Nwosu")]
  )
}

extension SeededGenerator {
  /// A query of the kinds that break query languages, up to 500 characters long.
  fileprivate mutating func hostileQuery() -> String {
    let parts = [
      "\"", "'", "*", "-", "^", "(", ")", "{", "}", ":", "+", ",", ".", "\0", "\\", "%", "_", ";",
      "NEAR", "NEAR/2", "AND", "OR", "NOT", "words", "rowid", " ", "\t", "\n", "tea", "é",
      "e\u{301}", "\u{301}", "\u{200D}", "🍵", "👩‍👩‍👧", "茶", "ก", "กิน", "ß", "İ", "ς", "Å", "ﬁ", "𞤀",
      "\u{FEFF}", "\u{E000}", "\u{10FFFF}", "x", "0",
    ]
    let length =
      Int.random(in: 0...9, using: &self) == 0 ? 500 : Int.random(in: 0...12, using: &self)
    var query = (0..<length).map { _ in parts.randomElement(using: &self) ?? "" }.joined()
    if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
      query.unicodeScalars.append(scalar)
    }
    return String(query.prefix(500))
  }
}
