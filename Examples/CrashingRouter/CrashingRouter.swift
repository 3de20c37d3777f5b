import NavigationLaws

/// A router that removes the last step of its path when a sheet is dismissed, even if the path is
/// empty.
@MainActor final class CrashingRouter: NavigationSystem {
  private var path: [String] = []
  private var sheets = 0
  private var isPresenting = false

  var windows: [Int] { [0] }

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
    let sheet = isPresenting ? [PresentedSheet("help", id: "\(sheets)")] : []
    return WindowSnapshot(path: path, presented: sheet)
  }

  func apply(_ action: NavigationAction<OnlyTab, String, String>, in window: Int) -> Reply {
    switch action {
    case .push(let route): path.append(route)
    case .back: if path.popLast() == nil { return .refused("at the root") }
    case .popToRoot, .select: path = []
    case .open(let link): path = link.path
    case .present:
      guard !isPresenting else { return .refused("a sheet is in front") }
      isPresenting = true
      sheets += 1
      path.append("help")
    case .dismiss:
      isPresenting = false
      path.removeLast()
    }
    return .done
  }
}

/// Searches for a crash of the router by running it in a child process of this program.
@main struct FindCrash {
  @MainActor static var verification: Verification<CrashingRouter> {
    let alphabet = Alphabet<CrashingRouter>(routes: ["intro", "chapter"], sheets: ["help"])
    return Verification(alphabet, laws: []) { CrashingRouter() }
  }

  @MainActor static func main() throws {
    let verification = verification
    if try verification.runIfChild() { return }

    let child = ChildProcess(command: [CommandLine.arguments[0]])
    let crash = try verification.findCrash(in: child, events: 1_000)
    print(crash?.description ?? "Nothing crashes.")
  }
}
