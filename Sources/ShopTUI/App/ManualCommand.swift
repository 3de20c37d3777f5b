import ArgumentParser

/// `shop manual`: prints the manual page, for `make install`.
struct ManualCommand: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the page of the manual.",
    shouldDisplay: false
  )

  func run() throws {
    try MainActor.assumeIsolated { print(try Manual().roff, terminator: "") }
  }
}
