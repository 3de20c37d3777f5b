import NavigationLaws
import SceneNavigation
import Testing

@MainActor @Suite struct `Signing out of an app on SceneNavigation` {
  @Test(arguments: [SharedReach.everyWindow, .noWindow])
  func `is checked whichever windows it reaches`(reach: SharedReach) {
    var setting = SceneSystem.Setting()
    setting.account = SceneSystem.Setting.Account(
      signIn: AnyRoute(Diary.Lock.open),
      signOut: AnyRoute(Diary.Lock.closed)
    )
    let alphabet = Alphabet<SceneSystem>(
      of: Diary(reach).appDescription,
      routes: [AnyRoute(Diary.Page(day: 1))]
    )

    let report = Verification(alphabet, laws: Law.scenes) { SceneSystem(Diary(reach), setting) }
      .run(events: 1_000)

    #expect(report.broken == (reach == .noWindow ? ["sign-out-forgets"] : []), "\(report)")
    #expect(report.laws.first { $0.name == "sign-out-forgets" }?.cases ?? 0 > 0)
  }
}

/// Its lock clears the windows it reaches.
@MainActor private final class Diary: NavigationApp {
  enum Lock: Hashable, Sendable { case open, closed }

  struct Page: Route {
    static let tag = "page"
    let day: Int
  }

  private let reach: SharedReach
  private var lock = Lock.closed

  init(_ reach: SharedReach) { self.reach = reach }

  let appDescription = AppDescription(
    tabs: [AppDescription.Tab("days", title: "Days", for: Page.self)],
    routes: RouteTypes([Page.self])
  )

  func perform(_ action: AnyRoute, of store: NavigationStore, cause: Cause)
    -> (outcome: Outcome, reach: SharedReach)
  {
    guard let wanted = action.value(as: Lock.self), wanted != lock else {
      return (.unchanged, .noWindow)
    }
    lock = wanted
    return (.app(action, .sharedChange), lock == .open ? .waitingWindows : reach)
  }
}
