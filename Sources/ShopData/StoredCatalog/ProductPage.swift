internal import GRDB
import ShopCore

/// Some rows of a list of products.
struct ProductPage: Hashable {
  enum Place: Hashable {
    case all
    case featured
    case category(Category.ID)
  }

  let place: Place
  let rows: ClosedRange<Int>

  func products(in database: Database) throws -> [Product] {
    let (first, last) = (rows.lowerBound, rows.upperBound)
    return switch place {
    case .all:
      try ProductRow.products(where: "position BETWEEN ? AND ?", [first, last], in: database)
    case .featured:
      try ProductRow.products(
        where: "featuredPosition BETWEEN ? AND ?",
        orderedBy: "featuredPosition",
        [first, last],
        in: database
      )
    case .category(let id):
      try ProductRow.products(
        where: "category = ? AND shelfPosition BETWEEN ? AND ?",
        orderedBy: "shelfPosition",
        [id.rawValue, first, last],
        in: database
      )
    }
  }
}
