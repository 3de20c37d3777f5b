internal import GRDB
import ShopCore

/// The settings of a session as database rows, one for each setting that was ever changed.
enum SettingRow {
  static func settings(of session: Int64, in database: Database) throws -> Settings {
    var values: [String: String] = [:]
    for row in try Row.fetchAll(
      database,
      sql: "SELECT name, value FROM setting WHERE session = ?",
      arguments: [session]
    ) {
      values[try row.decode(atIndex: 0)] = try row.decode(atIndex: 1)
    }
    return Settings(named: values)
  }

  static func save(
    changesFrom old: Settings,
    to new: Settings,
    session: Int64,
    in database: Database
  ) throws {
    guard new != old else { return }
    let before = old.named
    for (name, value) in new.named where value != before[name] {
      try database.execute(
        sql: """
          INSERT INTO setting VALUES (?, ?, ?)
          ON CONFLICT (session, name) DO UPDATE SET value = excluded.value
          """,
        arguments: [session, name, value]
      )
    }
  }
}

extension Settings {
  /// By the names used in the database.
  fileprivate var named: [String: String] {
    [
      "theme": theme.rawValue,
      "priceFormat": priceFormat.rawValue,
      "usesMouse": usesMouse ? "yes" : "no",
      "goesBackAcrossTabs": goesBackAcrossTabs ? "yes" : "no",
      "lessonsAsk": lessonsAsk ? "yes" : "no",
    ]
  }

  /// Missing and unknown values become the default.
  fileprivate init(named values: [String: String]) {
    self.init()
    if let value = values["theme"].flatMap(ThemeChoice.init) { theme = value }
    if let value = values["priceFormat"].flatMap(PriceFormat.init) { priceFormat = value }
    usesMouse = values["usesMouse"] != "no"
    goesBackAcrossTabs = values["goesBackAcrossTabs"] == "yes"
    lessonsAsk = values["lessonsAsk"] != "no"
  }
}
