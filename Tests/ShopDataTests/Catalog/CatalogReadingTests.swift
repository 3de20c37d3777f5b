import Foundation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `What came of reading` {
  @Test(arguments: [
    (
      #"[{"name": "A"}]"#, PriceUnit?.none, String?.none,
      "units of USD were assumed. “--prices” and “--currency”"
    ),
    (#"[{"name": "A"}]"#, .cents, nil, "the currency of its prices; USD was assumed."),
    (#"[{"name": "A"}]"#, nil, "EUR", "the unit of its prices; units were assumed."),
    ("Handle,Title\nmug,Mug\n", nil, nil, "the currency of its prices; USD was assumed."),
    (#"{"prices": "cents", "currency": "EUR", "products": [{"name": "A"}]}"#, nil, nil, nil),
    (#"[{"name": "A"}]"#, .units, "USD", nil),
  ])
  func `says what it took prices for that nobody told it of`(
    file: String,
    prices: PriceUnit?,
    currency: String?,
    words: String?
  ) throws {
    let reader = CatalogReader(prices: prices, currency: currency.map { Currency(code: $0) })

    let assumption = try reader.catalog(from: Data(file.utf8), file: "a").assumption

    #expect((assumption == nil) == (words == nil))
    #expect(assumption?.contains(words ?? "") ?? true)
  }

  @Test func `names the first of many reasons of one kind, and counts the others`() {
    let prices = (1...300).map { SkippedRecord(number: $0, reason: .negativePrice("-\($0)")) }
    let names = [SkippedRecord(number: 301, reason: .noName)]

    let reading = CatalogReading(catalog: .none, skipped: prices + names)

    #expect(
      reading.summary == """
        0 products, 0 variants, 301 skipped
        record 1: its price “-1” is negative
        record 2: its price “-2” is negative
        record 3: its price “-3” is negative
        record 4: its price “-4” is negative
        record 5: its price “-5” is negative
        and 295 more: its price is negative
        record 301: it has no name
        """
    )
  }

  @Test(arguments: [
    SkipReason.noName, .noHandle, .noParent("x"), .repeatedID("x"), .repeatedProduct,
    .repeatedChoice("x"),
    .negativePrice("x"),
    .noAmount("x", currency: "EUR"), .notWholeCents("x"), .noCount("x"), .notActive("x"),
    .unpublished,
    .fieldCount(1, expected: 2),
  ])
  func `has words for each kind that name no record`(reason: SkipReason) {
    let skipped = (1...9).map { SkippedRecord(number: $0, reason: reason) }

    let summary = CatalogReading(catalog: .none, skipped: skipped).summary

    #expect(summary.hasSuffix("\nand 4 more: \(reason.kind)"))
    #expect(!reason.kind.contains("x”"))
  }
}

@Suite struct `A catalogue file that is refused` {
  @Test(arguments: refusals)
  func `says why`(error: CatalogError, words: String) {
    #expect("\(error)" == words)
  }

  @Test(arguments: [
    ("{\"name\": \"Tea\"}\nnot json\n", "line 2, column 1: a value is expected here."),
    ("[tomorrow]", "line 1, column 2: a value is expected here."),
    (
      String(repeating: "[", count: 513),
      "line 1, column 514: a value in at most 512 levels of nesting is expected here."
    ),
  ])
  func `says where JSON ends to be JSON`(text: String, words: String) {
    let error = #expect(throws: CatalogError.self) {
      try CatalogReader().catalog(from: Data(text.utf8), file: "a")
    }

    #expect(error.map { "\($0)".hasSuffix(words) } == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test(arguments: [
    (SkipReason.noProduct, "it is not a product object"),
    (.wrongValue(place: "name", expected: "text"), "its “name” should be text"),
    (.noName, "it has no name"), (.noHandle, "it has no handle"),
    (.noParent("id:9"), "the product “id:9” it is a variation of is not in the file"),
    (.repeatedID("x"), "its id “x” appears twice"),
    (.repeatedProduct, "it is the same as an earlier record"),
    (.repeatedChoice("S"), "its variant “S” appears twice"),
    (.negativePrice("-1"), "its price “-1” is negative"),
    (.noAmount("x", currency: "EUR"), "its price “x” is not a valid EUR amount"),
    (.notWholeCents("3,50"), "its price “3,50” is not a whole number of cents"),
    (.noCount("x"), "its stock “x” is not a valid count"),
    (.notActive("draft"), "its status is “draft”, not “active”"),
    (.unpublished, "it is not published"),
    (.fieldCount(1, expected: 2), "it has 1 field instead of 2"),
  ])
  func `says of a record why it is left out`(reason: SkipReason, words: String) {
    #expect("\(reason)" == words)
  }
}

extension Catalog {
  fileprivate static let none = Catalog(
    name: "Empty",
    currency: Currency(code: "EUR"),
    categories: [],
    products: [],
    people: []
  )
}

/// Every reason for which a file is refused, and its words.
private let refusals: [(CatalogError, String)] = [
  (
    CatalogError.unreadable(file: "a", reason: "there is no such file"),
    "The catalogue “a” cannot be read: there is no such file."
  ),
  (.empty(file: "a"), "The catalogue “a” is empty."),
  (
    .notText(file: "a", offset: 4),
    "The catalogue “a” is not UTF-8 text: byte 4 is invalid. “--encoding windows-1252” may read it."
  ),
  (
    .notAsMarked(file: "a", offset: 4),
    "The catalogue “a” starts with a UTF-8 byte order mark, but byte 4 is invalid: save it again as UTF-8, or without the mark."
  ),
  (
    .notEncoded(file: "a", encoding: "UTF-16"),
    "The catalogue “a” is not text in UTF-16: some of its bytes are invalid. Save it again as UTF-8."
  ),
  (
    .packed(file: "a", .archive),
    "The catalogue “a” is packed: unpack it and import the files in it."
  ),
  (
    .packed(file: "a", .document),
    "The catalogue “a” is a spreadsheet or another document: save it as CSV in UTF-8 and import that."
  ),
  (
    .unknownFormat(file: "a"),
    "The catalogue “a” has an unknown format: it must start with “[” or “{” (JSON), or with a header line: that of Shopify's or WooCommerce's product file, or one with “name” or “title” and another column it knows, such as “price”."
  ),
  (
    .notJSON(file: "a", reason: "line 1, column 2: a value is expected here."),
    "The catalogue “a” is not JSON: line 1, column 2: a value is expected here."
  ),
  (
    .notCSV(file: "a", mistake: "line 2: a quote is opened here and never closed"),
    "The catalogue “a” is malformed at line 2: a quote is opened here and never closed."
  ),
  (
    .pricesKnown(file: "a"),
    "The prices of the catalogue “a” count units, as in every product file of Shopify and WooCommerce: “--prices” is for JSON and other tables."
  ),
  (
    .saidOtherwise(file: "a", option: "--currency USD", own: "EUR"),
    "The catalogue “a” says that its prices are in EUR: “--currency USD” is for files that do not say."
  ),
  (
    .otherCurrency(file: "b", currency: "USD", first: "EUR"),
    "The prices of the catalogue “b” are in USD, those of another file in EUR: a shop has one currency."
  ),
  (
    .wrongShape(file: "a", place: "products", reason: "an array is expected."),
    "The catalogue “a” is malformed at products: an array is expected."
  ),
  (
    .noProducts(file: "a"),
    "The catalogue “a” has no products: an array of them is needed, or an object with “products”, “items”, “data” or “hits”, each with a “name” or “title”, or records below the column names."
  ),
  (
    .nothingToSell(file: "a", skipped: [SkippedRecord(number: 1, line: 2, reason: .noName)]),
    "Nothing in the catalogue “a” can be sold: line 2, record 1: it has no name."
  ),
]
