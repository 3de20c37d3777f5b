import ClassicMistakes
import NavigationLaws
import NavigationTesting
import Testing

@MainActor @Suite struct `Out` {
  private let routes: [Route] = [.account("ada"), .post("7")]
  @Test func others() {
    var policies = Policies()
    policies.restoration = .allButPresentations
    print(Verification(Alphabet(routes: routes)) { AppLevelPath() }.run())
    print(Verification(Alphabet(routes: routes)) { OneStackAroundTabs() }.run())
    print(Verification(Alphabet(routes: routes)) { OneKeyForAllScenes() }.run())
    print(Verification(Alphabet(routes: routes)) { OneKeyForAllTabs() }.run())
    print(Verification(Alphabet(routes: routes, sheets: [.compose, .settings])) { RouterForEachTab() }.run())
    print(Verification(Alphabet(routes: routes)) { LinkBeforeTheWindow() }.run())
    print(Verification(Alphabet(routes: [], sheets: [.compose, .settings])) { UncancelledTask() }.run())
    print(Verification(Alphabet(routes: routes, sheets: [.compose, .settings]), policies: policies) { WithoutMistakes() }.run(exhaustiveTo: 3))
  }
}
