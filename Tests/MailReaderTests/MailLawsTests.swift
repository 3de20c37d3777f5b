import NavigationLaws
import NavigationTesting
import SceneNavigation
import Testing

@testable import MailReader

@MainActor @Suite struct `The navigation of the mail reader` {
  private func verification(_ wiring: Wiring = Wiring()) -> Verification<SceneSystem> {
    let account = AnyRoute(MailRoute.account("work"))
    let alphabet = Alphabet<SceneSystem>(
      of: Mail().appDescription,
      routes: [account, AnyRoute(PeopleRoute.person("ada"))],
      sheets: [AnyRoute(MailSheet.compose(to: "ada"))],
      privateRoutes: [account]
    )
    var policies = Policies()
    policies.pushMaySelectTab = true
    var setting = SceneSystem.Setting()
    setting.savesEachAction = true
    setting.account = SceneSystem.Setting.Account(
      signIn: AnyRoute(Mail.Session.signIn("ada")),
      signOut: AnyRoute(Mail.Session.signOut)
    )
    setting.wiring = wiring
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
