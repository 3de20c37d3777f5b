import Foundation
import NavigationLaws
import ShopCore
import Testing

@testable import ShopData

@Suite struct `A damaged catalogue file` {
  @Test(arguments: [shopify, json], [UInt64(1), 2, 3, 4])
  func `ends in a catalogue or in an error with words`(text: String, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<700 {
      let damaged = damaged(Array(text.utf8), &random)

      do throws(CatalogError) {
        let reading = try CatalogReader().catalog(from: Data(damaged), file: "file")
        #expect(!reading.catalog.products.isEmpty)
        #expect(reading.summary.contains("\(reading.skipped.count) skipped"))
      } catch {
        #expect("\(error)".contains("“file”"))
      }
    }
  }

  @Test(arguments: [shopify, json])
  func `may be cut off anywhere`(text: String) {
    let bytes = Array(text.utf8)
    for length in bytes.indices {
      do throws(CatalogError) {
        let reading = try CatalogReader().catalog(from: Data(bytes[..<length]), file: "file")
        #expect(reading.productCount <= 3)
      } catch {
        #expect("\(error)".contains("“file”"))
      }
    }
  }

  @Test func `has its long texts cut, and says so`() throws {
    let long = String(repeating: "W é ", count: 25_000)
    let file = """
      [{"name": "\(long)", "description": "\(long)", "options": ["\(long)"],
        "variants": [{"option1": "\(long)", "price": 1}],
        "reviews": [{"rating": 4, "title": "\(long)", "text": "\(long)", "reviewerName": "Al"}]}]
      """

    let reading = try CatalogReader().catalog(from: Data(file.utf8), file: "file")

    let product = try #require(reading.catalog.products.first)
    let review = try #require(product.reviews.first)
    let lines = [product.name, review.title] + product.options + product.variants.map(\.name)
    #expect(lines.map(\.unicodeScalars.count) == [501, 501, 501, 501])
    #expect([product.description, review.text].allSatisfy { $0.unicodeScalars.count == 10_001 })
    #expect(
      reading.summary == """
        1 product, 1 variant, 0 skipped
        6 texts shortened: names end after 500 characters, descriptions and reviews after 10,000
        """
    )
  }

  /// The bytes after one to four changes: some gone, some doubled, some others, some swapped.
  private func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard !bytes.isEmpty else { break }
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.insert(hostile.randomElement(using: &random) ?? 0, at: start)
      case 4: bytes.removeSubrange(start...)
      default: bytes.swapAt(start, end - 1)
      }
    }
    return bytes
  }

  private let hostile = Array("\"\",\n\r{}[]:<>&;-\\0\u{0}\u{7F}".utf8)
}

private let shopify = """
  Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Status
  a,"A ""quoted"" one","<p>One<br>two &amp; &#8217;</p>
  <ul><li>x</li></ul><style>p{}</style>",Size,S,12.50,-3,active
  a,,,,M,0,,\r
  ünï,日本,<div><script>1<2</script>é</div>,Title,Default Title,99,5,
  c,C,,,,-1,,draft
  """

private let json = """
  {"name": "Tiny", "currency": "EUR", "products": [
    {"id": "a", "title": "A \\u00e9 \\"x\\"", "price": "12.5", "stock": -4, "tags": ["x", "y"]},
    {"sku": 7, "name": "B", "price": 1e2, "categories": ["All", "日本"], "brand": null,
     "reviews": [{"rating": 4, "comment": "ok", "date": "2026-01-01", "reviewerName": "É"}]},
    {"title": "No id", "price": 0.99, "tag_list": "x,y", "featured": true}, {"price": 3}
  ]}
  """
