import Testing

@testable import ShopCore

@Suite struct `Folded text` {
  @Test(arguments: [
    ("Crème brûlée, 2×", "creme brulee 2"), ("e\u{301}", "e"), ("Tea & Coffee", "tea coffee"),
    ("İstanbul", "istanbul"), ("ΤΣΆΙ ς", "τσαι σ"), ("Łódź", "lodz"), ("smørrebrød", "smorrebrod"),
    ("soft\u{AD}ware", "software"), ("茶壶 大", "茶 壶 大"), ("急須 Kyusu", "急 須 kyusu"),
    ("한지 ほうじ茶x", "한지 ほ う じ 茶 x"), ("🍵", "\u{10F375}"), ("a☕️b", "a \u{F2615} b"),
    ("👍🏽", "👍".folded), ("© ™ 4°", "4"), ("\0a\0b", "a b"), ("", ""),
    ("1️⃣", "1"), ("กิน", "กิน"), ("ＡＢ１", "ab1"),
    ("Straße ẞ", "strasse ss"), ("ёлка Ёж", "елка еж"), ("ﾊﾞｯｸﾞ", "バ ッ グ"), ("ハ\u{3099}", "バ"),
    ("ノート・PC", "ノ ー ト pc"), ("أَحْمَد إلى آل ٱل", "احمد الي ال ال"), ("مدرســة", "مدرسه"),
    ("ſalt ẛẜ", "salt ss"), ("ϕϱ µ", "φρ μ"),
  ])
  func `is words without case and accents`(text: String, folded: String) {
    #expect(FoldedText(text).text == folded)
  }

  @Test func `stays as it is when it is folded again`() {
    for text in ["Crème brûlée", "İ ς ß ﬁ", "Ærø Łódź", "ΤΣΆΙ", "ǅ Ǻ", "急須2🍵🧵x"] {
      let once = FoldedText(text)
      #expect(FoldedText(once.text) == once)
    }
  }
}

@Suite struct `A search query` {
  @Test(arguments: [
    ("tea", ["tea"]), ("tea tea", ["tea"]), ("t te tea", ["tea"]),
    ("teapot tea cup", ["teapot", "cup"]),
    ("茶壶 大", ["茶", "壶", "大"]), ("ノートPC", ["ノ ー ト", "pc"]),
    ("  ", []), ("\"*\"", []), ("o'clock", ["o", "clock"]),
  ])
  func `looks for each word once`(typed: String, words: [String]) {
    #expect(SearchQuery(typed).words == words)
  }

  @Test func `looks for so many words and no more`() {
    let typed = (10..<99).map { "w\($0)" }.joined(separator: " ")

    #expect(SearchQuery(typed).words.count == SearchQuery.wordLimit)
  }

  @Test(arguments: [
    ("te", "Tea & Teapot", [0..<2, 6..<8]), ("brul", "Crème brûlée", [6..<10]),
    ("cre", "Cre\u{300}me", [0..<3]), ("p", "Teapot", []), ("strasse", "straße", [0..<6]),
    ("berries", "Berry bowl", [0..<4]), ("bikes", "Bike", [0..<4]),
    ("パソコン", "ノートパソコン", [3..<7]), ("コン", "パン", []), ("bus", "Busy", [0..<3]),
    ("ties", "Tie", [0..<3]),
    ("tea t", "Tea towel", [0..<3]), ("2", "🍵 2×", [2..<3]), ("茶", "茶壶", [0..<1]),
    ("壶 🧵", "茶壶 🧵👩‍👩‍👧", [1..<2, 3..<4]), ("👩", "👩‍👩‍👧", [0..<1]),
    ("lodz 4", "Łódź 40", [0..<4, 5..<6]), ("", "Tea", []),
  ])
  func `marks what it found in a name`(typed: String, name: String, marks: [Range<Int>]) {
    #expect(SearchQuery(typed).marks(in: name) == marks)
  }
}

@Suite struct `The reason why a product was found` {
  private let catalog = Catalog(
    name: "Shop",
    currency: Currency(code: "EUR"),
    categories: [Category(id: "snow", name: "Snow")],
    products: [
      Product(
        id: "ski",
        name: "Hero Elite",
        category: "snow",
        brand: "Rossignol",
        tags: ["carving", "stiff"],
        sku: "H-1",
        options: ["Length"],
        variants: [Variant(id: "170", values: ["170"], sku: "R26-7", price: nil, stock: nil)],
        description: "Short and stiff skis,\nmade for races and for those who like to lose none.",
        reviews: [Review(author: "tess", rating: 4, title: "", text: "", day: "")]
      )
    ],
    people: [Person(id: "tess", name: "Tess")]
  )

  @Test(arguments: [
    ("hero", nil), ("elite hero", nil), ("rossi", SearchedText(part: .brand, text: "Rossignol")),
    ("snow", .init(part: .kind, text: "Snow")), ("hero snow", .init(part: .kind, text: "Snow")),
    ("stiff", .init(part: .tag, text: "stiff")), ("h 1", .init(part: .sku, text: "H-1")),
    ("r26", .init(part: .sku, text: "R26-7")), ("170", .init(part: .choice, text: "170")),
    ("tess", .init(part: .reviewer, text: "Tess")),
    ("race", .init(part: .description, text: "…made for races and for…")),
    ("short", .init(part: .description, text: "Short and stiff…")), ("zebra", nil),
  ])
  func `is the first thing that has a word its name has not`(
    typed: String,
    reason: SearchedText?
  ) throws {
    let results = SearchResults(SearchQuery(typed))
    let product = try #require(catalog.product("ski"))

    #expect(results.reason(for: product, in: catalog) == reason)
  }

  @Test func `may be a word that was meant`() throws {
    let query = SearchQuery("hero snwo")
    let meant = query.replacing(["snwo": "snow"])

    let results = SearchResults(query, hits: [.product("ski")], correction: meant)

    let product = try #require(catalog.product("ski"))
    #expect(results.correction == "hero snow")
    #expect(results.reason(for: product, in: catalog)?.part == .kind)
    #expect(results.marks(in: "Snow hero") == [0..<4, 5..<9])
  }
}

extension String {
  fileprivate var folded: String { FoldedText(self).text }
}
