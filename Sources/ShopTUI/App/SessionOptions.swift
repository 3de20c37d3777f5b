public import ArgumentParser
import Platform
public import ShopData

struct SessionOptions: ParsableArguments {
  @Option(
    name: .customLong("session"),
    help: ArgumentHelp(
      "Session name: 1 to 64 letters, digits, “-”, “_” and “.”, not starting with “-” or “.”.",
      valueName: "name"
    ),
    completion: ShellCompletion.sessions
  )
  var name = SessionName.standard

  var directory: StateDirectory { Self.stateDirectory }

  static var stateDirectory: StateDirectory {
    var environment: [String: String] = [:]
    for name in ["XDG_STATE_HOME", "HOME"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    return StateDirectory(environment: environment)
  }
}

extension SessionName: ExpressibleByArgument {}
