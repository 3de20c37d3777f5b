import ArgumentParser
import ShopCore

/// From which objects a command composes the windows.
struct WiringOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "From which objects the windows are composed: perScene, the right way, or a classic mistake "
        + "(\(Wiring.allCases.dropFirst().map(\.rawValue).joined(separator: ", "))), which keeps "
        + "its windows in the session NAME.WIRING.",
      valueName: "name"
    ),
    completion: .list(Wiring.allCases.map(\.rawValue)),
    transform: Wiring.named
  )
  var wiring = Wiring.perScene
}
