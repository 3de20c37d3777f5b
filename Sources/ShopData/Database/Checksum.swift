internal import GRDB

/// What each saved value and each order has beside it, so that a page that changed on the disk and can
/// still be read is found.
enum Checksum {
  /// The checksum of a saved value, as an expression on its row.
  static let ofSceneValue = "checksumOf(scene, key, value)"

  /// The checksum of an order with its lines, as an expression on its row.
  static let ofPurchase = """
    checksumOf(id, account, day, status, delivery, deliveryCurrency, (
      SELECT json_group_array(json_array(product, variant, name, choice, quantity, price, currency))
      FROM (SELECT * FROM purchaseLine WHERE purchase = purchase.number ORDER BY position)
    ))
    """

  /// What has one, with how that is made.
  static let all = [("sceneValue", ofSceneValue), ("purchase", ofPurchase)]

  /// Throws that something is damaged if a column of its row says that its checksum is another one.
  static func refuse(_ row: Row, ifWrongAt column: Int, _ words: @autoclosure () -> String) throws {
    guard try row.decode(Bool?.self, atIndex: column) == true else { return }
    throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "\(words()) is not as it was saved")
  }

  /// What in a database is not as it was saved, in words.
  static func findings(in database: Database) throws -> [String] {
    let wrong = try all.compactMap { table, checksum -> String? in
      let count = try Int.fetchOne(
        database,
        sql: "SELECT count(*) FROM \(table) WHERE checksum <> \(checksum)"
      )
      return count == 0 ? nil : "rows of \(table) that are not as they were saved: \(count ?? 0)"
    }
    return try wrong + [missingOrders(in: database)].compactMap(\.self)
  }

  /// That there are more or fewer orders than were saved, in words; nil where there are as many.
  static func missingOrders(in database: Database) throws -> String? {
    let saved = try Int.fetchOne(database, sql: "SELECT orders FROM lastOrderNumber") ?? 0
    let found = try Int.fetchOne(database, sql: "SELECT count(day) FROM purchase") ?? 0
    return saved == found ? nil : "\(saved) orders were saved, and \(found) are there"
  }

  /// The checksum of some values: the FNV-1a hash of their types and bytes.
  static let function = DatabaseFunction("checksumOf", pure: true) { values in
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ type: UInt8, _ bytes: some Sequence<UInt8>) {
      hash = (hash ^ UInt64(type)) &* 0x100_0000_01B3
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
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
    return Int64(bitPattern: hash)
  }
}

extension ShopDatabase {
  /// Gives each saved value and each order its checksum, and counts the orders, for one that is gone has
  /// none any more.
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

  /// Gives what has no checksum one, and counts the orders anew.
  static func addMissingChecksums(in database: Database) throws {
    for (table, checksum) in Checksum.all {
      try database.execute(sql: "UPDATE \(table) SET checksum = \(checksum) WHERE checksum IS NULL")
    }
    try database.execute(sql: "UPDATE lastOrderNumber SET orders = (SELECT count(*) FROM purchase)")
  }

  /// Deletes what is not as it was saved, and returns how much that was.
  static func deleteWrongRows(in database: Database) throws -> Int {
    var count = 0
    for (table, checksum) in Checksum.all {
      try database.execute(sql: "DELETE FROM \(table) WHERE checksum <> \(checksum)")
      count += database.changesCount
    }
    return count
  }
}
