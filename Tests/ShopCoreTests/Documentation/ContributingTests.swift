import Foundation
import Testing

@Suite struct `The contributor's guide` {
  @Test func `names files and folders that are there`() throws {
    let path =
      #/`((?:Sources|Tests|Examples|Benchmarks|Resources|docs|\.ci)(?:\/[^`]*)?|\.?\w[\w-]*\.(?:swift|md))`/#
    let paths = try Pages.text(of: "CONTRIBUTING.md").matches(of: path).map { String($0.1) }

    #expect(paths.count > 40)
    for path in paths {
      let file = Pages.root.appending(path: path).path
      #expect(FileManager.default.fileExists(atPath: file), "There is no \(path).")
    }
  }

  @Test func `names targets that make has`() throws {
    let makefile = try Pages.text(of: "Makefile")
    let targets = try Pages.text(of: "CONTRIBUTING.md").matches(of: #/`make (\w+)`/#).map { $0.1 }

    #expect(targets.count > 10)
    for target in targets {
      #expect(makefile.contains("\n\(target):"), "make has no target \(target).")
    }
  }

  @Test func `has each part of the nightly checks in its table`() throws {
    let makefile = try Pages.text(of: "Makefile")
    let parts = try #require(makefile.firstMatch(of: #/\n\t@for target in ([a-z ]+);/#)).1
    let guide = try Pages.text(of: "CONTRIBUTING.md")

    for part in parts.split(separator: " ") { #expect(guide.contains("\n| `make \(part)` |")) }
  }

  @Test func `says of every room what lives there`() throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: Pages.root.appending(path: "Sources").path)
    let guide = try Pages.text(of: "CONTRIBUTING.md")
    let table = guide.split(separator: "\n").filter { $0.hasPrefix("| `") }

    #expect(folders.count > 10)
    for room in folders {
      #expect(table.contains { $0.contains("`\(room)`") })
    }
  }
}
