import Foundation
import Testing

@Suite struct `The contributor's guide` {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private static func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  @Test func `names files and folders that are there`() throws {
    let paths = try Self.text(of: "CONTRIBUTING.md")
      .matches(of: #/`((?:Sources|Tests|Examples|Benchmarks|\.ci)\/[^`]*)`/#).map { String($0.1) }

    #expect(paths.count > 15)
    for path in paths {
      let file = Self.root.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: file), "There is no \(path).")
    }
  }

  @Test func `names targets that make has`() throws {
    let makefile = try Self.text(of: "Makefile")
    let targets = try Self.text(of: "CONTRIBUTING.md").matches(of: #/`make (\w+)`/#).map { $0.1 }

    #expect(targets.count > 5)
    for target in targets {
      #expect(makefile.contains("\n\(target):"), "make has no target \(target).")
    }
  }
}
