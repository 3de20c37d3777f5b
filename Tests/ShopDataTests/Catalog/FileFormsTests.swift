import Foundation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `A file as it is found` {
  private func read(_ data: Data, encoding: String? = nil) throws -> CatalogReading {
    let reader = CatalogReader(encoding: encoding.flatMap(TextEncoding.init(named:)))
    return try reader.catalog(from: data, file: "file")
  }

  @Test(arguments: [
    "Handle,Title\nmug,Krüge für Öl\n", #"[{"id": "mug", "name": "Krüge für Öl"}]"#,
  ])
  func `may be in UTF-16, which its mark says`(text: String) throws {
    let units = Array(("\u{FEFF}" + text).utf16)
    let little = Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let big = Data(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })

    #expect(try read(little).catalog.product("mug")?.name == "Krüge für Öl")
    #expect(try read(big).catalog.product("mug")?.name == "Krüge für Öl")
    #expect(throws: CatalogError.notEncoded(file: "file", encoding: "UTF-16")) {
      try read(little.dropLast())
    }
  }

  @Test func `may be in UTF-32, which its mark says`() throws {
    let scalars = Array("\u{FEFF}Handle,Title\nmug,Krüge 🍵\n".unicodeScalars.map(\.value))
    let little = Data(
      scalars.flatMap { scalar in (0..<4).map { UInt8(scalar >> (8 * $0) & 0xFF) } }
    )
    let big = Data(
      scalars.flatMap { scalar in (0..<4).map { UInt8(scalar >> (24 - 8 * $0) & 0xFF) } }
    )

    #expect(try read(little).catalog.product("mug")?.name == "Krüge 🍵")
    #expect(try read(big, encoding: "utf-8").catalog.product("mug")?.name == "Krüge 🍵")
    #expect(throws: CatalogError.notEncoded(file: "file", encoding: "UTF-32")) {
      try read(little.dropLast())
    }
  }

  @Test func `may be in an encoding that is given`() throws {
    let latin = Data("Handle,Title\nmug,Kr".utf8) + [0xFC] + Data("ge ".utf8) + [0x80]
    let russian = Data("Handle,Title\nmug,".utf8) + [0xCA, 0xF0, 0xF3, 0xE6, 0xEA, 0xE0]

    #expect(try read(latin, encoding: "windows-1252").catalog.product("mug")?.name == "Krüge €")
    #expect(try read(russian, encoding: "windows-1251").catalog.product("mug")?.name == "Кружка")
    #expect(throws: CatalogError.notText(file: "file", offset: 19)) {
      try read(latin, encoding: "utf-8")
    }
    #expect(TextEncoding(named: "klingon") == nil)
    #expect("\(failure(latin))".contains("byte 19 is invalid"))
    #expect("\(failure(latin))".contains("“--encoding windows-1252” may read it."))
  }

  @Test func `is not in UTF-8 only because its mark says so`() {
    let latin = Data([0xEF, 0xBB, 0xBF]) + Data("Handle,Title\nmug,Kr".utf8) + [0xFC]

    #expect(throws: CatalogError.notAsMarked(file: "file", offset: 22)) {
      try read(latin, encoding: "windows-1252")
    }
  }

  @Test func `is refused where it is not in the encoding that is given`() {
    #expect(throws: CatalogError.notEncoded(file: "file", encoding: "shift_jis")) {
      try read(Data("Handle,Title\nmug,".utf8) + [0x81, 0xFF, 0x0A], encoding: "shift_jis")
    }
  }

  @Test func `is decoded however long it is`() throws {
    let records = (0..<50_000).map { "p\($0),K" }.joined(separator: "\u{FC}\n")
    let text = "Handle,Title\n\(records)\n"
    let latin = Data(text.unicodeScalars.map { UInt8($0.value) })

    #expect(try read(latin, encoding: "iso-8859-1").productCount == 50_000)
  }

  @Test(arguments: packed)
  func `is named as what it is where it is packed`(bytes: [UInt8], words: String) {
    #expect("\(failure(Data(bytes)))".contains(words))
  }

  @Test(arguments: ["products", "items", "data", "hits"])
  func `may have its products under several names, also inside of another`(name: String) throws {
    let list = "\"\(name)\": [{\"name\": \"Mug\"},\n {\"name\": \"\"}]"

    for text in ["{\(list)}", "{\"took\": 5, \"data\": {\"total\": 2, \(list)}}"] {
      let reading = try read(Data(text.utf8))
      #expect(reading.catalog.products.map(\.name) == ["Mug"])
      #expect(reading.skipped.map(\.description) == ["line 2, record 2: it has no name"])
    }
  }

  @Test(arguments: ["\u{200B}", "\u{2060}\u{FEFF}", "\u{3164}", "\u{301}", "\u{A0}"])
  func `has no product whose name shows nothing`(name: String) {
    #expect("\(failure(Data("[{\"name\": \"\(name)\"}]".utf8)))".contains("it has no name"))
  }

  @Test func `may be what a search engine answers`() throws {
    let text =
      #"{"hits": {"total": 1, "hits": [{"_id": "7", "_source": {"id": 3, "name": "Mug"}}]}}"#

    #expect(try read(Data(text.utf8)).catalog.products.map(\.id) == ["3"])
  }

  @Test func `may have a product in each line`() throws {
    let text = """
      {"id": 1, "name": "Mug", "price": 5}

      {"id": 2, "name": "Cup", "price": -5}\r
      [7]
      {"id": 3, "name": "Pot"}
      """

    let reading = try read(Data(text.utf8))

    #expect(reading.catalog.products.map(\.name) == ["Mug", "Pot"])
    #expect(
      reading.skipped.map(\.description) == [
        "line 3, record 2: its price “-5” is negative",
        "line 4, record 3: it is not a product object",
      ]
    )
    let broken = Data((text + "\n{\"name\" \"Jar\"}").utf8)
    #expect("\(failure(broken))".contains("is not JSON: line 6, column 9: “:” is expected"))
  }

  @Test(arguments: [
    #"{"id": 1, "name": "Mug", "price": 5}"#, "{\"title\": \"Mug\", \"variants\": []}\n",
  ])
  func `may be one product alone`(text: String) throws {
    let catalog = try read(Data(text.utf8)).catalog

    #expect(catalog.products.map(\.name) == ["Mug"])
    #expect(catalog.name == "The shop")
  }

  @Test(arguments: [
    (#""status": "draft""#, SkipReason?.some(.notActive("draft"))),
    (#""status": "Archived""#, .notActive("archived")), (#""published": false"#, .unpublished),
    (#""published_at": null"#, .unpublished), (#""status": "active""#, nil),
    (#""status": "publish""#, nil), (#""status": "In Stock""#, nil), (#""status": 3"#, nil),
    (#""published_at": "2026-01-01""#, nil), (#""published": true"#, nil),
  ])
  func `leaves out drafts and what is not published, in JSON too`(
    field: String,
    reason: SkipReason?
  ) throws {
    let text = #"[{"name": "A", \#(field)}, {"name": "B"}]"#

    #expect(try read(Data(text.utf8)).skipped.first?.reason == reason)
  }

  @Test(arguments: [
    (#""inventory_quantity": 4"#, 4), (#""stock_quantity": "3""#, 3), (#""inStock": false"#, 0),
    (#""inStock": true"#, nil), (#""inStock": 6"#, 6), (#""stock_status": "outofstock""#, 0),
    (#""stock_status": "instock", "stock_quantity": null"#, nil),
    (#""inventory_quantity": 4, "inventory_policy": "continue""#, nil),
    (#""inventory_quantity": 0, "inventory_management": null"#, nil),
    (#""inStock": false, "stock": 4"#, 0),
  ])
  func `counts under several names`(fields: String, stock: Int?) throws {
    let text =
      #"[{"name": "A", \#(fields)}, {"name": "B", "variants": [{"option1": "S", "price": 1, \#(fields)}]}]"#

    let products = try read(Data(text.utf8)).catalog.products

    #expect(products.map(\.stock) == [stock, stock])
  }

  @Test func `may be what WooCommerce answers`() throws {
    let text = """
      [{"id": 794, "name": "Premium Quality", "slug": "premium-quality", "type": "simple",
        "status": "publish", "sku": "PQ-1", "price": "21.99", "regular_price": "24.99",
        "description": "<p>Fine.</p>\\n", "manage_stock": true, "stock_quantity": 7,
        "stock_status": "instock", "brands": [{"id": 4, "name": "Bo"}],
        "categories": [{"id": 9, "name": "Clothing", "slug": "clothing"}],
        "tags": [{"id": 1, "name": "warm"}], "attributes": [], "variations": []},
       {"id": 799, "name": "Hidden", "status": "private", "price": ""}]
      """

    let reading = try read(Data(text.utf8))

    let product = try #require(reading.catalog.product("794"))
    #expect(product.price?.minorUnits == 2199)
    #expect(product.stock == 7)
    #expect(product.sku == "PQ-1")
    #expect(product.brand == "Bo")
    #expect(product.tags == ["warm"])
    #expect(product.category == "clothing")
    #expect(product.description == "Fine.")
    #expect(reading.skipped.map(\.reason) == [.notActive("private")])
  }

  private func failure(_ data: Data) -> any Error {
    do {
      _ = try read(data)
      return CocoaError(.featureUnsupported)
    } catch {
      return error
    }
  }
}

/// How files begin that are no text, and what is said of them.
private let packed: [(bytes: [UInt8], words: String)] = [
  (Array("PK\u{3}\u{4}products.csv".utf8), "is packed: unpack it and import"),
  ([0x1F, 0x8B, 0x08, 0x00], "is packed"), (Array("BZh91AY".utf8), "is packed"),
  ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "is packed"), ([0x28, 0xB5, 0x2F, 0xFD], "is packed"),
  ([0x37, 0x7A, 0xBC, 0xAF, 0x27], "is packed"), (Array("Rar!\u{1A}".utf8), "is packed"),
  (Array("a.csv".utf8) + [UInt8](repeating: 0, count: 252) + Array("ustar".utf8), "is packed"),
  (Array("%PDF-1.7".utf8), "another document: save it as CSV"),
  (Array("PK\u{3}\u{4}[Content_Types].xml".utf8), "is a spreadsheet or"),
  (
    Array("PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8),
    "is a spreadsheet or"
  ),
  (
    [0xD0, 0xCF, 0x11, 0xE0, 0xA1], "is a spreadsheet or another document: save it as CSV in UTF-8"
  ),
]

@Suite struct `Several files` {
  private let state: TemporaryState

  init() throws {
    state = try TemporaryState()
  }

  private func file(_ name: String, _ text: String) throws -> (path: String, name: String) {
    let path = state.home.appendingPathComponent(name)
    try Data(text.utf8).write(to: path)
    return (path.path, name)
  }

  @Test func `are one shop, whose records are named with their files`() throws {
    let files = [
      try file("a.csv", "Handle,Title,Type,Variant Price\nmug,Mug,Kitchen,5\nlost,,,\n"),
      try file(
        "b.json",
        #"{"currency": "EUR", "prices": "cents", "products": [{"id": "cup", "name": "Cup", "#
          + #""category": "kitchen", "price": 300}, {"id": "mug", "name": "Other mug"}]}"#
      ),
    ]

    let reading = try CatalogReader().read(files)

    #expect(reading.catalog.products.map(\.name) == ["Mug", "Cup"])
    #expect(reading.catalog.products.map(\.price?.minorUnits) == [500, 300])
    #expect(Set(reading.catalog.products.map(\.category)).count == 1)
    #expect(reading.catalog.currency.code == "EUR")
    #expect(
      reading.skipped.map(\.description) == [
        "a.csv, line 3, record 2: it has no name",
        "b.json, line 1, record 2: its id “mug” appears twice",
      ]
    )
  }

  @Test func `say so where one of them tells nothing of its prices`() throws {
    let mug = try file("a.csv", "Handle,Title\nmug,Mug\n")
    let tea = try file("b.csv", "name,price,currency\nTea,3,EUR\n")

    let assumption = try CatalogReader().read([mug, tea]).assumption

    #expect(
      assumption?.hasPrefix("Not every file says the unit and currency of its prices") == true
    )
    #expect(assumption?.contains("units of EUR were assumed") == true)
  }

  @Test func `say of a product without an id that it came before`() throws {
    let tea = try file("tea.csv", "name,price\nTea,1.5\n")

    let reading = try CatalogReader().read([tea, tea])

    #expect(reading.catalog.products.count == 1)
    #expect(
      reading.skipped.map(\.description) == [
        "tea.csv, line 2, record 1: it is the same as an earlier record"
      ]
    )
  }

  @Test func `are refused together where one is wrong, or has another currency`() throws {
    let good = try file("a.json", #"{"currency": "EUR", "products": [{"name": "Mug"}]}"#)
    let wrong = try file("b.json", "[")
    let other = try file("c.json", #"{"currency": "USD", "products": [{"name": "Cup"}]}"#)

    #expect(throws: CatalogError.self) { try CatalogReader().read([good, wrong]) }
    #expect(
      throws: CatalogError.otherCurrency(file: "c.json", currency: "USD", first: "EUR")
    ) { try CatalogReader().read([good, other]) }
  }
}
