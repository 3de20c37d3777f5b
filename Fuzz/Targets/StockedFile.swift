import Foundation

@testable import ShopData

/// The file of a shop nobody has been to, as bytes.
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

  /// A file of its own, in a folder of its own.
  struct Copy {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID())")

    fileprivate init(of bytes: Data) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !bytes.isEmpty { try bytes.write(to: URL(filePath: path)) }
    }

    var path: String { folder.appending(path: "shop.db").path }

    func remove() {
      // What is left behind is in the folder for what is temporary.
      try? FileManager.default.removeItem(at: folder)
    }
  }
}
