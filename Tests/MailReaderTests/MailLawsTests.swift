import NavigationLaws
import NavigationTesting
import SceneNavigation
import Testing

@testable import MailReader

@MainActor @Suite struct `The navigation of the mail reader` {
  private func verification(_ wiring: Wiring = Wiring()) -> Verification<SceneSystem> {
    let routes = [AnyRoute(MailRoute.account("work")), AnyRoute(PeopleRoute.person("ada"))]
    var alphabet = Alphabet<SceneSystem>(
      tabs: [0, 1],
      routes: routes,
      sheets: [AnyRoute(MailSheet.compose(to: "ada"))]
    )
    alphabet.links = [NavigationLink([routes[0]], in: 0), NavigationLink([routes[1]], in: 1)]
    alphabet.privateRoutes = [routes[0]]
    var policies = Policies()
    policies.pushMaySelectTab = true
    var setting = SceneSystem.Setting()
    setting.wiring = wiring
    setting.savesEachAction = true
    setting.account = SceneSystem.Setting.Account(
      signIn: AnyRoute(Mail.Session.signIn("ada")),
      signOut: AnyRoute(Mail.Session.signOut)
    )
    return Verification(alphabet, policies: policies, laws: Law.scenes) {
      SceneSystem(Mail(), setting)
    }
  }

  @Test func `keeps all laws`() {
    expectLaws(of: verification(), exhaustiveTo: 2)
  }

  @Test func `breaks them where one router is handed to all windows`() {
    var wiring = Wiring()
    wiring.routers = .ofApp
    let report = verification(wiring).run(events: 2_000)
    #expect(report.broken.contains("window-isolation"))
  }
}
