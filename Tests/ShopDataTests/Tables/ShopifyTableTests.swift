import Foundation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `A Shopify product file` {
  @Test func `has one product a handle, with a variant a record`() throws {
    let reading = try read(
      """
      Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,\
      Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,\
      Variant Price,Image Src,Status
      camisole,Camisole,<p>Lace.</p>,Only Hearts,lingerie,"new, lace",true,Colour,Navy,Size,S,\
      '30235,4,deny,78.00,https://a/1.jpg,active
      camisole,,,,,,,,Navy,,M,'30235,0,deny,80,https://a/2.jpg,
      camisole,,,,,,,,,,,,,,,https://a/3.jpg,
      camisole,,,,,,,,Red,,S,,-2,continue,78.00,,
      camisole,,,,,,,,Red,,M,,-2,deny,,,
      """
    )

    let product = try #require(reading.catalog.product("camisole"))
    #expect(product.name == "Camisole")
    #expect(product.brand == "Only Hearts")
    #expect(product.tags == ["new", "lace"])
    #expect(product.description == "Lace.")
    #expect(reading.catalog.category(product.category)?.name == "Lingerie")
    #expect(product.options == ["Colour", "Size"])
    #expect(product.variants.map(\.id) == ["Navy/S", "Navy/M", "Red/S", "Red/M"])
    #expect(product.variants.map(\.price?.minorUnits) == [7800, 8000, 7800, nil])
    #expect(product.variants.map(\.stock) == [4, 0, nil, 0])
    #expect(product.variants.map(\.sku) == ["30235", "30235", nil, nil])
    #expect(product.price?.minorUnits == 7800)
    #expect(reading.summary == "1 product, 4 variants, 0 skipped")
  }

  @Test(arguments: [
    """
    \u{FEFF} url HANDLE ,,Nobody knows,title,Description,Option1 name,Option1 value,\
    Option2 Name,option2 value,SKU,Price,Compare-at price,Inventory quantity,\
    Continue selling when out of stock,Product image URL,Status\r
    mug,x,y,Mug,"Two\nlines",Size,Big,,,M-1,7.5,9,3,FALSE,https://a/1.jpg,Active\r
    mug,x,y,,,,Small,,,M-2,5,,-1,TRUE,,
    """,
    """
    Status,Variant Inventory Policy,Inventory quantity,Variant Price,SKU,Option1 Value,\
    Option1 name,Body (HTML),Title,Handle
    ,deny,3,7.5,M-1,Big,Size,Two<br>lines,Mug,mug
    ,continue,-1,5,M-2,Small,,,,mug
    """,
  ])
  func `has columns of either vocabulary in any order`(text: String) throws {
    let product = try #require(try read(text).catalog.product("mug"))

    #expect(product.description == "Two\nlines")
    #expect(product.options == ["Size"])
    #expect(product.variants.map(\.values) == [["Big"], ["Small"]])
    #expect(product.variants.map(\.price?.minorUnits) == [750, 500])
    #expect(product.variants.map(\.stock) == [3, nil])
    #expect(product.variants.map(\.sku) == ["M-1", "M-2"])
  }

  @Test func `may have products without options`() throws {
    let reading = try read(
      """
      Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src
      a,A,Title,Default Title,0,5,
      b,B,,,12,,
      c,C,,,,,https://a/1.jpg
      d,D,Title,Olive,3,,
      """
    )

    let products = reading.catalog.products
    #expect(products.prefix(3).allSatisfy { $0.options.isEmpty && $0.variants.isEmpty })
    #expect(products.map(\.price?.minorUnits) == [0, 1200, nil, 300])
    #expect(products.map(\.stock) == [5, nil, nil, nil])
    #expect(products[3].variants.map(\.name) == ["Olive"])
    #expect(reading.summary == "4 products, 4 variants, 0 skipped, 1 without a price")
  }

  @Test func `may repeat numbers and titles, and name handles in any script`() throws {
    let reading = try read(
      """
      Handle,Title,Variant SKU,Variant Price
      湯呑み,Cup,X,1
      чашка,Cup,X,2
      """
    )

    #expect(reading.catalog.products.map(\.id) == ["湯呑み", "чашка"])
    #expect(reading.skipped.isEmpty)
  }

  @Test(arguments: [
    ("a,Draft,1,draft,", SkipReason.notActive("draft")),
    ("a,Old,1,Archived,", .notActive("archived")),
    ("a,Hidden,1,,FALSE", .unpublished),
    ("a,,1,,", .noName),
    (",Lost,1,,", .noHandle),
    ("a,Cheap,-1.00,,", .negativePrice("-1.00")),
    ("a,Priced,$5,,", .noAmount("$5", currency: "USD")),
    ("a,Fine,1.999,,", .noAmount("1.999", currency: "USD")),
    ("a,Short,1", .fieldCount(3, expected: 5)),
    ("ok,,2,,", .repeatedChoice("as it is")),
  ])
  func `loses the records that cannot be sold, and says why`(
    record: String,
    reason: SkipReason
  ) throws {
    let reading = try read("Handle,Title,Variant Price,Status,Published\nok,Fine,1,,\n\(record)\n")

    #expect(reading.catalog.products.map(\.id) == ["ok"])
    #expect(reading.skipped == [SkippedRecord(number: 2, line: 3, reason: reason)])
  }

  @Test func `loses a product that is not sold with all its variants, once`() throws {
    let reading = try read(
      """
      Handle,Title,Option1 Name,Option1 Value,Variant Price,Status
      a,A,Size,S,1,draft
      a,,,M,1,
      b,B,Size,S,1,
      b,,,M,-1,
      b,,,S,2,
      """
    )

    #expect(reading.catalog.product("b")?.variants.map(\.id) == ["S"])
    #expect(
      reading.summary == """
        1 product, 1 variant, 3 skipped
        line 2, record 1: its status is “draft”, not “active”
        line 5, record 4: its price “-1” is negative
        line 6, record 5: its variant “S” appears twice
        """
    )
  }

  @Test func `is shelved by type, else by the end of its category, else by nothing`() throws {
    let reading = try read(
      """
      Handle,Title,Vendor,Product Category,Type
      a,A,Bo,Furniture > Seats,Chairs
      b,B,Bo,Furniture > Tables,
      c,C,Bo,,
      """
    )

    #expect(reading.catalog.categories.map(\.name) == ["Chairs", "Tables", "Other"])
  }

  @Test(arguments: [
    ("Handle;Title;Variant Price\nmug;Mug, big;7,50\n", 750),
    ("Handle\tTitle\tVariant Price\nmug\tMug, big\t7.5\n", 750),
    ("sep=;\nHandle;Title;Variant Price\nmug;Mug, big;7.50\n", 750),
    ("SEP=|\r\nHandle|Title|Variant Price\r\nmug|Mug, big|7,5\r\n", 750),
    ("Handle,Title,Variant Price\nmug,\"Mug, big\",7.50\n", 750),
  ])
  func `may have other signs between its fields, and a decimal comma then`(
    text: String,
    amount: Int
  ) throws {
    let product = try #require(try read(text).catalog.product("mug"))

    #expect(product.name == "Mug, big")
    #expect(product.price?.minorUnits == amount)
  }

  @Test func `names the line of an editor where records have several`() throws {
    let text = "sep=,\nHandle,Title,Body (HTML),Variant Price\na,A,\"One\nTwo\",1\n\nb,B,x,-1\n"

    #expect(
      try read(text).skipped.map(\.description) == ["line 6, record 2: its price “-1” is negative"]
    )
  }

  @Test func `tells apart choices whose values have slashes`() throws {
    let reading = try read(
      """
      Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value
      a,A,One,x/y,Two,z
      a,,,x,,y/z
      a,,,x%2Fy,,z
      """
    )

    let ids = reading.catalog.products.first?.variants.map(\.id) ?? []
    #expect(Set(ids).count == 3)
    #expect(reading.skipped.isEmpty)
  }

  @Test func `gives the same shop twice`() throws {
    let text = "Handle,Title,Variant Price\na,A,1\nb,B,2\n"

    #expect(try read(text).catalog.products == read(text).catalog.products)
  }

  @Test(arguments: [
    ("Handle,Title\na,\"A\n", "line 2: a quote is opened here and never closed"),
    ("Handle,Title\na,draft \"A\"\n", "line 2: a quote is inside an unquoted field"),
    ("Handle,Title\n", "has no products"),
    ("Handle,Title\na,\n", "line 2, record 1: it has no name."),
    ("Handle,Label\na,A\n", "has an unknown format"),
    ("", "is empty."), (" \n\n\t\r\n", "is empty."),
    ("hello", "has an unknown format"),
  ])
  func `is refused as a whole where it cannot be read`(text: String, words: String) {
    #expect {
      try read(text)
    } throws: { error in
      "\(error)".contains(words) && "\(error)".contains("file.csv")
    }
  }

  @Test func `is refused where it is not UTF-8, with the offset`() {
    let data = Data("Handle,Title\na,".utf8) + [0xE9]

    #expect(throws: CatalogError.notText(file: "file.csv", offset: 15)) {
      try CatalogReader().catalog(from: data, file: "file.csv")
    }
  }

  @Test @MainActor func `tells how far it was read`() throws {
    let counts = Counts()

    _ = try CatalogReader().catalog(
      from: Data("Handle,Title\na,A\nb,B\n".utf8),
      file: "file.csv"
    ) { count in MainActor.assumeIsolated { counts.add(count) } }

    #expect(counts.all == [1, 2])
  }

  private func read(_ text: String) throws -> CatalogReading {
    try CatalogReader().catalog(from: Data(text.utf8), file: "file.csv")
  }
}
