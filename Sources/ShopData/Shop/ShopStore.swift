internal import GRDB
public import ShopCore

/// Saves the cart, account and settings of a session, and the orders, sales and reviews that all
/// sessions share.
public struct ShopStore: Sendable {
  public let database: ShopDatabase
  private let session: Int64
  /// True if sales and reviews are read and saved.
  private var keepsChanges = true

  /// The store of a session, given its row id.
  public init(in database: ShopDatabase, session: Int64) {
    self.database = database
    self.session = session
  }

  /// The same store for a catalog that is not the database's: sales and reviews are neither read
  /// nor saved.
  public var sellingOtherThings: ShopStore {
    var store = self
    store.keepsChanges = false
    return store
  }

  /// Loads everything saved, for a shop with this catalog: the session's own cart, account and
  /// settings, and the orders, sales and reviews that all sessions share.
  public func load(selling catalog: any CatalogSource) throws(ShopDatabaseError) -> ShopState {
    try database.read { connection in
      ShopState(
        catalog: catalog,
        cart: try CartRow.cart(of: session, in: connection),
        orders: try OrderRow.all(in: connection),
        account: try account(in: connection),
        settings: try SettingRow.settings(of: session, in: connection),
        changes: keepsChanges ? try ChangeRow.changes(in: connection) : CatalogChanges()
      )
    }
  }

  /// Saves what changed between two states; a change also records that the session is used now.
  public func save(
    changesFrom old: ShopState,
    to new: ShopState
  ) throws(ShopDatabaseError) {
    try database.write { connection in
      try CartRow.save(changesFrom: old.cart, to: new.cart, session: session, in: connection)
      try SettingRow.save(
        changesFrom: old.settings,
        to: new.settings,
        session: session,
        in: connection
      )
      if new.account != old.account {
        try connection.execute(
          sql: """
            INSERT INTO signIn VALUES (?, ?)
            ON CONFLICT (session) DO UPDATE SET account = excluded.account
            """,
          arguments: [session, new.account?.id.rawValue]
        )
      }
      if keepsChanges {
        try ChangeRow.save(changesFrom: old.changes, to: new.changes, in: connection)
      }
      if new.orders != old.orders {
        // An order never changes, and none goes.
        let known = Set(old.orders.map(\.id))
        try OrderRow.insert(new.orders.filter { !known.contains($0.id) }, in: connection)
      }
      guard new.differsInSales(from: old) else { return }
      try connection.execute(
        sql: "UPDATE session SET usedAt = ? WHERE id = ?",
        arguments: [SessionTime.now.second, session]
      )
    }
  }

  /// The orders, sales and reviews of all sessions; nil if they equal those of `shop`, whose own
  /// must be saved first.
  public func news(
    for shop: ShopState
  ) throws(ShopDatabaseError) -> (orders: [Order], changes: CatalogChanges)? {
    try database.read { connection in
      let orders = try OrderRow.all(in: connection)
      let changes = keepsChanges ? try ChangeRow.changes(in: connection) : shop.changes
      return orders == shop.orders && changes == shop.changes ? nil : (orders, changes)
    }
  }

  /// Nil if signed out; a new session is signed in to the first sample account.
  private func account(in database: Database) throws -> Account? {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT account FROM signIn WHERE session = ?",
      arguments: [session]
    )
    guard let row else { return Account.samples.first }
    let id = try row.decode(String?.self, atIndex: 0)
    return Account.samples.first { $0.id.rawValue == id }
  }
}
