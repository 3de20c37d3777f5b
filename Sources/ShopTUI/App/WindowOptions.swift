import ArgumentParser
import SceneNavigation
import ShopCore

/// The number of windows and their wiring.
///
/// The options of `shop` are read wherever they are: a command with an option of the same name has
/// to share this group, or it never sees it.
struct WindowOptions: ParsableArguments {
  @Option(
    name: .customLong("windows"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "Number of windows, 1 to 26 (default: as many as fit, up to 3; for verify 3, with --depth 2).",
      valueName: "n"
    )
  )
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "How the windows are wired: perScene, the right way, or a classic mistake "
        + "(\(NamedWiring.allCases.dropFirst().map(\.rawValue).joined(separator: ", "))), or several "
        + "mistakes joined by “+”.",
      valueName: "name"
    ),
    completion: .list(NamedWiring.allCases.map(\.rawValue)),
    transform: NamedWiring.named
  )
  var wiring = NamedWiring.perScene

  nonisolated static let counts = 1...SceneWindow.most

  func validate() throws {
    if let count, !Self.counts.contains(count) {
      throw ValidationError(
        "“--windows \(count)” must be 1–\(SceneWindow.most)."
      )
    }
  }
}
