import Foundation

/// A home directory that is empty at first, and goes when nobody lives in it any more.
final class TemporaryHome {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
