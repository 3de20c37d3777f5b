import Foundation
import ShopCore
import Testing

@testable import ShopData

@Suite struct `A WooCommerce product file` {
  private let header =
    "ID,Type,SKU,Name,Published,\"Is featured?\",Description,\"In stock?\",Stock,"
    + "\"Backorders allowed?\",\"Sale price\",\"Regular price\",Categories,Tags,Parent,Brands,"
    + "\"Attribute 1 name\",\"Attribute 1 value(s)\",\"Attribute 2 name\",\"Attribute 2 value(s)\"\n"

  private func read(_ records: String) throws -> CatalogReading {
    try CatalogReader().catalog(from: Data((header + records).utf8), file: "woo.csv")
  }

  @Test func `has products, and variations that name theirs by id or by SKU`() throws {
    let reading = try read(
      #"""
      12,variation,H-B,Hoodie - Blue,1,0,,1,3,0,35,45,,,id:11,,Color,Blue,Logo,Yes
      11,variable,H,Hoodie,1,1,One\nTwo,1,,0,,,"Clothing > Hoodies, Sale","warm, soft",,Bo,Color,"Blue, Red",Logo,"Yes, No"
      13,variation,H-R,Hoodie - Red,1,0,,1,9,notify,,45,,,H,,Color,Red,Logo,No
      14,variation,H-R2,Hoodie - Red,1,0,,0,9,0,,45,,,H,,Color,Red,Logo,Yes
      15,"simple, downloadable",M,Mug,1,0,<b>Big</b>,1,4,0,,9.5,Kitchen,,,,,,,
      """#
    )

    let hoodie = try #require(reading.catalog.product("11"))
    #expect(hoodie.options == ["Color", "Logo"])
    #expect(hoodie.variants.map(\.id) == ["Blue/Yes", "Red/No", "Red/Yes"])
    #expect(hoodie.variants.map(\.price?.minorUnits) == [3500, 4500, 4500])
    #expect(hoodie.variants.map(\.stock) == [3, nil, 0])
    #expect(hoodie.brand == "Bo")
    #expect(hoodie.tags == ["warm", "soft"])
    #expect(hoodie.description == "One\nTwo")
    #expect(hoodie.isFeatured)
    #expect(reading.catalog.category(hoodie.category)?.name == "Hoodies")
    let mug = try #require(reading.catalog.product("15"))
    #expect(mug.sku == "M")
    #expect(mug.stock == 4)
    #expect(mug.description == "Big")
    #expect(reading.summary == "2 products, 4 variants, 0 skipped")
  }

  @Test func `leaves out drafts with their variations, and variations of nothing`() throws {
    let reading = try read(
      """
      1,variable,D,Draft,-1,0,,1,,0,,,,,,,Size,"S, M",,
      2,variation,D-S,Draft - S,1,0,,1,,0,,5,,,id:1,,Size,S,,
      3,variation,X,Lost,1,0,,1,,0,,5,,,id:99,,Size,S,,
      4,simple,M,Mug,1,0,,1,,0,,5,,,,,,,,
      """
    )

    #expect(reading.catalog.products.map(\.name) == ["Mug"])
    #expect(
      reading.skipped.map(\.description) == [
        "line 2, record 1: it is not published",
        "line 4, record 3: the product “id:99” it is a variation of is not in the file",
      ]
    )
  }

  @Test func `counts units`() {
    #expect(throws: CatalogError.pricesKnown(file: "woo.csv")) {
      try CatalogReader(prices: .cents).catalog(
        from: Data((header + "1,simple,M,Mug,1,0,,1,,0,,5,,,,,,,,\n").utf8),
        file: "woo.csv"
      )
    }
  }
}
