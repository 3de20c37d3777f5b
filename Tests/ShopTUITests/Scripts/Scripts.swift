import Foundation

@testable import ShopTUI

/// The scripts that come with the shop, and what is made of them.
enum Scripts {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Resources/Scripts").path
    )
    return (files ?? []).filter { $0.hasSuffix(".shop") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func path(of name: String) -> String {
    root.appending(path: "Resources/Scripts/\(name).shop").path
  }

  static func text(at path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
