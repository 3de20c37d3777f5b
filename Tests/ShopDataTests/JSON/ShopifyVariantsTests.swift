import Foundation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `Shopify's list of products in JSON` {
  @Test func `has choices with prices, and says them in text`() throws {
    let reading = try read(
      """
      {"products": [{
        "id": 6789, "title": "Camisole", "handle": "camisole",
        "body_html": "<p>Lace &amp; silk.</p><script>x()</script>", "vendor": "Only Hearts",
        "product_type": "lingerie", "tags": ["new", "lace"], "images": [{"src": "https://a/1.jpg"}],
        "options": [{"name": "Colour", "position": 1, "values": ["Navy", "Red"]},
                    {"name": "Size", "position": 2, "values": ["S", "M"]}],
        "variants": [
          {"id": 1, "title": "Navy / S", "option1": "Navy", "option2": "S", "option3": null,
           "price": "78.00", "available": true, "sku": "30235"},
          {"id": 2, "title": "Navy / M", "option1": "Navy", "option2": "M", "option3": null,
           "price": "80.50", "available": false, "sku": ""},
          {"id": 3, "title": "Red / M", "option1": "Red", "option2": "M", "option3": null,
           "price": 81, "sku": null}]
      }]}
      """
    )

    let product = try #require(reading.catalog.product("camisole"))
    #expect(product.brand == "Only Hearts")
    #expect(product.tags == ["new", "lace"])
    #expect(product.description == "Lace & silk.")
    #expect(product.options == ["Colour", "Size"])
    #expect(product.variants.map(\.id) == ["Navy/S", "Navy/M", "Red/M"])
    #expect(product.variants.map(\.price?.minorUnits) == [7800, 8050, 8100])
    #expect(product.variants.map(\.stock) == [nil, 0, nil])
    #expect(product.variants.map(\.sku) == ["30235", nil, nil])
    #expect(reading.summary == "1 product, 3 variants, 0 skipped")
  }

  @Test func `may have products of one form`() throws {
    let reading = try read(
      """
      {"products": [{"title": "Mug", "options": [{"name": "Title", "values": ["Default Title"]}],
        "variants": [{"title": "Default Title", "option1": "Default Title", "price": "3.00",
                      "available": false}]},
       {"title": "Cup", "variants": [{"price": "4.00"}]}]}
      """
    )

    let products = reading.catalog.products
    #expect(products.allSatisfy { $0.options.isEmpty && $0.variants.isEmpty })
    #expect(products.map(\.price?.minorUnits) == [300, 400])
    #expect(products.map(\.stock) == [0, nil])
  }

  @Test func `loses the choices that cannot be sold, by the record they stand in`() throws {
    let reading = try read(
      """
      [{"title": "Mug", "variants": [{"price": "3.00"}]},
       {"title": "Bowl", "options": ["Size"], "variants": [
         {"option1": "S", "price": "-1"}, {"option1": "M", "price": "3.00"},
         {"option1": "M", "price": "4.00"}, {"option1": "L", "price": true}]}]
      """
    )

    #expect(reading.catalog.products.last?.variants.map(\.id) == ["M"])
    #expect(
      reading.skipped == [
        SkippedRecord(number: 2, line: 2, reason: .negativePrice("-1")),
        SkippedRecord(number: 2, line: 2, reason: .repeatedChoice("M")),
        SkippedRecord(number: 2, line: 2, reason: .noAmount("true", currency: "USD")),
      ]
    )
  }

  @Test(arguments: [
    #"[12, 13]"#, #"["red"]"#, #"{"red": 1}"#, #"[{"weight": 3}]"#, #"[{"name": {}}]"#, "null",
  ])
  func `is not taken for one where its variants are something else`(variants: String) throws {
    let reading = try read(#"[{"name": "A", "price": 5, "variants": \#(variants)}]"#)

    #expect(reading.catalog.products.map(\.price?.minorUnits) == [500])
    #expect(reading.catalog.products.allSatisfy { $0.variants.isEmpty })
  }

  @Test func `may count in its choices`() throws {
    let reading = try read(
      #"[{"name": "A", "options": ["Size"], "variants": [{"option1": 7.5}, {"option1": 8}]}]"#
    )

    #expect(reading.catalog.products.first?.variants.map(\.name) == ["7.5", "8"])
  }

  @Test func `may name choices without options, at the price of the product`() throws {
    let reading = try read(
      #"[{"name": "A", "price": 5, "variants": [{"name": "Red"}, {"name": "Blue", "price": 6}]}]"#
    )

    let product = try #require(reading.catalog.products.first)
    #expect(product.options == ["Option 1"])
    #expect(product.variants.map(\.name) == ["Red", "Blue"])
    #expect(product.variants.map(\.price?.minorUnits) == [500, 600])
  }

  private func read(_ text: String) throws -> CatalogReading {
    try CatalogReader().catalog(from: Data(text.utf8), file: "file.json")
  }
}
