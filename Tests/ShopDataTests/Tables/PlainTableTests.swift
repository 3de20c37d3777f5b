import Foundation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `A table with common words above its columns` {
  private func read(_ text: String, prices: PriceUnit? = nil) throws -> CatalogReading {
    try CatalogReader(prices: prices).catalog(from: Data(text.utf8), file: "table.csv")
  }

  @Test func `is read by those it has, and says which`() throws {
    let reading = try read(
      """
      Item_Number;Product Name;Colour;Unit Price;Manufacturer;Category;Qty;Tags
      A-1;Mug;Red;7,50;Bo;Kitchen > Cups;3;big, red
      ;Cup;Blue;;;;;
      """
    )

    let mug = try #require(reading.catalog.product("A-1"))
    #expect(mug.name == "Mug")
    #expect(mug.price?.minorUnits == 750)
    #expect(mug.brand == "Bo")
    #expect(mug.sku == "A-1")
    #expect(mug.stock == 3)
    #expect(mug.tags == ["big", "red"])
    #expect(reading.catalog.category(mug.category)?.name == "Cups")
    #expect(reading.summary == "2 products, 2 variants, 0 skipped, 1 without a price")
    #expect(
      reading.columns == [
        "Item_Number", "Product Name", "Unit Price", "Manufacturer", "Category", "Qty", "Tags",
      ]
    )
    #expect(reading.assumption?.contains("“--prices”") == true)
  }

  @Test func `names a column once that several files have`() throws {
    let state = try TemporaryState()
    try Data("name,price\nMug,7\n".utf8).write(to: state.home.appending(path: "a.csv"))
    try Data("name,brand\nCup,Bo\n".utf8).write(to: state.home.appending(path: "b.csv"))

    let reading = try CatalogReader().read(
      ["a.csv", "b.csv"].map { (state.home.appending(path: $0).path, $0) }
    )

    #expect(reading.columns == ["name", "price", "brand"])
  }

  @Test(arguments: [
    ("1.299,50", 129_950), ("1299,5", 129_950), ("0,99", 99), ("7", 700), ("12.5", 1_250),
  ])
  func `may have decimal commas where none stands between its fields`(
    price: String,
    amount: Int
  ) throws {
    let reading = try read("name;price\nMug;\(price)\n")

    #expect(reading.catalog.products.map(\.price?.minorUnits) == [amount])
  }

  @Test(arguments: ["3,50", "1.234,50"])
  func `quotes a price as the file has it that is no number of cents`(price: String) throws {
    let reading = try read("name;price\nMug;\(price)\nCup;350\n", prices: .cents)

    #expect(reading.skipped.map(\.reason) == [.notWholeCents(price)])
  }

  @Test func `may count cents where that is said`() throws {
    let reading = try read("name,price\nMug,750\n", prices: .cents)

    #expect(reading.catalog.products.map(\.price?.minorUnits) == [750])
  }

  @Test func `has the currency of its column, in which every product has to be sold`() throws {
    let reading = try read("name,price,currency\nMug,7.50,eur\nCup,5,EUR\nTea,3,USD\nPot,1,€\n")

    #expect(reading.catalog.products.map(\.price?.currency.code) == ["EUR", "EUR"])
    #expect(reading.assumption?.contains("currency") == false)
    #expect(
      reading.skipped.map(\.description) == [
        "line 4, record 3: its price is in “USD”, and the shop's are in EUR",
        "line 5, record 4: its price is in “€”, and the shop's are in EUR",
      ]
    )
  }

  @Test func `is refused to whoever says another currency than its column`() {
    let reader = CatalogReader(currency: Currency(code: "USD"))

    let error = #expect(throws: CatalogError.self) {
      try reader.catalog(from: Data("name,currency\nMug,EUR\n".utf8), file: "table.csv")
    }

    #expect(error?.description.contains("“--currency USD” is for files that do not say") == true)
  }

  @Test func `has different products that say the same of what is read`() throws {
    let reading = try read("name,price,colour\nMug,5,red\nMug,5,blue\nMug,5,red\n")

    #expect(reading.productCount == 2)
    #expect(reading.skipped.map(\.number) == [3])
  }

  @Test func `leaves out what is a draft`() throws {
    let reading = try read("name,status,published\nA,draft,\nB,in stock,1\nC,,no\n")

    #expect(reading.catalog.products.map(\.name) == ["B"])
    #expect(reading.skipped.map(\.reason) == [.notActive("draft"), .unpublished])
  }

  @Test(arguments: ["name\nMug\n", "price,stock\n5,3\n", "label,amount\nMug,5\n"])
  func `needs a name and something else`(text: String) {
    #expect(throws: CatalogError.unknownFormat(file: "table.csv")) { try read(text) }
  }
}
