import Foundation
import Testing

@Suite struct `The README and the pages behind it` {
  @Test func `take five minutes to begin with`() throws {
    let words = try Pages.text(of: "README.md").split(whereSeparator: \.isWhitespace)

    #expect(words.count <= 1_500)
  }

  @Test func `are all found from the README`() throws {
    let links = try Pages.links(of: "README.md")

    #expect(Pages.docs.count > 10)
    #expect(Pages.docs.filter { !links.contains($0) } == [])
  }

  @Test(arguments: Pages.all) func `have links that lead somewhere`(page: String) throws {
    let folder = Pages.root.appending(path: page).deletingLastPathComponent()

    for link in try Pages.links(of: page) {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? page : String(parts[0])
      let file =
        parts[0].isEmpty
        ? Pages.root.appending(path: page) : folder.appending(path: target).standardized
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page) links to \(link).")
      #expect(parts.count == 1, "\(page) links into a page: nothing checks the heading of \(link).")
    }
  }

  @Test(arguments: Pages.all) func `name targets that make has`(page: String) throws {
    let makefile = try Pages.text(of: "Makefile")

    for target in try Pages.text(of: page).matches(of: /(?m)(?:`|^)make ([a-z]+)/).map(\.output.1) {
      #expect(makefile.contains("\n\(target):") || makefile.contains(" \(target): export"))
    }
  }

  @Test(arguments: ["README.md"] + Pages.docs)
  func `show Swift that is compiled somewhere`(page: String) throws {
    let sources = try ["Tests", "Examples"].flatMap(Self.swift).map(Self.withoutIndentation)
    let blocks = try Pages.text(of: page).matches(of: /(?ms)^```swift\n(.*?)^```$/)
      .map { Self.withoutIndentation($0.output.1) }

    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "Nothing compiles:\n\(block)")
    }
  }

  private static func withoutIndentation(_ text: some StringProtocol) -> String {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
  }

  /// What is in each Swift file of a folder and the folders in it.
  private static func swift(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: Pages.root.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/.build/") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
