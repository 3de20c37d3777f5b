extension ShopDatabase {
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
}
