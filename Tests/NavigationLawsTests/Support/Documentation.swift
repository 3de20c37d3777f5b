import Foundation

/// The pages of the library's documentation.
enum Documentation {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  static func article(_ name: String) throws -> String {
    try text("Sources/NavigationLaws/NavigationLaws.docc/\(name).md")
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The blocks of code in a page.
  static func blocks(of text: String, in language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map { block in
      String(block.prefix(upTo: block.range(of: "\n```")?.lowerBound ?? block.endIndex))
    }
  }

  static func withoutIndentation(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
  }

  /// The Swift files of a folder.
  static func sources(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
