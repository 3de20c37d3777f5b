internal import GRDB
public import ShopCore

/// Keeps the cart, the sign-in and the settings of a session, and what belongs to
/// all sessions: the orders of all accounts, what was sold and said.
public struct ShopStore: Sendable {
  private let database: ShopDatabase
  /// The number of the session's row.
  private let session: Int64
  /// Whether what was sold and said is read and written here.
  private var keepsChanges = true

  /// The store of a session, which is known by the number of its row.
  public init(in database: ShopDatabase, session: Int64) {
    self.database = database
    self.session = session
  }

  /// The same where other things are sold than the database holds: what is sold and said there is
  /// kept nowhere, and what was sold and said here is not about them.
  public var sellingOtherThings: ShopStore {
    var store = self
    store.keepsChanges = false
    return store
  }

  /// Reads all that was kept.
  public func load() throws(ShopDatabaseError) -> Dealings {
    try database.read { try load(in: $0) }
  }

  /// Writes what is different in the shop since a moment, and with it that the session is used now.
  public func save(
    changesFrom old: ShopState,
    to new: ShopState
  ) throws(ShopDatabaseError) {
    try database.write { connection in
      try save(changesFrom: old, to: new, in: connection)
      guard new.hasOtherDealings(than: old) else { return }
      try connection.execute(
        sql: "UPDATE session SET usedAt = ? WHERE id = ?",
        arguments: [SessionTime.now.second, session]
      )
    }
  }

  /// What all sessions bought and wrote by now, where that is more than a shop knows whose own is
  /// written down; nil where it knows it all.
  public func news(
    for shop: ShopState
  ) throws(ShopDatabaseError) -> (orders: [Order], changes: CatalogChanges)? {
    try database.read { connection in
      let orders = try OrderRow.all(in: connection)
      let changes = keepsChanges ? try ChangeRow.changes(in: connection) : shop.changes
      return orders == shop.orders && changes == shop.changes ? nil : (orders, changes)
    }
  }

  private func load(in database: Database) throws -> Dealings {
    Dealings(
      cart: try CartRow.cart(of: session, in: database),
      account: try account(in: database),
      settings: try SettingRow.settings(of: session, in: database),
      orders: try OrderRow.all(in: database),
      changes: keepsChanges ? try ChangeRow.changes(in: database) : CatalogChanges()
    )
  }

  /// Writes what is different, within a transaction of the caller.
  private func save(
    changesFrom old: ShopState,
    to new: ShopState,
    in database: Database
  ) throws {
    try CartRow.save(changesFrom: old.cart, to: new.cart, session: session, in: database)
    try SettingRow.save(
      changesFrom: old.settings,
      to: new.settings,
      session: session,
      in: database
    )
    if new.account != old.account {
      try database.execute(
        sql: """
          INSERT INTO signIn VALUES (?, ?)
          ON CONFLICT (session) DO UPDATE SET account = excluded.account
          """,
        arguments: [session, new.account?.id.rawValue]
      )
    }
    if keepsChanges {
      try ChangeRow.save(changesFrom: old.changes, to: new.changes, in: database)
    }
    if new.orders != old.orders {
      try Self.save(changesFrom: old.orders, to: new.orders, in: database)
    }
  }

  private static func save(
    changesFrom old: [Order],
    to new: [Order],
    in database: Database
  ) throws {
    let before = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.map(\.id))
    for order in old where !after.contains(order.id) {
      try OrderRow.delete(order.id, in: database)
    }
    for order in new {
      if let known = before[order.id], known.status != order.status {
        try OrderRow.update(order.status, of: order.id, in: database)
      }
    }
    try OrderRow.insert(new.filter { before[$0.id] == nil }, in: database)
  }

  /// Whoever is signed in; in a new session the first account of the demonstration.
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
