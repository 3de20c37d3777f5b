import Foundation
import SceneNavigation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `The embedded catalogue` {
  private let catalog: Catalog

  init() throws {
    catalog = try CatalogReader().embedded()
  }

  @Test func `is large enough to wander in`() {
    #expect(catalog.products.count >= 200)
    #expect(catalog.categories.count >= 12)
    #expect(catalog.people.count >= 20)
    #expect(catalog.products.contains { $0.isFeatured })
  }

  @Test func `leads nowhere that does not exist`() {
    for product in catalog.products {
      #expect(catalog.category(product.category) != nil)
      #expect(product.related.allSatisfy { catalog.product($0) != nil && $0 != product.id })
      #expect(product.reviews.allSatisfy { catalog.person($0.author) != nil })
      #expect(!product.related.isEmpty)
    }
  }

  @Test func `counts money in cents of the euro`() {
    #expect(catalog.product("teapot")?.price?.formatted(.symbolFirst) == "€24.50")
  }
}

@Suite struct `A catalogue file` {
  private func read(_ json: String, prices: PriceUnit = .units) throws -> CatalogReading {
    try CatalogReader(prices: prices).catalog(from: Data(json.utf8), file: "file.json")
  }

  @Test func `is an ordinary file, and no folder or device`() throws {
    let state = try TemporaryState()

    for path in ["/dev/null", "/dev/zero", state.home.path] {
      #expect(throws: CatalogError.unreadable(file: path, reason: "it is not a regular file")) {
        try CatalogReader().read(path: path)
      }
    }
  }

  @Test func `can come through a pipe, in pieces`() throws {
    let names = (0..<5_000).map { #"{"name": "Thing \#($0)", "price": 3}"# }
    let pipe = Pipe()
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data("[\(names.joined(separator: ","))]".utf8))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()

    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let reading = try CatalogReader(prices: .units).read(path: path)

    #expect(reading.catalog.products.count == names.count)
  }

  @Test func `is refused where it is too large, before it is read`() throws {
    let state = try TemporaryState()
    let path = state.home.appendingPathComponent("huge.json").path
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, 1 << 40) == 0)

    let reason = "it is too large; no more than 1 GB is read"
    #expect(throws: CatalogError.unreadable(file: path, reason: reason)) {
      try CatalogReader().read(path: path)
    }
  }

  @Test func `is the one its path leads to, as the system takes it`() throws {
    let state = try TemporaryState()
    let elsewhere = state.home.appendingPathComponent("elsewhere/folder")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: state.home.appendingPathComponent("link"),
      withDestinationURL: elsewhere
    )
    for (file, name) in [("file.json", "Wrong"), ("elsewhere/file.json", "Right")] {
      try Data("[{\"name\": \"\(name)\"}]".utf8).write(to: state.home.appendingPathComponent(file))
    }

    let reading = try CatalogReader().read(path: state.home.path + "/link/../file.json")

    #expect(reading.catalog.products.map(\.name) == ["Right"])
    #expect(throws: CatalogError.unreadable(file: "~/x", reason: "there is no such file")) {
      try CatalogReader().read(path: "~/x")
    }
  }

  @Test func `has each id in one spelling, and without what no link can have`() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let reading = try read(
      """
      {"categories": [{"id": "\(decomposed)", "name": "Café"}],
       "people": [{"id": "r\(decomposed)", "name": "René"}],
       "products": [
         {"id": "1", "name": "One", "category": "\(composed)", "related": ["\(composed)"]},
         {"id": "\(decomposed)", "name": "Two", "category": "\(decomposed)",
          "reviews": [{"by": "r\(composed)", "rating": 5}]},
         {"id": "a\\u0000b", "name": "Three"}, {"id": "ab", "name": "Four"},
         {"id": "\\u0000", "name": "Five"}]}
      """
    )

    let stored = try Stored(reading.catalog)
    let shelf = try #require(stored.catalog.categories.first)
    #expect(stored.catalog.products(in: shelf.id).map(\.?.name) == ["One", "Two"])
    #expect(stored.catalog.product(Product.ID(rawValue: composed))?.name == "Two")
    #expect(stored.catalog.reviewCount(by: Person.ID(rawValue: "r" + composed)) == 1)
    #expect(reading.skipped.map(\.reason) == [.repeatedID("ab")])
    #expect(reading.catalog.products.last?.id.rawValue.hasPrefix("five-") == true)
    #expect(
      reading.catalog.products.allSatisfy {
        $0.id.rawValue.utf8.elementsEqual($0.id.rawValue.composed.utf8)
      }
    )
  }

  @Test func `may be a bare array with names of its own`() throws {
    let reading = try read(
      """
      [{"id": 7, "title": "Mascara", "category": "mens-shirts", "price": 9.99, "stock": 4,
        "reviews": [{"rating": 3, "comment": "Fine", "date": "2025-04-30T09:41:02.053Z",
                     "reviewerName": "Eleanor Collins"}]},
       {"sku": "B-1", "name": "Brush", "categories": ["All", "Tools"], "price": "12.5"}]
      """
    )

    let mascara = try #require(reading.catalog.product("7"))
    #expect(mascara.price?.minorUnits == 999)
    #expect(reading.catalog.category(mascara.category)?.name == "Mens Shirts")
    #expect(mascara.reviews.first?.day == "2025-04-30")
    #expect(reading.catalog.person("eleanor-collins")?.name == "Eleanor Collins")
    #expect(reading.catalog.product("B-1")?.price?.minorUnits == 1250)
    #expect(reading.catalog.product("B-1")?.stock == nil)
  }

  @Test func `has a person for each name that reviews, however alike`() throws {
    let names = ["J. Doe", "J Doe", "Ada", "Ada Nwosu", "J. Doe"]
    let reviews = names.map { #"{"rating": 5, "reviewerName": "\#($0)"}"# }

    let reading = try read(
      """
      {"people": [{"id": "ada", "name": "Ada Nwosu"}],
       "products": [{"name": "A", "reviews": [\(reviews.joined(separator: ","))]}]}
      """
    )

    let authors = reading.catalog.products.flatMap(\.reviews).map(\.author)
    #expect(authors == ["j-doe", "j-doe-2", "ada-2", "ada", "j-doe"])
    #expect(authors.map { reading.catalog.person($0)?.name } == names)
    #expect(reading.catalog.people.count == 4)
  }

  @Test func `may have odd reviews, fractional stock and a byte order mark`() throws {
    let reading = try read(
      "\u{FEFF}"
        + #"[{"name":"A","stock":4.6,"reviews":[{"rating":4.5,"comment":"x"},{"comment":"y"},"#
        + #"{"rating":null}]}]"#
    )

    let product = try #require(reading.catalog.products.first)
    #expect(product.stock == 4)
    #expect(product.reviews.map(\.text) == ["x"])
  }

  @Test func `gets something featured and related where it names nothing`() throws {
    let reading = try read(#"[{"name":"One"},{"name":"Two"},{"name":"Three"}]"#)

    let products = reading.catalog.products
    #expect(products.map(\.isFeatured) == [true, false, false])
    let ids = products.map(\.id)
    #expect(
      products.map(\.related) == [[ids[1], ids[2]], [ids[2], ids[0]], [ids[0], ids[1]]]
    )
  }

  @Test func `may call one thing by several names`() throws {
    let names = [
      #"{"id": "x", "title": "Lamp", "brand": "Bo", "category": "light", "tags": ["a", "b"]}"#,
      #"{"sku": "x", "name": "Lamp", "supplier": "Bo", "categories": ["All", "light"], "#
        + #""tag_list": "a, b"}"#,
      #"{"objectID": "x", "title": " ", "name": "Lamp", "vendor": "Bo", "#
        + #""product_type": "light", "tags": ["a", "b"], "unknown": {"deep": [1]}}"#,
    ]

    for json in names {
      let product = try #require(try read("[\(json)]").catalog.products.first)

      #expect(product.id == "x")
      #expect(product.name == "Lamp")
      #expect(product.brand == "Bo")
      #expect(product.category == "light")
      #expect(product.tags == ["a", "b"])
    }
  }

  @Test(arguments: [
    (#""id": 12345678901234567890"#, \Product.id.rawValue, "12345678901234567890"),
    (#""brand": 5.5"#, \.brandName, "5.5"),
    (#""brand": {"id": 3, "name": "Bo"}"#, \.brandName, "Bo"),
    (#""category": {"id": 1, "name": "Shoes"}"#, \.category.rawValue, "shoes"),
    (#""product_type": {"title": "Shoes"}"#, \.category.rawValue, "shoes"),
    (#""categories": [{"id": 1, "name": "All"}, {"id": 2, "name": "Shoes"}]"#, \.shelf, "shoes"),
    (#""related": [2, "x", 2.5, null]"#, \.relatedList, "2 x 2.5"),
    (#""related": {"odd": true}"#, \.relatedList, ""),
    (#""tags": [2026, "new", null]"#, \.tagList, "2026 new"),
    (#""tags": ["old", {"x": 1}, [2], "new"]"#, \.tagList, "old new"),
  ])
  func `may write numbers and objects where others have text`(
    field: String,
    path: any KeyPath<Product, String> & Sendable,
    text: String
  ) throws {
    let reading = try read(#"[{"name": "A", \#(field)}]"#)

    #expect(reading.catalog.products.map { $0[keyPath: path] } == [text])
  }

  @Test(arguments: [
    (#""category": "Home > Kitchen""#, "Kitchen"),
    (#""category": "Cat", "product_type": "Typ""#, "Typ"),
    (#""category": "Cat", "categories": ["All", "Some"]"#, "Cat"),
  ])
  func `stands on the shelf of its type, or else of its last category`(
    field: String,
    shelf: String
  ) throws {
    let reading = try read(#"[{"name": "A", \#(field)}]"#)

    #expect(reading.catalog.categories.map(\.name) == [shelf])
  }

  @Test func `stands on a shelf of its own where it names none`() throws {
    let reading = try read(#"[{"name": "A", "supplier": "Xerox"}, {"name": "B"}]"#)

    #expect(reading.catalog.categories.map(\.name) == ["Other"])
  }

  @Test(arguments: [(PriceUnit.cents, 4995), (.units, 499_500)])
  func `has prices that count what one says they do`(prices: PriceUnit, amount: Int) throws {
    let reading = try read(
      #"[{"name": "A", "price": 4995}, {"name": "B", "price": " 4995 "}, {"name": "C"}]"#,
      prices: prices
    )

    #expect(reading.catalog.products.map(\.price?.minorUnits) == [amount, amount, nil])
  }

  @Test func `gets keys made of its content where it has no ids`() throws {
    let json =
      #"[{"name": "Mug"}, {"name": "Mug", "brand": "Bo"}, {"name": "Mug", "stock": "3"}, "#
      + #"{"name": "Mug"}, {"name": "Cup"}]"#

    let reading = try read(json)

    #expect(
      reading.catalog.products.map(\.id) == [
        "mug-3bq14ezbpx5mb", "mug-2rnn8bml4cfhn", "mug-3bq14ezbpx5mb-1c6b5gwgopzm",
        "cup-6ipkkd0ypebw",
      ]
    )
    #expect(reading.skipped.map(\.reason) == [.repeatedProduct])
  }

  @Test func `has no controls in its texts`() throws {
    let reading = try read(
      #"[{"id": "a", "name": "A\u0007\nB", "description": "One\u001b\n\n\nTwo\ufeff"}]"#
    )

    #expect(reading.catalog.products.map(\.name) == ["A B"])
    #expect(reading.catalog.products.map(\.description) == ["One\n\nTwo"])
  }

  @Test func `has no controls in what it says of itself, of shelves, people and reviews`() throws {
    let reading = try read(
      #"""
      {"name": "The\u001b[2J\nshop",
       "people": [{"id": "a", "name": "A\u001b\nda", "about": "One\r\nTwo\u0007"}],
       "categories": [{"id": "b", "name": "B\tC\u0000", "about": "\u009bThree"}],
       "products": [{"name": "P", "reviews": [
         {"reviewerName": "J\u001b\nD", "rating": 5, "title": "F\u0007ine\n", "text": "G\u001bood"}
       ]}]}
      """#
    )

    let catalog = reading.catalog
    #expect(catalog.name == "The[2J shop")
    #expect(catalog.people.map(\.name) == ["A da", "J D"])
    #expect(catalog.people[0].about == "One\nTwo")
    #expect(catalog.categories[0] == Category(id: "b", name: "B C", about: "Three"))
    #expect(catalog.products[0].reviews.map(\.title) == ["Fine"])
    #expect(catalog.products[0].reviews.map(\.text) == ["Good"])
  }

  @Test(arguments: ["description", "short_description", "body_html"])
  func `may describe in HTML, whatever that is called`(key: String) throws {
    let reading = try read(#"[{"name": "A", "\#(key)": "<ul><li>5 &lt; 6</li></ul>"}]"#)

    #expect(reading.catalog.products.map(\.description) == ["• 5 < 6"])
  }

  @Test(arguments: [
    ("Kit <strong>New</strong>", "Kit New"), ("90&deg; Down", "90° Down"), ("B&B <3", "B&B <3"),
    ("Two<br>lines", "Two lines"),
  ])
  func `may have names in HTML`(text: String, name: String) throws {
    let reading = try read(#"[{"id": "a", "name": "\#(text)"}]"#)

    #expect(reading.catalog.product("a")?.name == name)
  }

  @Test(arguments: [
    (#""category": "Home > Salt &amp; <b>pepper</b>""#, "Salt & pepper"),
    (#""product_type": "<i>Kitchen</i>""#, "Kitchen"),
    (#""categories": ["Home", "Pots &amp; pans"]"#, "Pots & pans"),
    (#""category": "Home > Pots & pans""#, "Pots & pans"),
  ])
  func `may have categories in HTML`(field: String, name: String) throws {
    let reading = try read(#"[{"name": "A", "price": 1, \#(field)}]"#)

    #expect(reading.catalog.categories.map(\.name) == [name])
  }

  @Test func `has a stock for each variant that says one`() throws {
    let variants = """
      {"title": "S", "price": 5, "stock": 3}, {"title": "M", "price": 5, "stock": "0"},
      {"title": "L", "price": 5}, {"title": "XL", "price": 5, "stock": 4, "available": false}
      """

    let reading = try read(#"[{"id": "a", "name": "A", "variants": [\#(variants)]}]"#)

    #expect(reading.catalog.product("a")?.variants.map(\.stock) == [3, 0, nil, 0])
    #expect(reading.skipped.isEmpty)
  }

  @Test func `has the variants behind something that is none`() throws {
    let variants = #"{"title": "S", "price": "5"}, null, "x", {"title": "M", "price": "6"}"#

    let reading = try read(#"[{"id": "a", "name": "A", "variants": [\#(variants)]}]"#)

    #expect(reading.catalog.product("a")?.variants.map(\.values) == [["S"], ["M"]])
  }

  @Test func `loses the records that cannot be sold, and says why`() throws {
    let reading = try read(
      #"[{"name":"One","id":"a"},{"price":3},{"name":"Two","id":"a"},{"name":"X","price":-1}]"#
    )

    #expect(reading.catalog.products.map(\.name) == ["One"])
    #expect(reading.skipped.map(\.number) == [2, 3, 4])
    #expect(reading.skipped.map(\.description)[0] == "line 1, record 2: it has no name")
  }

  @Test(arguments: ["1e400", #""two""#, #""many""#, "{}"])
  func `loses a record alone whose stock is not a valid count`(stock: String) throws {
    let reading = try read(
      #"[{"name": "A", "stock": 3.0}, {"name": "B", "stock": \#(stock)}]"#
    )

    #expect(reading.catalog.products.map(\.stock) == [3])
    #expect(reading.skipped.map(\.number) == [2])
    #expect(reading.skipped.allSatisfy { "\($0)".contains("is not a valid count") })
  }

  @Test(arguments: [("2.5", 2), (#""2.9""#, 2), (#"" 7 ""#, 7), ("-1", 0)])
  func `has as many in stock as can be sold whole`(stock: String, count: Int) throws {
    let products = try read(
      #"""
      [{"name": "A", "stock": \#(stock)},
       {"name": "B", "options": [{"name": "Size", "values": ["S"]}],
        "variants": [{"title": "S", "option1": "S", "price": "1", "stock": \#(stock)}]}]
      """#
    ).catalog.products

    #expect(products.map { $0.variants.first?.stock ?? $0.stock } == [count, count])
  }

  @Test func `has shelves that differ in a sign alone stand apart`() throws {
    let shelves = ["C++", "C#", "c++", "1/2 Price", "1.2 Price", "mens-shirts", "Mens Shirts"]
    let records = shelves.map { #"{"name": "Book for \#($0)", "category": "\#($0)"}"# }

    let catalog = try read("[\(records.joined(separator: ","))]").catalog

    #expect(
      catalog.categories.map(\.name) == ["C++", "C#", "1/2 Price", "1.2 Price", "Mens Shirts"]
    )
    #expect(
      catalog.products.map(\.category)
        == ["c", "c-2", "c", "1-2-price", "1-2-price-2", "mens-shirts", "mens-shirts"]
    )
  }

  @Test func `has a shelf it describes be found by its id and by its name`() throws {
    let catalog = try read(
      #"""
      {"categories": [{"id": "t1", "name": "Tea & Coffee"}],
       "products": [{"name": "A", "category": "t1"}, {"name": "B", "category": "tea & coffee"}]}
      """#
    ).catalog

    #expect(catalog.categories.map(\.id) == ["t1"])
    #expect(catalog.products.map(\.category) == ["t1", "t1"])
  }

  @Test func `leaves out a review that gives no stars`() throws {
    let ratings = ["5", #""4""#, "3.6", "9", "0", "1e300", #""great""#, "null"]
    let reviews = ratings.map { #"{"reviewerName": "Ada", "rating": \#($0)}"# }

    let catalog = try read(#"[{"name": "A", "reviews": [\#(reviews.joined(separator: ","))]}]"#)
      .catalog

    #expect(catalog.products.first?.reviews.map(\.rating) == [5, 4, 4])
  }

  @Test(arguments: [
    ("99999999999999999999", SkipReason.noAmount("99999999999999999999", currency: "USD")),
    ("1e300", .noAmount("1e+300", currency: "USD")),
    ("-1e300", .negativePrice("-1e+300")),
    ("1e400", .noAmount("∞", currency: "USD")),
    ("true", .noAmount("true", currency: "USD")),
    ("[1]", .noAmount("[…]", currency: "USD")),
    (#"{"amount": 1}"#, .noAmount("{…}", currency: "USD")),
  ])
  func `loses a record alone whose price is not a valid amount`(price: String, reason: SkipReason)
    throws
  {
    let reading = try read(#"[{"name": "A", "price": 1}, {"name": "B", "price": \#(price)}]"#)

    #expect(reading.catalog.products.map(\.name) == ["A"])
    #expect(reading.skipped == [SkippedRecord(number: 2, line: 1, reason: reason)])
  }

  @Test func `loses a record alone whose price is in another currency than the first`() throws {
    let reading = try read(
      #"[{"name": "A", "price": 1, "currency": "EUR"}, {"name": "B", "price": 1, "currency": "USD"}]"#
    )

    #expect(reading.catalog.products.map(\.price?.currency.code) == ["EUR"])
    #expect(reading.skipped.map(\.reason) == [.otherCurrency("USD", shop: "EUR")])
  }

  @Test func `loses a record alone whose currency is not in use`() throws {
    let reading = try read(
      #"[{"name": "A", "price": 1, "currency": "ZZZ"}, {"name": "B", "price": 1, "currency": "EUR"}]"#
    )

    #expect(reading.catalog.products.map(\.name) == ["B"])
    #expect(reading.skipped.map(\.reason) == [.otherCurrency("ZZZ", shop: "EUR")])
  }

  @Test func `has a link to each product, however long its name`() throws {
    let name = String(repeating: "茶", count: 500)
    let reading = try read(#"[{"name": "\#(name)", "price": 1, "category": "\#(name)"}]"#)

    let product = try #require(reading.catalog.products.first)
    let page = try DeepLink(to: product.id, on: product.category)
    #expect(page.text.utf8.count < LinkTable.longest)
  }

  @Test func `loses a record alone that is no product`() throws {
    let reading = try read(
      """
      [5, {"name": "A"},
       {"name": "B", "featured": {}}, null, {"name": {}}]
      """
    )

    #expect(reading.catalog.products.map(\.name) == ["A"])
    #expect(
      reading.skipped.map(\.description) == [
        "line 1, record 1: it is not a product object",
        "line 2, record 3: its “featured” should be true or false",
        "line 2, record 4: it is not a product object",
        "line 2, record 5: its “name” should be text",
      ]
    )
  }

  @Test func `is refused to whoever says something else of its prices than it does`() {
    let json = #"{"currency": "EUR", "prices": "cents", "products": [{"name": "A", "price": 5}]}"#
    func words(prices: PriceUnit? = nil, currency: String? = nil) -> String? {
      let reader = CatalogReader(prices: prices, currency: currency.map { Currency(code: $0) })
      do {
        _ = try reader.catalog(from: Data(json.utf8), file: "a.json")
        return nil
      } catch {
        return "\(error)"
      }
    }

    #expect(words(prices: .cents, currency: "EUR") == nil)
    #expect(words(currency: "USD")?.contains("are in EUR: “--currency USD” is for") == true)
    #expect(words(prices: .units)?.contains("are in cents: “--prices units” is for") == true)
  }

  @Test(arguments: [
    (#"[{"name": ["A"]}]"#, "record 1: its “name” should be text."),
    (#"{"products": 7}"#, "products: an array is expected."),
    (#"[5]"#, "record 1: it is not a product object."),
    (#"{"name": 5, "products": []}"#, "name: text is expected."),
    (
      #"[{"name": "A", "featured": "no"}]"#,
      "record 1: its “featured” should be true or false."
    ),
    (
      #"{"currency": "ZZZ", "products": []}"#,
      "currency: the ISO 4217 code of a currency in use is expected, such as EUR."
    ),
    (#"[{"name": "A", "stock": 1e400}]"#, "record 1: its stock “∞” is not a valid count."),
    (
      #"[{"name": "A", "stock": 1e20}]"#,
      "record 1: its stock “100000000000000000000” is not a valid count."
    ),
    (#"[{"name": "A", "stock": "many"}]"#, "record 1: its stock “many” is not a valid count."),
    (#"{"prices": "x", "products": []}"#, "prices: “units” or “cents” is expected."),
    ("[{\"name\": \"A\"},\n {\"name\" \"B\"}]", "line 2, column 10: “:” is expected"),
    (#"[{"name": "é"} {}]"#, "line 1, column 16: “,” or “]” is expected"),
    (#"[{"name": "A"}] x"#, "column 17: the end is expected"),
    (#"[{"name": "A"#, "column 13: “\"” is expected"),
    ("[", "column 2: a value is expected"),
    ("[1.]", "column 4: a digit is expected"),
    (#"[{"name": "A", "price": 01}]"#, "column 26: “,” or “}” is expected"),
    (#"[{"name": "A", "variants": [{"price": 1.}]}]"#, "column 41: a digit is expected"),
    (#"[{"name": "a\q", "price": 1}]"#, "column 14: an escape such as “\\n” is expected"),
    (
      "{\"name\": \"A\"}\n{\"name\": \"B\\u12\"}",
      "line 2, column 16: a hexadecimal digit is expected"
    ),
    (String(repeating: "[", count: 600), "levels of nesting"),
    ("{}", "no products"),
    ("[]", "no products"),
    ("7", "an unknown format"),
    ("", "is empty."),
    (" ", "is empty."),
    (#"[{"price": -1, "name": "A"}]"#, "record 1: its price “-1” is negative."),
  ])
  func `is refused with the place of what is wrong`(json: String, place: String) {
    #expect {
      try read(json)
    } throws: { error in
      "\(error)".contains(place) && "\(error)".contains("file.json")
    }
  }

  @Test func `is refused where it is not UTF-8, with the offset`() {
    let data = Data([0x5B, 0x22, 0xC3, 0xA9, 0xE9, 0x22, 0x5D])

    #expect(throws: CatalogError.notText(file: "file.json", offset: 4)) {
      try CatalogReader().catalog(from: data, file: "file.json")
    }
  }

  @Test(arguments: ["/nowhere/at/all.json", "/tmp"])
  func `is refused where it cannot be read`(path: String) {
    #expect {
      try CatalogReader().read(path: path)
    } throws: { error in
      if case .unreadable(path, _)? = error as? CatalogError { true } else { false }
    }
  }
}

extension Product {
  fileprivate var brandName: String { brand ?? "" }
  fileprivate var shelf: String { category.rawValue }
  fileprivate var tagList: String { tags.joined(separator: " ") }
  fileprivate var relatedList: String { related.map(\.rawValue).joined(separator: " ") }
}
