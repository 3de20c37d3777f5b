import Foundation

@testable import ShopData

/// The database file of a shop on its first start, as bytes.
struct StockedFile {
  private let bytes: Data

  init() throws {
    let file = try Copy(of: Data())
    defer { file.remove() }
    let database = try ShopDatabase(path: file.path)
    try database.stock(with: CatalogReader().embedded())
    try database.wipeLog()
    bytes = try Data(contentsOf: URL(filePath: file.path))
  }

  func copy() throws -> Copy { try Copy(of: bytes) }

  /// A file in its own temporary folder.
  struct Copy {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID())")

    fileprivate init(of bytes: Data) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !bytes.isEmpty { try bytes.write(to: URL(filePath: path)) }
    }

    var path: String { folder.appending(path: "shop.db").path }

    func remove() {
      // If this fails, the folder remains in the temporary directory.
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
