import GRDB
import NavigationLaws
import ShopCore
import Testing

@testable import ShopData

@Suite struct `Searching the database` {
  private let shop: Stored
  private let wordy: Stored

  /// The tests only read them, and share them.
  private static let shared = Result { try (Stored(.cornerShop), Stored(.manyWords)) }

  init() throws {
    (shop, wordy) = try Self.shared.get()
  }

  @Test func `finds shelves and people first, then names, then other text, then beginnings`() {
    #expect(
      shop.catalog.search("tea").hits == [
        .category("tea"), .product("tea"), .product("green"), .product("mug"),
        .product("cn"), .product("teapot"),
      ]
    )
  }

  @Test(arguments: [
    ("creme", ["creme"]), ("CRÈME", ["creme"]), ("creme\u{300}", ["creme"]), ("brul cr", ["creme"]),
    ("te", ["tea", "teapot", "green", "cn", "mug", "jar"]), ("orst", ["jar"]),
    ("gre te", ["green"]),
    ("茶", ["cn"]), ("大", ["cn"]), ("壶", ["cn"]), ("茶壶", ["cn"]), ("壶茶", ["cn"]),
    ("茶壺", ["cn"]), ("zzz", []),
    ("t te tea", ["tea", "green", "mug", "cn", "teapot"]),
  ])
  func `finds beginnings of words, whatever their case and accents`(
    typed: String,
    found: [Product.ID]
  ) {
    let hits = shop.catalog.search(typed).hits

    #expect(hits.compactMap { if case .product(let id) = $0 { id } else { nil } } == found)
  }

  @Test(arguments: [
    ("\"", 0), ("\"\"*", 0), ("*", 0), ("-", 0), ("NEAR", 0), ("NEAR(tea)", 4), ("tea AND", 4),
    ("words:tea", 4), ("^tea", 6), ("tea*", 6), ("-tea", 6), ("(tea", 6), ("\0tea\0", 6),
    ("🍵", 0), ("🍵 tea", 4), ("©™ tea", 6), ("'; DROP TABLE product; --", 0), ("tea OR mug", 4),
    ("{tea}", 6),
  ])
  func `takes nothing that is typed for a command`(typed: String, count: Int) {
    #expect(shop.catalog.search(typed).hits.count == count)
    #expect(shop.failures.all.isEmpty)
  }

  @Test func `finds whatever a search in memory finds`() throws {
    let original = Catalog.generated(count: 150)
    let stored = try Stored(original)
    var random = SeededGenerator(seed: 11)
    let beginnings = [
      "t", "te", "tea", "teap", "teapot", "CRE", "brul", "aero", "ær", "stra", "lodz", "2", "茶",
      "壶", "🍵", "τσα", "x", "a", "b", "o'cl", "walnut", "desk", "é", "&", "zz",
    ]
    for _ in 0..<250 {
      let typed = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        beginnings.randomElement(using: &random) ?? ""
      }.joined(separator: " ")

      let found = Set(stored.catalog.search(typed).hits)
      let expected = original.search(typed).hits

      #expect(found.isSuperset(of: expected), "“\(typed)”")
    }
    #expect(stored.failures.all.isEmpty)
  }

  @Test func `folds every letter as the search in memory does`() throws {
    let words = Set(
      (UInt32(0x80)...0x1_FFFF).compactMap(Unicode.Scalar.init).flatMap { scalar in
        FoldedText("x\(scalar)y").words.map(String.init)
      }
    )

    let stored = try ShopDatabase.inMemory().words(in: words.joined(separator: " "))

    #expect(stored.subtracting(words) == [])
    #expect(words.subtracting(stored) == [])
  }

  @Test(arguments: [
    ("rossignol", ["ski"]), ("ROSSIGNOL skis", ["ski"]), ("snow", ["ski"]), ("r 26 7", ["ski"]),
    ("170", ["ski"]), ("helmets", ["helmet"]), ("helmet", ["helmet"]), ("berries", ["berry"]),
    ("blackberry", ["berry"]), ("bikes", ["bike"]), ("wifi", ["router"]), ("wi-fi", ["router"]),
    ("tshirt", ["shirt"]), ("t-shirt", ["shirt"]), ("t shirt", ["shirt"]),
    ("tea pot", ["pot"]), ("strasse", ["map"]), ("STRASSE", ["map"]), ("елка", ["tree"]),
    ("ёлка", ["tree"]), ("パソコン", ["laptop"]), ("ﾉｰﾄ", ["laptop"]), ("コンパ", []),
    ("ＲＯＵＴＥＲ", ["router"]), ("احمد", ["pen"]), ("أَحْمَد", ["pen"]), ("climbing", ["map"]),
  ])
  func `finds what is said of a product, in every form of a word`(
    typed: String,
    found: [Product.ID]
  ) {
    let results = wordy.catalog.search(typed)

    #expect(results.hits.filter { $0 != .category("snow") } == found.map { .product($0) })
    #expect(results.correction == nil)
  }

  @Test(arguments: [
    ("teapto", "teapot", ["pot"]), ("eapot", "teapot", ["pot"]), ("teappot", "teapot", ["pot"]),
    ("helmte", "helmet", ["helmet"]), ("rosignol", "rossignol", ["ski"]),
    ("bleu teapto", "blue teapot", ["pot"]),
  ])
  func `offers what was meant where nothing was found`(
    typed: String,
    correction: String,
    found: [Product.ID]
  ) {
    let results = wordy.catalog.search(typed)

    #expect(results.correction == correction)
    #expect(results.hits == found.map { .product($0) })
  }

  @Test func `offers what was meant also where one product has the slip`() throws {
    let products = (0..<20).map { Product.named(Product.ID(rawValue: "\($0)"), "Headphones \($0)") }
    let slip = Product.named("slip", "Headphnoes, used")
    let shop = try Stored(
      Catalog(
        name: "Shop",
        currency: Currency(code: "EUR"),
        categories: [],
        products: products + [slip, .named("tower", "Tower")],
        people: []
      )
    )

    let results = shop.catalog.search("headphnoes")

    #expect(results.correction == "headphones")
    #expect(results.hits.first == .product("slip"))
    #expect(results.hits.count == 21)
    #expect(shop.catalog.search("tower").correction == nil)
    #expect(shop.catalog.search("headphones").correction == nil)
  }

  @Test func `finds what has a common word only where nothing else is found`() throws {
    let products = (0..<2_000).map { Product.named(Product.ID(rawValue: "\($0)"), "Cup \($0)") }
    let shop = try Stored(
      Catalog(
        name: "Shop",
        currency: Currency(code: "EUR"),
        categories: [],
        products: products + [.named("jug", "Jug")],
        people: []
      )
    )

    #expect(shop.catalog.search("cup qqqq").hits.count == 10)
    #expect(shop.catalog.search("cup jug").hits == [.product("jug")])
  }

  @Test(arguments: ["tepo", "zzzzzz", "170x", "te", "茶茶茶茶"])
  func `offers nothing where nothing is alike`(typed: String) {
    #expect(wordy.catalog.search(typed).correction == nil)
  }

  @Test func `finds some of the words where nothing has all of them`() {
    let results = wordy.catalog.search("blue helmet")

    #expect(Set(results.hits) == [.product("helmet"), .product("pot")])
  }

  @Test func `finds what an older program stored, which had another index`() throws {
    let state = try TemporaryState()
    try state.directory.prepare()
    do {
      let database = try ShopDatabase(path: state.directory.databasePath)
      try database.stock(with: .manyWords)
      try database.forgetSearch()
    }

    let database = try ShopDatabase(path: state.directory.databasePath)

    let failures = Failures()
    let catalog = try StoredCatalog(in: database, report: failures.note)
    for (typed, id) in [("strasse", "map"), ("helmets", "helmet"), ("rossignol", "ski")] {
      #expect(catalog.search(typed).hits == [.product(Product.ID(rawValue: id))])
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
      let table = SearchIndex.personWords.table
      try connection.execute(sql: "INSERT INTO \(table) (\(table)) VALUES ('delete-all')")
      try connection.execute(
        sql: "INSERT INTO \(table) (rowid, name) VALUES (1, ?)",
        arguments: [text]
      )
      try connection.execute(
        sql: "CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab('main', '\(table)', 'row')"
      )
      return Set(try String.fetchAll(connection, sql: "SELECT term FROM temp.vocabulary"))
    }
  }
}

