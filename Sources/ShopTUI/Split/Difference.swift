import NavigationLaws
import SceneNavigation
import ShopCore
import ShopScreens

/// How the right half of a split screen differs, in one line.
struct Difference {
  /// The windows that differ from the left.
  private(set) var windows: [SceneWindow] = []
  /// Their tabs with another path.
  private(set) var tabs: [SceneID: Set<Int>] = [:]
  /// The law the last event broke on the right, or that windows differ; nil if neither is the case.
  private(set) var complaint: String?
  /// What the first of those windows shows and should show; or that none differs.
  private(set) var detail = ""
  /// What to try, if the keys go to the halves.
  private(set) var hint = ""

  init(_ left: Half, _ right: Half) {
    let states = (left.app.lastState, right.app.lastState)
    windows = states.1.windows.filter { window in
      states.0.scene(window.id).map(ShownPlace.init) != ShownPlace(window.scene)
    }.map(\.window)
    let gone = states.0.windows.filter { states.1.scene($0.id) == nil }.map(\.window)
    windows += gone
    for window in windows {
      let paths = [states.0, states.1].map { ShownPlace($0.scene(window.id) ?? SceneState()).paths }
      tabs[window.id] = Set(paths[0].indices.filter { paths[0][$0] != paths[1][$0] })
    }
    if let violation = right.violations.first {
      complaint = "✗ \(violation.law.rawValue): \(violation.finding)"
    } else if !windows.isEmpty {
      complaint = "✗ \(Self.words(of: windows))"
    } else if !right.desktop.windowsRestoredDifferently.isEmpty {
      complaint =
        "✗ \(IsolationResult.words(ofRestoredDifferently: right.desktop.windowsRestoredDifferently))"
    }
    if let window = windows.first {
      detail = Self.detail(of: window, states.0, states.1, in: left.app.shop.state)
    } else if complaint == nil {
      let steps = right.wiring.stepsInHalves(of: left.app.windows.windows.count)
      (detail, hint) = ("Both sides are unsaved copies, the same so far.", "Try \(steps)")
    } else {
      hint = "Q starts both again."
    }
  }

  /// The status line of the right half, about windows that differ from the left.
  static func words(of windows: [SceneWindow]) -> String {
    "\(IsolationResult.list(windows)) \(windows.count == 1 ? "differs" : "differ") from the left"
  }

  private static func detail(
    of window: SceneWindow,
    _ left: AppState,
    _ right: AppState,
    in shop: ShopState
  ) -> String {
    guard let actual = right.scene(window.id) else {
      return "only the left has \(window.letter)"
    }
    guard let should = left.scene(window.id) else {
      return "only the right has \(window.letter)"
    }
    let shown = (
      shop.path(of: actual.selectedTab, in: actual), shop.path(of: should.selectedTab, in: should)
    )
    if shown.0 != shown.1 { return "\(window.letter) shows \(shown.0), not \(shown.1)" }
    for tab in AppTab.allCases {
      let (held, wanted) = (shop.path(of: tab, in: actual), shop.path(of: tab, in: should))
      if held != wanted { return "\(tab.title) in \(window.letter) holds \(held), not \(wanted)" }
    }
    return "\(window.letter) looks different at \(shown.0)"
  }
}
