import Foundation
import Testing

@Suite struct `The documentation` {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private static let catalog = root.appending(path: "Sources/ShopCore/ShopCore.docc")

  @Test func `names every public type on its first page`() throws {
    let page = try String(
      contentsOf: Self.catalog.appending(path: "ShopCore.md"),
      encoding: .utf8
    )
    let declaration =
      #/(?m)^(?:@[^\s]+ )*public (?:indirect |final )*(?:struct|enum|class|protocol|typealias) (\w+)/#

    let types = try Self.text(of: "Sources/ShopCore").flatMap { text in
      text.matches(of: declaration).map { String($0.output.1) }
    }

    #expect(types.count > 100)
    #expect(types.filter { !page.contains("- ``\($0)``") } == [])
  }

  @Test func `shows only code that is built and tested`() throws {
    let sources = try ["Examples", "Tests/MailReaderTests", "Tests/ShopCoreTests/Documentation"]
      .flatMap { try Self.text(of: $0) }
      .map(Self.withoutIndentation)
    let articles = try Self.text(of: "Sources/ShopCore/ShopCore.docc", ending: "md")

    let blocks = articles.flatMap { article in
      article.matches(of: #/(?s)```swift\n(.*?)```/#).map { String($0.output.1) }
    }

    #expect(blocks.count >= 8)
    for block in blocks {
      let code = Self.withoutIndentation(block)
      #expect(sources.contains { $0.contains(code) }, "Nothing tests:\n\(block)")
    }
  }

  private static func withoutIndentation(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
  }

  /// What is in each file of a folder and the folders in it.
  private static func text(of folder: String, ending: String = "swift") throws -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == ending }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
