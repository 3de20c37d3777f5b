internal import GRDB
import ShopCore

/// A whole catalog as database rows.
enum CatalogRows {
  /// Replaces all of them; tells `progress` the percentage done.
  static func replace(
    with catalog: Catalog,
    in database: Database,
    progress: ImportProgress? = nil
  ) throws {
    for table in ShopDatabase.tablesOfCatalog.reversed() {
      try database.execute(sql: "DELETE FROM \(table)")
    }
    try database.execute(
      sql: "INSERT INTO shopInfo VALUES (1, ?, ?)",
      arguments: [catalog.name, catalog.currency.code]
    )
    for (position, category) in catalog.categories.enumerated() {
      let name = FoldedText(category.name).text
      try database.cachedStatement(sql: "INSERT INTO category VALUES (?, ?, ?, ?, ?)")
        .execute(arguments: [position, category.id.rawValue, category.name, name, category.about])
    }
    for (position, person) in catalog.people.enumerated() {
      let name = FoldedText(person.name).text
      try database.cachedStatement(sql: "INSERT INTO person VALUES (?, ?, ?, ?, ?)")
        .execute(arguments: [position, person.id.rawValue, person.name, name, person.about])
    }
    var featured = 0
    var nextPositions: [Category.ID: Int] = [:]
    for (position, product) in catalog.products.enumerated() {
      try ProductRow.insert(
        product,
        position: position,
        shelfPosition: nextPositions[product.category, default: 0],
        featuredPosition: product.isFeatured ? featured : nil,
        in: database
      )
      progress?(position * 50 / catalog.products.count)
      nextPositions[product.category, default: 0] += 1
      if product.isFeatured { featured += 1 }
    }
    try SearchWords.note(in: database) { done in
      progress?(50 + done * 50 / catalog.products.count)
    }
  }
}
