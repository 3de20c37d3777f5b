public import NavigationLaws
import Observation

// A link that launches the app is handed to the front window before there is one.

@MainActor @Observable final class LinkedWindow {
  var path: [Route] = []
}

@MainActor final class LinkHandler {
  var frontWindow: LinkedWindow?

  func open(_ path: [Route]) { frontWindow?.path = path }
}

/// An app that handles a launch link before its window exists.
@MainActor public final class LinkBeforeTheWindow: NavigationSystem {
  private let handler = LinkHandler()
  private var window = LinkedWindow()
  private var saved: [Route] = []

  /// Creates one window.
  public init() {}

  public var windows: [Int] { [0] }

  public func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, Route> {
    WindowSnapshot(path: self.window.path)
  }

  public func apply(_ action: NavigationAction<OnlyTab, Route, Never>, in window: Int) -> Reply {
    switch action {
    case .push(let route): self.window.path.append(route)
    case .back: if self.window.path.popLast() == nil { return .refused("at the root") }
    case .popToRoot, .select: self.window.path = []
    case .open(let link):
      handler.frontWindow = self.window
      handler.open(link.path)
    case .dismiss: return .unsupported
    }
    saved = self.window.path
    return .done
  }

  public func relaunch(opening link: EarlyLink<Int, OnlyTab, Route>?) -> Reply {
    handler.frontWindow = nil
    if let link { handler.open(link.link.path) }
    window = LinkedWindow()
    window.path = saved
    return .done
  }
}
