import Platform

internal import GRDB

/// Checksums stored beside each saved value and each order, to detect pages that changed on disk
/// but can still be read.
enum Checksum {
  /// An SQL expression on a row of `sceneValue`.
  static let ofSceneValue = "checksumOf(scene, key, value)"

  /// An SQL expression on a row of `purchase`, with the lines of the order.
  static let ofPurchase = """
    checksumOf(id, account, day, status, delivery, deliveryCurrency, (
      SELECT json_group_array(json_array(product, variant, name, choice, quantity, price, currency))
      FROM (SELECT * FROM purchaseLine WHERE purchase = purchase.number ORDER BY position)
    ))
    """

  /// The same, before the row is written.
  static func of(scene: Int, key: String, value: Data) -> Int64 {
    of([scene.databaseValue, key.databaseValue, value.databaseValue])
  }

  static let all = [("sceneValue", ofSceneValue), ("purchase", ofPurchase)]

  static var functions: [DatabaseFunction] { [function, sum] }

  /// Throws if a column of the row says that its checksum is wrong.
  static func refuse(_ row: Row, ifWrongAt column: Int, _ words: @autoclosure () -> String) throws {
    guard try row.decode(Bool?.self, atIndex: column) == true else { return }
    throw DatabaseError(
      resultCode: .SQLITE_CORRUPT,
      message: "\(words()) differs from what was saved"
    )
  }

  static func findings(in database: Database) throws -> [String] {
    let wrong = try all.compactMap { table, checksum -> String? in
      let count = try Int.fetchOne(
        database,
        sql: "SELECT count(*) FROM \(table) WHERE checksum <> \(checksum)"
      )
      return count == 0 ? nil : "rows of \(table) that differ from what was saved: \(count ?? 0)"
    }
    let sessions = try String.fetchAll(
      database,
      sql: """
        SELECT name FROM session
        WHERE sum <> (SELECT sumOf(checksum) FROM sceneValue WHERE session = session.id)
        """
    ).map { "the session “\($0)” is not as it was last saved" }
    return try wrong + sessions + [missingOrders(in: database)].compactMap(\.self)
  }

  /// Describes how the orders differ from the saved count and sum; nil if they do not.
  static func missingOrders(in database: Database) throws -> String? {
    let last = try Row.fetchOne(
      database,
      sql: """
        SELECT orders, sum, count(day), sumOf(checksum) FROM lastOrderNumber LEFT JOIN purchase
        """
    )
    let saved = try last?.decode(Int?.self, atIndex: 0) ?? 0
    let found = try last?.decode(Int?.self, atIndex: 2) ?? 0
    guard saved == found else { return "\(saved) orders were saved, and \(found) are there" }
    let isSame = try last?.decode(Int64?.self, atIndex: 1) == last?.decode(Int64?.self, atIndex: 3)
    return isSame ? nil : "the orders are not as they were last saved"
  }

  /// Throws if the values of a session are not the latest ones, although each of them was saved
  /// once.
  static func refuse(_ checksums: [Int64], unlessSavedLastIn session: Row?) throws {
    guard let sum = try session?.decode(Int64?.self, atIndex: 0) else { return }
    guard sum != checksums.reduce(0, ^) else { return }
    throw DatabaseError(
      resultCode: .SQLITE_CORRUPT,
      message: "some windows are not as they were last saved"
    )
  }

  /// The XOR of some checksums, in any order.
  static let sum = DatabaseFunction(
    "sumOf",
    argumentCount: 1,
    pure: true,
    aggregate: Sum.self
  )

  private struct Sum: DatabaseAggregate {
    var sum: Int64 = 0

    mutating func step(_ values: [DatabaseValue]) { sum ^= Int64.fromDatabaseValue(values[0]) ?? 0 }

    func finalize() -> (any DatabaseValueConvertible)? { sum }
  }

  static let function = DatabaseFunction("checksumOf", pure: true) { of($0) }

  /// The hash of the types and bytes of some values.
  static func of(_ values: [DatabaseValue]) -> Int64 {
    var hash = StableHash()
    func add(_ type: UInt8, _ bytes: some Sequence<UInt8>) {
      hash.add(type)
      for byte in bytes { hash.add(byte) }
    }
    for value in values {
      switch value.storage {
      case .null: add(0, [])
      case .int64(let number): add(1, String(number).utf8)
      case .double(let number): add(2, String(number).utf8)
      case .string(let text): add(3, text.utf8)
      case .blob(let data): add(4, data)
      }
    }
    return Int64(bitPattern: hash.value)
  }
}

extension ShopDatabase {
  /// Adds the checksums and a count of the orders, because a missing order has no checksum left.
  static func addChecksums(in database: Database) throws {
    try database.execute(
      sql: """
        ALTER TABLE sceneValue ADD COLUMN checksum INTEGER;
        ALTER TABLE purchase ADD COLUMN checksum INTEGER;
        ALTER TABLE lastOrderNumber ADD COLUMN orders INTEGER NOT NULL DEFAULT 0;
        CREATE TRIGGER orderAdded AFTER INSERT ON purchase BEGIN
          UPDATE lastOrderNumber SET orders = orders + 1;
        END;
        CREATE TRIGGER orderRemoved AFTER DELETE ON purchase BEGIN
          UPDATE lastOrderNumber SET orders = orders - 1;
        END
        """
    )
    try addMissingChecksums(in: database)
  }

  /// Stores a sum for each session and for the orders, apart from them, to detect a valid page from
  /// an earlier time.
  static func addSums(in database: Database) throws {
    // XOR, which SQLite has no operator for.
    func triggers(_ table: String, sum: String) -> String {
      [("INSERT", ["NEW"]), ("DELETE", ["OLD"]), ("UPDATE", ["OLD", "NEW"])].map { event, rows in
        let changes = rows.map { row in
          let checksum = "coalesce(\(row).checksum, 0)"
          return sum.replacing("ROW", with: row).replacing(
            "CHANGED",
            with: "(sum | \(checksum)) - (sum & \(checksum))"
          )
        }
        return """
          CREATE TRIGGER \(table)Sum\(event) AFTER \(event) ON \(table) BEGIN
            \(changes.joined(separator: " "))
          END;
          """
      }.joined(separator: "\n")
    }
    try database.execute(
      sql: """
        ALTER TABLE session ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE lastOrderNumber ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
        \(triggers("sceneValue", sum: "UPDATE session SET sum = CHANGED WHERE id = ROW.session;"))
        \(triggers("purchase", sum: "UPDATE lastOrderNumber SET sum = CHANGED;"))
        """
    )
    try sumAnew(in: database)
  }

  static func sumAnew(in database: Database) throws {
    try database.execute(
      sql: """
        UPDATE session
        SET sum = (SELECT sumOf(checksum) FROM sceneValue WHERE session = session.id);
        UPDATE lastOrderNumber SET sum = (SELECT sumOf(checksum) FROM purchase)
        """
    )
  }

  /// Also counts the orders again.
  static func addMissingChecksums(in database: Database) throws {
    for (table, checksum) in Checksum.all {
      try database.execute(sql: "UPDATE \(table) SET checksum = \(checksum) WHERE checksum IS NULL")
    }
    try database.execute(sql: "UPDATE lastOrderNumber SET orders = (SELECT count(*) FROM purchase)")
  }

  /// Returns the number of deleted rows.
  static func deleteWrongRows(in database: Database) throws -> Int {
    var count = 0
    for (table, checksum) in Checksum.all {
      try database.execute(sql: "DELETE FROM \(table) WHERE checksum <> \(checksum)")
      count += database.changesCount
    }
    return count
  }
}
