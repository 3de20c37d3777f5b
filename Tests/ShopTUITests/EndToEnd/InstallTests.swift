import Foundation
import Testing

@Suite(.waitsForPrograms) struct `What is installed` {
  private let home: TemporaryHome
  private let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  init() throws {
    home = try TemporaryHome()
  }

  @Test func `is the program with its manual and completions, and all of it goes again`() throws {
    let words = try make("install")

    #expect(
      try installed() == [
        "bin/shop", "share/bash-completion/completions/shop",
        "share/fish/vendor_completions.d/shop.fish", "share/man/man1/shop.1",
        "share/shop/folders", "share/zsh/site-functions/_shop",
      ],
      "\(words)"
    )
    #expect(try text(of: "share/man/man1/shop.1").hasPrefix(".TH SHOP 1 "))
    #expect(try text(of: "share/bash-completion/completions/shop").hasPrefix("#!/bin/bash"))
    #expect(try text(of: "share/zsh/site-functions/_shop").hasPrefix("#compdef shop"))
    #expect(
      try text(of: "share/fish/vendor_completions.d/shop.fish").contains("complete -c 'shop'")
    )

    // What is installed twice was made once.
    try make("install")
    try make("uninstall")

    #expect(!FileManager.default.fileExists(atPath: prefix.path))
  }

  @Test func `leaves what others put there, and the folders there were`() throws {
    let empty = prefix.appending(path: "bin")
    let manuals = prefix.appending(path: "share/man/man1")
    for folder in [empty, manuals] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data().write(to: manuals.appending(path: "other.1"))

    try make("install")
    try make("uninstall")

    #expect(try installed() == ["share/man/man1/other.1"])
    #expect(FileManager.default.fileExists(atPath: empty.path))
    #expect(!FileManager.default.fileExists(atPath: prefix.appending(path: "share/zsh").path))
  }

  @Test(arguments: [
    ("~/.local", "try PREFIX=$HOME/.local."), ("local", "is no absolute path: try PREFIX=/"),
  ])
  func `is refused where the prefix is none, before anything is built`(
    prefix: String,
    words: String
  ) throws {
    let answer = try make("install", prefix: prefix)

    #expect(answer.contains(words))
    #expect(answer.contains("Error 1"))
    #expect(!answer.contains("Installed"))
  }

  @Test func `is refused with a run path, as what is built for tests has`() throws {
    let hardened = root.appending(path: ".ci/hardened").path

    let words = try #require(Tool("sh")).run(
      ["-c", "'\(hardened)' '\(PseudoTerminal.shop)' 2>&1; echo status $?"],
      home: home
    )

    #expect(words.contains("has a run path"))
    #expect(words.hasSuffix("status 1\n"))
  }

  @Test func `says which release it is, and of which commit`() throws {
    let words = try #require(Tool("env")).run([PseudoTerminal.shop, "--version"], home: home)

    #expect(words.wholeMatch(of: #/\d+\.\d+\.\d+( \([0-9a-f]{7,}\))?\n/#) != nil)
  }

  /// Runs a target with what was built beside these tests, and builds nothing.
  @discardableResult private func make(_ target: String, prefix: String? = nil) throws -> String {
    let make = try #require(Tool("make"))
    return try make.run(
      [
        "-C", root.path, "-o", "build", target, "PREFIX=\(prefix ?? self.prefix.path)",
        "BINARY=\(PseudoTerminal.shop)",
      ],
      home: home
    )
  }

  private var prefix: URL { home.file("some prefix") }

  /// The files there are below the prefix.
  private func installed() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: prefix.path).filter { path in
      var isFolder: ObjCBool = false
      let file = prefix.appending(path: path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: prefix.appending(path: file), encoding: .utf8)
  }
}

@Suite(.waitsForPrograms) struct `The commit` {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  @Test func `is named where the sources are a clone, and written once`() throws {
    let head = try makeClone()

    let written = try name(sources: home.path)
    let before = try modified()
    let again = try name(sources: home.path)

    #expect(written.contains("= \"\(head)\""))
    #expect(again == written)
    #expect(try modified() == before)
  }

  @Test func `is not named where they are none, even inside of another clone`() throws {
    _ = try makeClone()
    let unpacked = home.file("unpacked")
    try FileManager.default.createDirectory(at: unpacked, withIntermediateDirectories: true)

    let written = try name(sources: unpacked.path)

    #expect(written.contains("String? = nil"))
  }

  /// Makes the home directory a clone of one commit, and returns its short name.
  private func makeClone() throws -> Substring {
    let git = try #require(Tool("git"))
    let author = ["-c", "user.name=A", "-c", "user.email=a@b"]
    _ = try git.run(["-C", home.path, "init", "-q"], home: home)
    _ = try git.run(
      ["-C", home.path] + author + ["commit", "-q", "--allow-empty", "-m", "Begin"],
      home: home
    )
    return try git.run(["-C", home.path, "rev-parse", "--short=7", "HEAD"], home: home).dropLast()
  }

  private var file: URL { home.file("out/Commit.swift") }

  /// Writes down the commit of the sources in a folder, and reads it.
  private func name(sources: String) throws -> String {
    let script = URL(filePath: #filePath).appending(path: "../../../../.ci/commit").standardized
    let folder = file.deletingLastPathComponent().path
    let shell = try #require(Tool("sh"))
    let said = try shell.run([script.path, folder, sources], home: home)
    #expect(said == "")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func modified() throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }
}
