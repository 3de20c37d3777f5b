import Foundation
import Testing

@testable import ShopTUI

@Suite struct `A folder to write into` {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  @Test(arguments: ["a", "a/b/c", "a//b/"])
  func `is made with those above it`(path: String) throws {
    let folder = TextFolder(path: "\(home.path)/\(path)")

    try folder.prepare()
    try folder.prepare()
    try folder.file("x.txt").write("x")

    #expect(try String(contentsOf: home.file("\(path)/x.txt"), encoding: .utf8) == "x")
  }

  @Test func `is refused where a file is in the way`() throws {
    let file = home.file("a").path
    try TextFile(path: file).write("x")

    let error = #expect(throws: FileWritingError.self) {
      try TextFolder(path: file + "/b").prepare()
    }

    #expect(error?.description == "“\(file)” is in the way: a folder is needed there.")
  }

  @Test(arguments: ["", "/proc/nothing/a"])
  func `is refused where it cannot be made`(path: String) {
    let error = #expect(throws: FileWritingError.self) { try TextFolder(path: path).prepare() }

    #expect(error?.description.contains("” cannot be written: ") == true)
  }
}

@Suite struct `A file to write` {
  @Test func `is the same by whatever name`() throws {
    let home = try TemporaryHome()
    let file = TextFile(path: home.file("a.shop").path)
    try file.write("x")
    try FileManager.default.createSymbolicLink(
      at: home.file("b.shop"),
      withDestinationURL: home.file("a.shop")
    )

    #expect(TextFile(path: home.path + "/./a.shop").isSame(as: file))
    #expect(TextFile(path: home.file("b.shop").path).isSame(as: file))
    #expect(!TextFile(path: home.file("c.shop").path).isSame(as: file))
    #expect(!TextFile(path: "/dev/null").isSame(as: TextFile(path: "/dev/null")))
  }
}
