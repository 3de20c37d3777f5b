internal import GRDB
public import ShopCore

extension ShopDatabase {
  /// True if there is a catalog.
  public func isStocked() throws(ShopDatabaseError) -> Bool {
    try read { try Self.isStocked($0) }
  }

  /// Saves a catalog, and sample orders if there are none; does nothing if there is a catalog.
  public func stock(with catalog: Catalog) throws(ShopDatabaseError) {
    try write { database in
      guard try !Self.isStocked(database) else { return }
      try Self.write(catalog, in: database)
      guard try OrderRow.all(in: database).isEmpty else { return }
      try OrderRow.insert(Order.samples(from: catalog), in: database)
    }
  }

  /// Replaces the catalog; if it fails, nothing has changed.
  ///
  /// Previous sales no longer reduce the stock. Reviews are kept for products that are still in the
  /// catalog. Tells `progress` the percentage done.
  public func replaceCatalog(
    with catalog: Catalog,
    progress: CatalogReader.Progress? = nil
  ) throws(ShopDatabaseError) {
    try write { database in
      try Self.write(catalog, in: database, progress: progress)
      try ChangeRow.reset(in: database)
    }
  }

  private static func isStocked(_ database: Database) throws -> Bool {
    try Row.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM shopInfo)")?
      .decode(atIndex: 0) ?? false
  }

  private static func write(
    _ catalog: Catalog,
    in database: Database,
    progress: CatalogReader.Progress? = nil
  ) throws {
    for table in ["review", "related", "variant", "product", "person", "category", "shopInfo"] {
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
      let row = ProductRow(
        position: position,
        shelfPosition: nextPositions[product.category, default: 0],
        featuredPosition: product.isFeatured ? featured : nil,
        product: product
      )
      try row.insert(in: database)
      progress?(position * 50 / catalog.products.count)
      nextPositions[product.category, default: 0] += 1
      if product.isFeatured { featured += 1 }
    }
    try SearchWords.note(in: database) { done in
      progress?(50 + done * 50 / catalog.products.count)
    }
  }
}
