import Foundation
import Testing

@Suite struct `The documentation` {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private static let catalog = root.appending(path: "Sources/ShopCore/ShopCore.docc")

  @Test func `names every public type on its first page`() throws {
    let page = try Self.page()

    let types = try Self.publicTypes()

    #expect(types.count > 100)
    #expect(types.filter { !page.contains("- ``\($0)``") } == [])
  }

  @Test func `has every type the mail reader takes in one topic`() throws {
    let topic = try #require(
      try Self.page().firstMatch(of: #/(?s)### Navigation with any routes\n(.*?)###/#)
    )
    let words = Set(
      try Self.text(of: "Examples/MailReader").flatMap { source in
        source.matches(of: #/\w+/#).map { String($0.output) }
      }
    )

    let taken = try Self.publicTypes().filter { words.contains($0) }

    #expect(taken.count >= 8)
    #expect(taken.filter { !topic.output.1.contains("- ``\($0)``") } == [])
  }

  /// A block stands in the mail reader, or else in the article's own test, after the block before it;
  /// what stands between two blocks there may expect something, and names nothing a reader has not seen.
  @Test func `can be followed from top to bottom, article by article`() throws {
    let mailReader = try Self.text(of: "Examples/MailReader").map(Self.withoutIndentation)
    let name = #/(?m)^(?:@MainActor |private |final )*(?:let|var|func|class|struct|enum) /#

    for article in try Self.files(in: "Sources/ShopCore/ShopCore.docc", ending: "md") {
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
    let tests = try Self.text(of: "Tests/ShopCoreTests").map(Self.withoutIndentation)
    let comments = try Self.text(of: "Sources/ShopCore").map { source in
      source.replacing(#/(?m)^ *\/\/\/ ?/#, with: "")
    }

    let blocks = comments.flatMap(Self.blocks)

    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(tests.contains { $0.contains(block) }, "Nothing tests:\n\(block)")
    }
  }

  private static func page() throws -> String {
    try String(contentsOf: catalog.appending(path: "ShopCore.md"), encoding: .utf8)
  }

  private static func publicTypes() throws -> [String] {
    let declaration =
      #/(?m)^(?:@[^\s]+ )*public (?:indirect |final )*(?:struct|enum|class|protocol|typealias) (\w+)/#
    return try text(of: "Sources/ShopCore").flatMap { text in
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
