import ShopCore
import Testing

@testable import ShopData

@Suite struct `What came of reading` {
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
