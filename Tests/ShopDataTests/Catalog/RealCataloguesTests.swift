import Foundation
import ShopCore
import Testing

@testable import ShopData

/// Reads files that are not part of the project, from the folder `SHOP_CATALOGUES` names if there
/// is one.
@Suite(.enabled(if: folder != nil)) struct `Catalogues of others` {
  @Test(
    arguments: [
      ("apparel.csv", PriceUnit?.none, 25, 96), ("jewelry.csv", nil, 19, 24),
      ("fashion.csv", nil, 997, 3684), ("dummyjson.json", .units, 194, 194),
      ("icecat-5000.json", .cents, 5000, 5000),
    ]
  )
  func `are read to the last record`(
    file: String,
    prices: PriceUnit?,
    products: Int,
    variants: Int
  ) throws {
    let reading = try CatalogReader(prices: prices).read(path: "\(folder ?? "")/\(file)")

    #expect(reading.productCount == products)
    #expect(reading.variantCount == variants)
    #expect(reading.skipped.isEmpty)
    for product in reading.catalog.products {
      #expect(reading.catalog.category(product.category) != nil)
      #expect(PlainText.line(product.name) == product.name)
      #expect(PlainText.lines(product.description) == product.description)
      for text in [product.name, product.description] {
        #expect(!text.contains(/<\/?(br|li|p|strong|ul)\b|&#?\w+;/))
      }
      #expect(product.variants.allSatisfy { $0.sku?.hasPrefix("'") != true })
      #expect(Set(product.variants.map(\.id)).count == product.variants.count)
    }
  }

  @Test func `cost what they say`() throws {
    let reading = try CatalogReader(prices: .cents).read(path: "\(folder ?? "")/icecat-5000.json")

    #expect(reading.catalog.product("3920564")?.price?.formatted(.code) == "49.95 USD")
  }
}

private let folder = ProcessInfo.processInfo.environment["SHOP_CATALOGUES"].flatMap { path in
  FileManager.default.fileExists(atPath: path) ? path : nil
}
