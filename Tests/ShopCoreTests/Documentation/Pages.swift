import Foundation

/// The Markdown files that people read.
enum Pages {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  static let docs = files(in: "docs")

  static let all =
    [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Examples/README.md", "Benchmarks/README.md",
    ] + docs

  static func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  /// The text without blocks of code.
  static func prose(of file: String) throws -> String {
    try text(of: file).replacing(/(?ms)^ *```.*?^ *```$/, with: "")
  }

  /// Where the links of a page lead, those on the web left out.
  static func links(of file: String) throws -> [String] {
    try prose(of: file).matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
      .filter { !$0.hasPrefix("https:") }
  }

  private static func files(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path
    )
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }
}
