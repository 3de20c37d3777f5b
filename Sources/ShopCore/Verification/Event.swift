/// What can happen to the program, as far as navigation is concerned.
public enum Event: Hashable, Sendable {
  case action(Action)
  /// The program quits, and starts again from what it saved.
  case relaunch
  /// The program quits, and a link for one of its windows starts it again.
  case relaunchByLink(LinkTarget, in: SceneID)
}

extension Event: CustomStringConvertible {
  public var description: String {
    switch self {
    case .action(let action): "\(action)"
    case .relaunch: "quit and start again"
    case .relaunchByLink(let target, let scene):
      "quit, and start again with \(target.link?.text ?? "\(target)") for window \(scene)"
    }
  }
}
