import ArgumentParser
import SceneNavigation
import ShopCore

/// How many windows to begin with, and from which objects a command composes them.
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

  @Option(
    help: ArgumentHelp(
      "From which objects the windows are composed: perScene, the right way, or a classic mistake "
        + "(\(NamedWiring.allCases.dropFirst().map(\.rawValue).joined(separator: ", "))), which keeps "
        + "its windows in the session NAME.WIRING.",
      valueName: "name"
    ),
    completion: .list(NamedWiring.allCases.map(\.rawValue)),
    transform: NamedWiring.named
  )
  var wiring = NamedWiring.perScene

  /// How many there can be.
  nonisolated static let counts = 1...SceneGroup.most

  func validate() throws {
    if let count, !Self.counts.contains(count) {
      throw ValidationError(
        "There can be 1 to \(SceneGroup.most) windows, and “--windows \(count)” asks for others."
      )
    }
  }
}