extension Catalog {
  fileprivate static let cornerShop = Catalog(
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

  fileprivate static let manyWords = Catalog(
    name: "Corner shop",
    currency: Currency(code: "EUR"),
    categories: [Category(id: "snow", name: "Snow")],
    products: [
      Product(
        id: "ski",
        name: "Hero Elite",
        category: "snow",
        brand: "Rossignol",
        tags: ["skis"],
        options: ["Length"],
        variants: [Variant(id: "170", values: ["170"], sku: "R26-7", price: nil, stock: nil)]
      ),
      .named("helmet", "Helmet"), .named("berry", "Berry jam", "Of blackberries."),
      .named("bike", "Bike"), .named("router", "Wi-Fi router"), .named("shirt", "T-shirt"),
      .named("pot", "Teapot, blue"), .named("map", "Map of the Straße", "Climbs and all."),
      .named("tree", "Ёлка"), .named("laptop", "ノートパソコン"), .named("pen", "قلم أحمد"),
    ],
    people: []
  )
}

extension Product {
  fileprivate static func named(_ id: ID, _ name: String, _ description: String = "") -> Product {
    Product(
      id: id,
      name: name,
      category: "none",
      price: nil,
      stock: nil,
      description: description
    )
  }
}

extension ShopDatabase {
  /// Has the database stand as a program left it that looked for names and for everything else.
  fileprivate func forgetSearch() throws {
    try write { connection in
      for index in SearchIndex.allCases {
        try connection.execute(sql: "DROP TABLE \(index.table)")
      }
      for table in [
        "categoryNameSearch", "personNameSearch", "productNameSearch", "productTextSearch",
      ] {
        try connection.execute(
          sql: "CREATE VIRTUAL TABLE \(table) USING fts5(words, content = '', prefix = '1 2 3 4')"
        )
      }
      try connection.execute(
        sql: """
          INSERT INTO productNameSearch (rowid, words) SELECT position, foldedName FROM product;
          UPDATE product SET foldedName = 'map of the straße' WHERE id = 'map';
          ALTER TABLE product DROP COLUMN sku;
          DELETE FROM grdb_migrations WHERE identifier = 'search';
          """
      )
    }
  }
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
