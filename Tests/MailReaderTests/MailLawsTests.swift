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
    var setting = SceneSystem.Setting()
    setting.savesEachAction = true
    setting.links = Mail.links
    setting.account = SceneSystem.Setting.Account(
      signIn: AnyRoute(Mail.Session.signIn("ada")),
      signOut: AnyRoute(Mail.Session.signOut)
    )
    setting.wiring = wiring
    return Verification(alphabet, laws: Law.scenes) {
      SceneSystem(Mail(), setting)
    }
  }

  @Test func `keeps all laws`() {
    expectLaws(of: verification(), exhaustiveTo: 2)
  }

  @Test func `breaks one where a link is printed with its parts in another order`() throws {
    let inbox: [MailRoute] = [.account("work"), .folder("inbox", of: "work")]
    let table = LinkTable(
      for: "the mail reader",
      tabs: ["Mail", "People"],
      schemes: ["mail"],
      rows: [
        LinkRow("mail", name: "Mail", rootOf: 0),
        LinkRow("account/:name/:folder", name: "Folder", in: .mail) {
          [.account($0[0]), .folder($0[1], of: $0[0])]
        } write: {
          if case .folder(let name, let account)? = $0.last { [name, account] } else { nil }
        },
      ]
    )
    var setting = SceneSystem.Setting()
    setting.links = table
    let alphabet = Alphabet<SceneSystem>(
      of: Mail().appDescription,
      routes: [AnyRoute(PeopleRoute.person("ada"))],
      links: [NavigationLink(inbox.map { AnyRoute($0) }, in: 0)]
    )

    let report = Verification(alphabet, laws: Law.scenes) { SceneSystem(Mail(), setting) }
      .run(events: 200)

    #expect(report.broken == ["link-round-trip"])
  }

  @Test func `breaks them where one router is handed to all windows`() {
    var wiring = Wiring()
    wiring.routers = .ofApp
    let report = verification(wiring).run(events: 2_000)
    #expect(report.broken.contains("window-isolation"))
  }

  @Test func `says what a window lost that was saved under another's key`() {
    var wiring = Wiring()
    wiring.keys = .keyOfApp
    let compose = AnyRoute(MailSheet.compose(to: "ada"))
    let ada = AnyRoute(PeopleRoute.person("ada"))
    func finding(after events: [NavigationEvent<SceneSystem>]) -> String? {
      verification(wiring).replay(events + [.relaunch]).counterexample(of: "restore-is-identity")?
        .finding
    }

    #expect(
      finding(after: [.present(compose, in: 0), .present(compose, in: 1), .back(in: 1)])
        == "window A was restored with nothing presented, where compose(to: \"ada\") was"
    )
    #expect(
      finding(
        after: [
          .select(1, in: 0), .push(ada, in: 0), .select(1, in: 1), .push(ada, in: 1),
          .back(in: 1),
        ]
      )
        == "window A was restored with nothing in People, where person(\"ada\") was"
    )
    #expect(
      finding(after: [.select(1, in: 0), .push(ada, in: 0)])
        == "window B was not restored whole: what was saved as “people/0” belongs to another window"
    )
    #expect(
      finding(after: [.select(1, in: 0)])
        == "window B was restored with People selected, which was Mail"
    )
  }
}
