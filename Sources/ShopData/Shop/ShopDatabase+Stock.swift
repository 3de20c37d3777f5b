internal import GRDB
public import ShopCore

extension ShopDatabase {
  /// True if there is a catalog.
  public func isStocked() throws(ShopDatabaseError) -> Bool {
    try readOnce { try Self.isStocked($0) }
  }

  /// Saves a catalog, and sample orders if there are none; does nothing if there is a catalog.
  public func stock(with catalog: Catalog) throws(ShopDatabaseError) {
    try write { database in
      guard try !Self.isStocked(database) else { return }
      try CatalogRows.replace(with: catalog, in: database)
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
    progress: ImportProgress? = nil
  ) throws(ShopDatabaseError) {
    try write { database in
      try CatalogRows.replace(with: catalog, in: database, progress: progress)
      try ChangeRow.reset(in: database)
    }
  }

  /// A database in memory with the catalog built into the program and the sample orders.
  ///
  /// Throws a `CatalogError` or a `ShopDatabaseError`.
  public static func stockedInMemory() throws -> ShopDatabase {
    try inMemory(copying: stocked.get())
  }

  /// Copied and never changed: to stock one takes many times as long as a copy.
  private static let stocked = Result {
    let database = try ShopDatabase.inMemory()
    try database.stock(with: CatalogReader().embedded())
    return database
  }

  private static func isStocked(_ database: Database) throws -> Bool {
    try Row.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM shopInfo)")?
      .decode(atIndex: 0) ?? false
  }
}
