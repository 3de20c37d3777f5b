extension ShopDatabase {
  /// The tables of user data, each after those it refers to.
  static let userTables = [
    "session", "sceneValue", "keptAside", "cartLine", "signIn", "setting", "purchase",
    "purchaseLine", "lastOrderNumber", "sold", "ownReview",
  ]

  /// The tables of the catalog, each after those it refers to.
  static let tablesOfCatalog = [
    "shopInfo", "category", "person", "product", "variant", "related", "review",
  ]

  /// All tables except those that are made from them.
  static var tables: [String] { userTables + tablesOfCatalog }
}
