import Foundation

@testable import ShopData

/// A state directory that nothing else uses, removed with this object.
final class TemporaryState {
  let home: URL
  let directory: StateDirectory

  init() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("shop-state-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    directory = StateDirectory(environment: ["XDG_STATE_HOME": home.path])
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  var database: URL { URL(fileURLWithPath: directory.databasePath) }

  /// Opens the database, making folder and file where they are missing.
  func open() throws -> ShopDatabase {
    try directory.prepare()
    return try ShopDatabase(path: directory.databasePath)
  }

  func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
  }
}
