internal import GRDB
import ShopCore

/// A filtered category: the positions of its products, in the filter's order.
///
/// It is read from a covering index without touching the products, which are read as they become
/// visible.
struct FilteredCategory: Hashable {
  let category: Category.ID
  let filter: CategoryFilter

  func positions(in database: Database) throws -> [Int32] {
    let statement = try database.cachedStatement(sql: sql)
    let positions = try Int32.fetchAll(statement, arguments: [category.rawValue])
    guard !filter.leftOut.isEmpty else { return positions }
    let leftOut = try leftOut(in: database)
    return positions.filter { !leftOut.contains($0) }
  }

  var sql: String {
    let condition = filter.isInStockOnly ? " AND price IS NOT NULL AND stock IS NOT 0" : ""
    return """
      SELECT position FROM product INDEXED BY \(index)
      WHERE category = ?\(condition) ORDER BY \(order)
      """
  }

  private var index: String {
    switch filter.order {
    case .catalogue, .name: "productOnShelfByName"
    case .cheapestFirst, .dearestFirst: "productOnShelfByPrice"
    }
  }

  private var order: String {
    switch filter.order {
    case .catalogue: "position"
    case .cheapestFirst: "price IS NULL, price, position"
    case .dearestFirst: "price DESC, position"
    case .name: "foldedName, position"
    }
  }

  private func leftOut(in database: Database) throws -> Set<Int32> {
    let statement = try database.cachedStatement(sql: "SELECT position FROM product WHERE id = ?")
    return Set(
      try filter.leftOut.compactMap { id in
        try Int32.fetchOne(statement, arguments: [id.rawValue])
      }
    )
  }
}
