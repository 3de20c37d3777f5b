import Foundation
import Platform
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

  @Test(arguments: [".", "/", "/tmp/"])
  func `is not a folder`(path: String) {
    let error = #expect(throws: FileWritingError.self) { try TextFile(path: path).write("x") }

    #expect(error?.description == "“\(path)” is a folder: name a file in it.")
  }

  @Test func `takes the place of another one once it is whole`() throws {
    let home = try TemporaryHome()
    let file = TextFile(path: home.file("a.shop").path)
    try file.write("old")
    chmod(file.path, 0o600)
    let text = { try String(contentsOfFile: file.path, encoding: .utf8) }

    try FileReplacement(of: file).discard()
    let replacement = try FileReplacement(of: file)
    #expect(try text() == "old")
    try replacement.write("new")

    #expect(try text() == "new")
    #expect(file.permissions == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path) == ["a.shop"])
  }

  @Test func `is written past a link that was planted, as the mask allows`() throws {
    let home = try TemporaryHome()
    let victim = home.file("victim")
    try Data("precious".utf8).write(to: victim)
    let file = TextFile(path: home.file("a.shop").path)
    try FileManager.default.createSymbolicLink(
      atPath: "\(file.path).unfinished-\(getpid())",
      withDestinationPath: victim.path
    )

    try FileReplacement(of: file).write("typed")

    #expect(try String(contentsOf: victim, encoding: .utf8) == "precious")
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "typed")
    let mask = umask(0)
    umask(mask)
    #expect(file.permissions == 0o666 & ~mask)
  }

  @Test(arguments: ["b.shop", "HOME/b.shop"])
  func `takes the place of what links lead to, there or not`(link: String) throws {
    let home = try TemporaryHome()
    try FileManager.default.createSymbolicLink(
      atPath: home.file("a.shop").path,
      withDestinationPath: link.replacing("HOME", with: home.path)
    )

    try FileReplacement(of: TextFile(path: home.file("a.shop").path)).write("new")

    #expect(try String(contentsOf: home.file("b.shop"), encoding: .utf8) == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: home.file("a.shop").path)
        == link.replacing("HOME", with: home.path)
    )
  }
}
