import Foundation
import Testing

@Suite struct `The documentation` {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private static let libraries = ["SceneNavigation", "ShopCore"]

  @Test func `names every public type on its first page`() throws {
    for library in Self.libraries {
      let page = try Self.page(of: library)

      let types = try Self.publicTypes(of: library)

      #expect(types.count > 10)
      #expect(types.filter { !page.contains("- ``\($0)``") } == [])
    }
  }

  /// A block stands in the mail reader, or else in the article's own test, after the block before it;
  /// what stands between two blocks there may expect something, and names nothing a reader has not seen.
  @Test func `can be followed from top to bottom, article by article`() throws {
    let mailReader = try Self.text(of: "Examples/MailReader").map(Self.withoutIndentation)
    let name = #/(?m)^(?:@MainActor |private |final )*(?:let|var|func|class|struct|enum) /#

    let articles = try Self.libraries.flatMap { library in
      try Self.files(in: "Sources/\(library)/\(library).docc", ending: "md")
    }
    for article in articles {
      let blocks = Self.blocks(of: try String(contentsOf: article, encoding: .utf8))
        .filter { block in !mailReader.contains { $0.contains(block) } }
      guard !blocks.isEmpty else { continue }
      let test = "\(article.deletingPathExtension().lastPathComponent)ArticleTests.swift"
      let file = try #require(try Self.files(in: "Tests").first { $0.lastPathComponent == test })
      var rest = Self.withoutIndentation(try String(contentsOf: file, encoding: .utf8))[...]
      #expect(rest.matches(of: #/@Test /#).count == 1, "\(test) has no one way through it.")

      for block in blocks {
        guard let place = rest.range(of: block) else {
          Issue.record("\(test) does not come by here, in the article's order:\n\(block)")
          break
        }
        #expect(!rest[..<place.lowerBound].contains(name), "\(test) names what is not shown.")
        rest = rest[place.upperBound...]
      }
      #expect(!rest.contains(name), "\(test) names what is not shown.")
    }
  }

  @Test func `of a declaration shows only code that is tested`() throws {
    let tests = try Self.libraries.flatMap { try Self.text(of: "Tests/\($0)Tests") }
      .map(Self.withoutIndentation)
    let comments = try Self.libraries.flatMap { try Self.text(of: "Sources/\($0)") }
      .map { $0.replacing(#/(?m)^ *\/\/\/ ?/#, with: "") }

    let blocks = comments.flatMap(Self.blocks)

    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(tests.contains { $0.contains(block) }, "Nothing tests:\n\(block)")
    }
  }

  private static func page(of library: String) throws -> String {
    let path = "Sources/\(library)/\(library).docc/\(library).md"
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func publicTypes(of library: String) throws -> [String] {
    let declaration =
      #/(?m)^(?:@[^\s]+ )*public (?:indirect |final )*(?:struct|enum|class|protocol|typealias) (\w+)/#
    return try text(of: "Sources/\(library)").flatMap { text in
      text.matches(of: declaration).map { String($0.output.1) }
    }
  }

  /// The Swift code that a text shows.
  private static func blocks(of text: String) -> [String] {
    text.matches(of: #/(?s)```swift\n(.*?)```/#).map { withoutIndentation($0.output.1) }
  }

  private static func withoutIndentation(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
  }

  /// What is in each file of a folder and the folders in it.
  private static func text(of folder: String) throws -> [String] {
    try files(in: folder).map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private static func files(in folder: String, ending: String = "swift") throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending }
  }
}
