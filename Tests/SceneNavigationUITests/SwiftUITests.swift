import Foundation
import Testing

@Suite struct `What is there for SwiftUI` {
  private let package = URL(filePath: #filePath).appending(path: "../../..").standardized
  private let standIn = URL(filePath: #filePath).appending(path: "../SwiftUIStandIn").standardized

  #if os(Linux)
    @Test func `compiles against its declarations, and so does an app of it`() throws {
      let sources = package.appending(path: "Sources/SceneNavigationUI")
      let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        .filter { $0.hasSuffix(".swift") }
        .map { sources.appending(path: $0).path }
      let built = try #require(Bundle.main.executableURL).deletingLastPathComponent()
      let modules = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: modules) }

      let outcomes = [
        try swiftc([
          "-emit-module", "-module-name", "SwiftUI", "-swift-version", "6", "-parse-as-library",
          "-enable-upcoming-feature", "InternalImportsByDefault",
          "-o", modules.appending(path: "SwiftUI.swiftmodule").path,
          standIn.appending(path: "SwiftUI.swift").path,
        ]),
        try swiftc(
          [
            "-emit-module", "-module-name", "SceneNavigationUI", "-swift-version", "6",
            "-parse-as-library", "-warnings-as-errors",
            "-enable-upcoming-feature", "ExistentialAny",
            "-enable-upcoming-feature", "InternalImportsByDefault",
            "-enable-upcoming-feature", "MemberImportVisibility",
            "-I", modules.path, "-I", built.appending(path: "Modules").path,
            "-o", modules.appending(path: "SceneNavigationUI.swiftmodule").path,
          ] + files
        ),
        try swiftc([
          "-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors",
          "-I", modules.path, "-I", built.appending(path: "Modules").path,
          standIn.appending(path: "MailApp.swift").path,
        ]),
      ]

      for (status, words) in outcomes { #expect(status == 0, "\(words)") }
    }
  #endif

  @Test func `is shown by an app that compiles`() throws {
    let page = "Sources/SceneNavigationUI/SceneNavigationUI.docc/SceneNavigationUI.md"
    let article = try String(contentsOf: package.appending(path: page), encoding: .utf8)
    let app = try String(contentsOf: standIn.appending(path: "MailApp.swift"), encoding: .utf8)

    let shown = article.matches(of: #/(?s)```swift\n(.*?)```/#).map(\.output.1)

    #expect(!shown.isEmpty)
    #expect(shown.allSatisfy { app.contains($0) })
  }

  private func swiftc(_ arguments: [String]) throws -> (status: Int32, words: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let words = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: words, as: UTF8.self))
  }
}
