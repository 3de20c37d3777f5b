import ArgumentParser
import ShopCore

/// How many windows to begin with.
///
/// The options of “shop” are read wherever they stand: a command with one of the same name has to
/// share its group, or it never sees it.
struct WindowOptions: ParsableArguments {
  @Option(
    name: .customLong("windows"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many windows to begin with where none are kept, 1 to 26 (default: as many as fit, at most "
        + "three; to verify 3, with --depth 2).",
      valueName: "windows"
    )
  )
  var count: Int?

  /// How many there can be.
  nonisolated static let counts = 1...WindowGroup.most

  func validate() throws {
    if let count, !Self.counts.contains(count) {
      throw ValidationError(
        "There can be 1 to \(WindowGroup.most) windows, and “--windows \(count)” asks for others."
      )
    }
  }
}
