import ClassicMistakes
import NavigationLaws
import NavigationTesting
import Testing

@MainActor @Suite struct `The classic mistakes` {
  private let routes: [Route] = [.account("ada"), .post("7")]

  @Test func `an app-level path`() {
    let report = expectLaws(
      of: Verification(Alphabet(routes: routes)) { AppLevelPath() },
      breaking: ["window-isolation"]
    )
    print(report)
    print(report.counterexamples[0].test)
  }
  @Test func others() {
    print(Verification(Alphabet(routes: routes)) { OneStackAroundTabs() }.run())
    print(Verification(Alphabet(routes: routes)) { OneKeyForAllScenes() }.run())
    print(Verification(Alphabet(routes: routes)) { OneKeyForAllTabs() }.run())
    print(Verification(Alphabet(routes: routes, sheets: [.compose, .settings])) { RouterForEachTab() }.run())
    print(Verification(Alphabet(routes: routes)) { LinkBeforeTheWindow() }.run())
    print(Verification(Alphabet(routes: [], sheets: [.compose, .settings])) { UncancelledTask() }.run())
  }
}
