import ArgumentParser

/// A command that is carried out on the main thread, where the argument parser runs it.
nonisolated protocol MainCommand: ParsableCommand, Sendable {
  /// Carries it out.
  @MainActor func perform() throws
}

extension MainCommand {
  nonisolated func run() throws {
    try MainActor.assumeIsolated { try refusingErrors(of: perform) }
  }
}
