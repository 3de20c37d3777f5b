import Foundation
import Testing

@Suite struct `What is there for Darwin` {
  #if os(Linux)
    @Test func `compiles against its declarations`() throws {
      let tests = URL(filePath: #filePath).deletingLastPathComponent()
      let package = tests.deletingLastPathComponent().deletingLastPathComponent()
      let sources = package.appending(path: "Sources/Platform")
      // Essentials is nothing but imports, of a module that would bring Glibc along.
      let files = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        .filter { $0 != "Essentials.swift" }
        .map { sources.appending(path: $0).path }

      let (status, words) = try swiftc(
        [
          "-typecheck", "-module-name", "Platform", "-swift-version", "6", "-warnings-as-errors",
          "-enable-upcoming-feature", "InternalImportsByDefault",
          "-enable-upcoming-feature", "MemberImportVisibility",
          "-I", tests.appending(path: "Darwin").path,
        ] + files
      )

      #expect(status == 0, "\(words)")
    }
  #endif

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
