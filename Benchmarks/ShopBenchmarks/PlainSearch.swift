import GRDB
import ShopCore

/// SQLite's full-text search with its defaults, over the same texts as the shop's search.
struct PlainSearch {
  private let queue: DatabaseQueue

  init(of catalog: Catalog) throws {
    queue = try DatabaseQueue()
    try queue.write { database in
      try database.execute(sql: "CREATE VIRTUAL TABLE plain USING fts5(id UNINDEXED, name, about)")
      for product in catalog.products {
        let about = product.searchedTexts(in: catalog).map(\.text).joined(separator: "\n")
        try database.execute(
          sql: "INSERT INTO plain VALUES (?, ?, ?)",
          arguments: [product.id.rawValue, product.name, about]
        )
      }
    }
  }

  /// The best ten products; the operator joins the words.
  func search(_ text: String, joining operation: String) throws -> [Product.ID] {
    let words = FoldedText(text).words.map { "\"\($0)\"" }.joined(separator: operation)
    return try queue.read { database in
      try String.fetchAll(
        database,
        sql: "SELECT id FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT 10",
        arguments: [words]
      )
    }.map(Product.ID.init(rawValue:))
  }
}
