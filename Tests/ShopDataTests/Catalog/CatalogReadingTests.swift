import Foundation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `What came of reading` {
  @Test(arguments: [
    (
      #"[{"name": "A"}]"#, PriceUnit?.none, String?.none,
      "units of USD. “--prices” and “--currency”"
    ),
    (#"[{"name": "A"}]"#, .cents, nil, "the currency of its prices: they are taken for USD."),
    (#"[{"name": "A"}]"#, nil, "EUR", "what its prices count: they are taken for units."),
    ("Handle,Title\nmug,Mug\n", nil, nil, "the currency of its prices: they are taken for USD."),
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
    SkipReason.noName, .noHandle, .repeatedID("x"), .repeatedChoice("x"), .negativePrice("x"),
    .noAmount("x", currency: "EUR"), .noCount("x"), .notActive("x"), .unpublished,
    .fieldCount(1, expected: 2),
  ])
  func `has words for each kind that name no record`(reason: SkipReason) {
    let skipped = (1...9).map { SkippedRecord(number: $0, reason: reason) }

    let summary = CatalogReading(catalog: .none, skipped: skipped).summary

    #expect(summary.hasSuffix("\nand 4 more: \(reason.kind)"))
    #expect(!reason.kind.contains("x”"))
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
