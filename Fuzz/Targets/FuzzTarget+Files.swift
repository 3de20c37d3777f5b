import Platform
import ShopCore

@testable import ShopData

extension FuzzTarget {
  /// A file is refused with an error that names it, or it is a valid catalog.
  static func readCatalog(_ bytes: [UInt8]) throws(Finding) {
    let reading: CatalogReading
    do {
      reading = try CatalogReader().catalog(from: Data(bytes), file: "file")
    } catch {
      return try Finding.unless(
        error.description.contains("“file”"),
        "It is refused by \(error.description)."
      )
    }
    let catalog = reading.catalog
    let ids = catalog.products.map(\.id)
    try Finding.unless(!ids.isEmpty && Set(ids).count == ids.count, "Products share an id: \(ids).")
    var cart = Cart()
    for product in catalog.products {
      try checkLines([product.name], ofAtMost: 1)
      try checkLines([product.description], ofAtMost: .max)
      let articles = product.variants.map { Article(product.id, $0.id) }
      for article in articles.isEmpty ? [Article(product.id, nil)] : articles {
        cart.setQuantity(Cart.limit, of: article)
      }
    }
    _ = cart.total(in: catalog)?.formatted(.symbolFirst)
    _ = reading.summary
  }

  /// Any HTML becomes plain text.
  static func readBody(_ bytes: [UInt8]) throws(Finding) {
    let text = HTMLText.plain(String(decoding: bytes, as: UTF8.self))
    try checkLines([text], ofAtMost: .max)
  }

  private static func checkLines(_ texts: [String], ofAtMost most: Int) throws(Finding) {
    for text in texts {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let hasControls = lines.contains { line in
        line.unicodeScalars.contains { $0.properties.generalCategory == .control }
      }
      try Finding.unless(
        lines.count <= most && !hasControls,
        "It says \(text.debugDescription)."
      )
    }
  }
}
