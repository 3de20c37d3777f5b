import Foundation

/// A program of the system that need not be there.
struct Tool {
  private let url: URL

  /// The program, if it is in one of the usual places.
  init?(_ name: String) {
    let places = ["/usr/bin", "/bin", "/usr/local/bin"].map { URL(filePath: $0 + "/" + name) }
    guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { return nil }
    url = found
  }

  /// Whether there is such a program on this machine; a test that needs it is left out where not.
  static func isThere(_ name: String) -> Bool { Tool(name) != nil }

  /// Runs it to its end, and returns what it said on both of its outputs.
  func run(_ arguments: [String], home: TemporaryHome) throws -> String {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = [
      "PATH": home.file("bin").path + ":"
        + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      "HOME": home.path, "LANG": "C.UTF-8", "XDG_STATE_HOME": home.path,
      "XDG_DATA_HOME": home.file("share").path, "XDG_CONFIG_HOME": home.file("config").path,
    ].merging(SanitizerOptions.environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
