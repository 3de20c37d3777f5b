import ArgumentParser

/// `shop manual`: prints the manual page, for `make install`.
struct ManualCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print the page of the manual.",
    shouldDisplay: false
  )

  func perform() throws { print(try Manual().roff, terminator: "") }
}
