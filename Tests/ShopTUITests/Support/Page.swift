import Foundation

/// A page of the documentation.
struct Page {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The README and what it leads to.
  static var all: [Page] {
    get throws {
      let docs = try FileManager.default
        .contentsOfDirectory(atPath: root.appending(path: "docs").path)
        .filter { $0.hasSuffix(".md") }.sorted()
      return try (["README.md", "CONTRIBUTING.md"] + docs.map { "docs/\($0)" }).map(Page.init)
    }
  }

  /// The lines of every block in a language.
  func lines(in language: String) -> [String] {
    text.matches(of: /(?ms)^```(\w+)\n(.*?)^```$/).filter { $0.output.1 == language }
      .flatMap { $0.output.2.split(separator: "\n").map(String.init) }
  }
}
