import Foundation
import ShopData
import Testing

extension TemporaryHome {
  /// A home in which the shop's database is there already, as a first start makes it.
  ///
  /// A copy takes a hundredth of the time of a first start, for which tests that are not about it
  /// need not wait.
  static func stocked() throws -> TemporaryHome {
    let home = try TemporaryHome()
    try stock(home.path)
    return home
  }

  /// Puts the database into a home that has nothing of the shop yet.
  static func stock(_ path: String) throws {
    let directory = StateDirectory(environment: ["XDG_STATE_HOME": path])
    try directory.prepare()
    try database.get().write(to: URL(filePath: directory.databasePath))
  }

  private static let database = Result {
    let home = try TemporaryHome()
    let directory = StateDirectory(environment: ["XDG_STATE_HOME": home.path])
    try directory.prepare()
    try ShopDatabase(path: directory.databasePath).stock(with: CatalogReader().embedded())
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    try #require(files == ["shop.db"], "It is not closed.")
    return try Data(contentsOf: URL(filePath: directory.databasePath))
  }
}
