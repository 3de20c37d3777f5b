import Foundation
import Testing

@Suite(.waitsForPrograms) struct `The handler of links` {
  private let home: TemporaryHome
  private let entry: URL

  init() throws {
    home = try TemporaryHome()
    entry = home.file("share/applications/shop-links.desktop")
    try FileManager.default.createDirectory(
      at: home.file("bin"),
      withIntermediateDirectories: true
    )
    for tool in ["xdg-mime", "update-desktop-database"] {
      try makeTool(tool, "echo \"\(tool) $*\" >>\"$HOME/told\"")
    }
  }

  @Test func `is written for this user, and the desktop is told`() throws {
    try run("install", "/opt/shop/bin/shop")

    let lines = try String(contentsOf: entry, encoding: .utf8).split(separator: "\n")
    #expect(lines.first == "[Desktop Entry]")
    #expect(lines.contains(#"Exec="/opt/shop/bin/shop" open %u"#))
    #expect(lines.contains("Terminal=true"))
    #expect(lines.contains("MimeType=x-scheme-handler/myshop;"))
    #expect(
      try told() == [
        "update-desktop-database \(home.path)/share/applications",
        "xdg-mime default shop-links.desktop x-scheme-handler/myshop",
      ]
    )
  }

  @Test func `finds a binary whose path has spaces and signs in it`() throws {
    try run("install", #"/opt/my "shop" $1 100%\bin/shop"#)

    let text = try String(contentsOf: entry, encoding: .utf8)
    #expect(text.contains(#"Exec="/opt/my \\"shop\\" \\$1 100%%\\\\bin/shop" open %u"#))
  }

  @Test func `is written without the tools of a desktop too`() throws {
    try FileManager.default.removeItem(at: home.file("bin"))

    try run("install", "/usr/local/bin/shop")

    #expect(FileManager.default.fileExists(atPath: entry.path))
  }

  @Test func `is only staged below DESTDIR`() throws {
    let stage = home.file("stage").path
    let staged = stage + "/usr/share/applications/shop-links.desktop"
    // Whoever makes a package may have no home.
    let environment = ["DESTDIR": stage, "PREFIX": "/usr", "HOME": nil]

    try run("install", "/usr/bin/shop", environment: environment)

    #expect(FileManager.default.fileExists(atPath: staged))
    #expect(!FileManager.default.fileExists(atPath: entry.path))
    #expect(try told().isEmpty)
    try run("uninstall", environment: environment)
    #expect(!FileManager.default.fileExists(atPath: staged))
  }

  @Test(arguments: [
    ("shop-links.desktop", ""), ("shop-links.desktop;", ""), ("other.desktop", "other.desktop"),
    ("other.desktop;shop-links.desktop;", "other.desktop;"),
    ("shop-links.desktop;other.desktop", "other.desktop;"),
  ])
  func `is removed with what was chosen for it, and nothing else`(
    chosen: String,
    kept: String
  ) throws {
    let choices = home.file("config/mimeapps.list")
    try FileManager.default.createDirectory(
      at: home.file("config"),
      withIntermediateDirectories: true
    )
    let others = "[Default Applications]\ntext/html=browser.desktop\n"
    let line = "x-scheme-handler/myshop=" + chosen
    try Data((others + line + "\n").utf8).write(to: choices)
    try run("install", "/usr/local/bin/shop")

    try run("uninstall")

    #expect(!FileManager.default.fileExists(atPath: entry.path))
    let rest = kept.isEmpty ? "" : "x-scheme-handler/myshop=\(kept)\n"
    #expect(try String(contentsOf: choices, encoding: .utf8) == others + rest)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.file("config").path)
    #expect(names == ["mimeapps.list"])
  }

  @Test func `opens a link with what is installed`() throws {
    try run("install", PseudoTerminal.shop)
    let shop = try TmuxSession(home: home, shop: "--windows", "2")
    let line = try #require(
      try String(contentsOf: entry, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix("Exec=") }
    )
    let command = line.dropFirst("Exec=".count).replacing("%u", with: "myshop://order/7")

    let answer = try TmuxSession.answer(to: String(command), home: home)

    #expect(
      answer.lines.first
        == "shop: A · Profile › Orders › Order 7 · pushes 2 · the shop has nothing there"
    )
    try shop.wait(for: "A · link to order 7 opened")
  }

  /// Has a shell write a program: one that is written here may still be open in a program that another
  /// test starts meanwhile, and the system runs no file that is open for writing.
  private func makeTool(_ name: String, _ script: String) throws {
    let write = "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$2\" && chmod 755 \"$2\""
    let file = home.file("bin/\(name)").path
    let said = try #require(Tool("sh")).run(["-c", write, "sh", script, file], home: home)
    try #require(said.isEmpty, "\(said)")
  }

  private func told() throws -> [String] {
    let file = home.file("told")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// Runs the script as `make install` does.
  private func run(_ arguments: String..., environment: [String: String?] = [:]) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../.ci/link-handler").standardized
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [script.path] + arguments
    let usual: [String: String?] = [
      "PATH": "\(home.path)/bin:/usr/bin:/bin", "HOME": home.path,
      "XDG_DATA_HOME": home.file("share").path, "XDG_CONFIG_HOME": home.file("config").path,
    ]
    process.environment = usual.merging(environment) { $1 }.compactMapValues(\.self)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
