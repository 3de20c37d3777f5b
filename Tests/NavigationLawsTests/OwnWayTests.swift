import NavigationLaws
import NavigationTesting
import Testing

@MainActor @Suite struct `A router with ways of its own` {
  private func verification(
    _ way: OwnWaySystem.Way,
    _ change: (inout Policies) -> Void = { _ in }
  ) -> Verification<OwnWaySystem> {
    let alphabet = Alphabet<OwnWaySystem>(
      routes: ["tea", "account"],
      sheets: ["filter", "alert"],
      privateRoutes: ["account"]
    )
    var policies = Policies()
    change(&policies)
    return Verification(alphabet, policies: policies) { OwnWaySystem(way) }
  }

  private func expectHolds(
    _ way: OwnWaySystem.Way,
    _ change: (inout Policies) -> Void = { _ in }
  ) {
    let report = verification(way, change).run(events: 10_000, exhaustiveTo: 3)
    #expect(report.broken == [], "\(report)")
  }

  private func found(
    _ way: OwnWaySystem.Way,
    _ change: (inout Policies) -> Void = { _ in }
  ) -> [String: String] {
    let report = verification(way, change).run(events: 5_000)
    return Dictionary(uniqueKeysWithValues: report.counterexamples.map { ($0.law, $0.finding) })
  }

  @Test func `may let a link wait until a sheet is dismissed`() {
    expectHolds(.linkWaitsForTheSheet)
    expectHolds(.linkWaitsAndSlidesIn)
  }

  @Test func `may show in every window what is true of the whole app`() {
    expectHolds(.detailsSayWhetherSignedIn)
  }

  @Test func `may open a window for a link some time later`() {
    expectHolds(.linkOpensAWindowLater) { $0.mayOpenWindows = [.openLink] }
    #expect(found(.linkOpensAWindowLater).keys.contains("window-isolation"))
  }

  @Test func `may open a link later where a push was cancelled`() {
    typealias Event = NavigationEvent<OwnWaySystem>
    let link = Event.open(NavigationLink(["tea"], in: .home), in: 0)
    for events in [[link, .back(in: 0)], [.back(in: 0), link]] {
      let report = verification(.linkComesAfterACancelledPush) { $0.leavingCancels = true }
        .replay(
          [.push("tea", in: 0), .push("account", in: 0)] + events + [.timePasses, .timePasses]
        )
      #expect(report.broken == [], "\(report)")
    }
  }

  @Test func `may go back from one sheet after another when their animations end`() {
    expectHolds(.backsQueueUp)
  }

  @Test func `may close a sheet for what is pushed later`() {
    expectHolds(.latePushClosesTheSheet)
  }

  @Test func `may ask in every new window to sign in, while nobody is`() {
    expectHolds(.newWindowsAskToSignIn) { $0.sheetsAfterSignOut = ["sign in"] }
    #expect(found(.newWindowsAskToSignIn).keys.contains("sign-out-forgets"))
  }

  @Test func `may empty the tab that a link leaves`() {
    expectHolds(.switchingEmptiesTheTab) { $0.tabSwitch = .emptiesStacks }
    #expect(
      found(.switchingEmptiesTheTab).keys.sorted() == ["tab-isolation", "tab-switch-preserves"]
    )
  }

  @Test func `may scroll to the top on a re-tap`() {
    expectHolds(.retapScrolls) { $0.retap = .changesNothing }
  }

  @Test func `may present what a link leads to`() {
    expectHolds(.linkIsPresented) { $0.links = .present }
    #expect(found(.linkIsPresented).keys.contains("link-lands-once"))
    #expect(
      found(.linkStaysInTab) { $0.links = .present }["link-lands-once"]
        == "nothing new is presented, and the policy is to present its place"
    )
  }

  @Test func `may open a link in the tab that is selected`() {
    expectHolds(.linkStaysInTab) { $0.linksStayInTab = true }
    #expect(found(.linkStaysInTab)["link-lands-once"] == "search is not selected")
    #expect(
      found(.switchingEmptiesTheTab) { $0.linksStayInTab = true }["link-lands-once"]
        == "home is not selected"
    )
  }

  @Test func `may show an alert beside a sheet`() {
    expectHolds(.alertStaysBesideTheSheet) { $0.presentations = .independent }
    #expect(
      found(.alertStaysBesideTheSheet)["dismiss-hits-its-own"]
        == "it left alert, which was above it"
    )
    #expect(
      found(.linkStaysInTab) { $0.presentations = .independent }["dismiss-hits-its-own"] != nil
    )
  }

  @Test func `may go back to the tab that a link came from`() {
    expectHolds(.backReturnsToTheLinksTab) { $0.backMaySelectTab = true }
    #expect(found(.backReturnsToTheLinksTab).keys.contains("one-step"))
  }

  @Test func `may show in a new window what another one shows`() {
    expectHolds(.newWindowCopies) { $0.newWindowsMayCopy = true }
    #expect(found(.newWindowCopies).keys.contains("close-forgets"))
  }

  @Test func `may have sheets that come and go with their tabs`() {
    expectHolds(.tabsHaveSheets)
    #expect(
      found(.linkLeavesTheTabsSheet) == ["link-is-not-behind-a-sheet": "filter covers it"]
    )
  }

  @Test func `may show that loading failed instead of what was announced`() {
    expectHolds(.loadFails)
  }

  @Test func `may end what is pending before a link opens`() {
    let report = verification(.linkEndsThePush).run(events: 10_000, exhaustiveTo: 3)
    // All windows share what is pending.
    #expect(report.broken == ["window-isolation"], "\(report)")
  }

  @Test func `may leave what a link presented before`() {
    expectHolds(.linkIsPresentedOnce) { $0.links = .present }
    expectHolds(.linkIsPresentedOnceLater) { $0.links = .present }
  }

  @Test func `may push in the place of another screen`() {
    expectHolds(.pushReplacesTheTop) { $0.pushMayReplace = true }
    expectHolds(.pushMovesToTop) { $0.pushMayReplace = true }
    #expect(found(.pushReplacesTheTop).keys.contains("one-step"))
    #expect(found(.pushMovesToTop).keys.contains("one-step"))
  }

  @Test func `may pop one step on a re-tap`() {
    expectHolds(.retapPopsOne) { $0.retap = .mayPop }
    expectHolds(.retapScrolls) { $0.retap = .mayPop }
    #expect(found(.retapPopsOne).keys.sorted() == ["retap-pops-to-root"])
  }

  @Test func `may leave a window as it is where another one shows the link's place`() {
    expectHolds(.linkUsesAnotherWindow) { $0.linksMayUseAnotherWindow = true }
    #expect(found(.linkUsesAnotherWindow).keys.contains("link-lands-once"))
    // Its window and the other one are told apart.
    let tea = NavigationLink(["tea"], in: OwnWaySystem.Tab.home)
    let report = verification(.linkIsPresented) { $0.linksMayUseAnotherWindow = true }
      .replay([.open(tea, in: 0)])
    #expect(report.broken == ["link-lands-once"], "\(report)")
  }

  @Test func `may restore nothing but the selected tabs`() {
    expectHolds(.relaunchRestoresTabs) { $0.restoration = .selectedTabs }
    #expect(found(.relaunchRestoresTabs).keys.contains("restore-is-identity"))
    #expect(
      found(.coldLinkStartsAnew) { $0.restoration = .selectedTabs }["restore-is-identity"]
        == "more than the tab came back in A, and the policy is to restore that only"
    )
  }

  @Test func `may start anew with a link`() {
    expectHolds(.coldLinkStartsAnew) { $0.coldLinksStartAnew = true }
    #expect(found(.coldLinkStartsAnew).keys.contains("link-lands-once"))
    #expect(
      found(.linkIsForgottenAtLaunch) { $0.coldLinksStartAnew = true }["link-lands-once"]
        == "it leads to “home” at launch, but in a new window to “home › tea”"
    )
  }

  @Test func `may let a sheet wait until another one is gone, but not lose it`() {
    expectHolds(.sheetWaitsForTheOther)
    #expect(found(.waitingSheetIsLost).keys.contains("present-adds-one"))
    #expect(
      found(.waitingSheetGoesAstray)["window-isolation"]
        == "A moved by itself when time had passed"
    )
  }

  @Test func `may sign out some time later, and ask to sign in`() {
    expectHolds(.signsOutLater) { $0.sheetsAfterSignOut = ["sign in"] }
    #expect(
      found(.linkComesAfterSigningOut) { $0.sheetsAfterSignOut = ["sign in"] }["sign-out-forgets"]
        == "what only an account may see is in A after signing out"
    )
  }

  @Test func `may greet some time after the first start`() {
    expectHolds(.greetsLater)
  }

  @Test func `may push at once and say later that loading failed`() {
    expectHolds(.contentFailsLater)
  }

  @Test func `may restore some time later, also where it is started again by then`() {
    let way = OwnWaySystem.Way.restoresLater
    let report = verification(way)
      .replay([.push("tea", in: 0), .relaunch, .relaunch, .timePasses, .relaunch, .timePasses])
    #expect(report.broken == [], "\(report)")
  }

  @Test func `may push a link to a root, which changes nothing`() {
    let links = [["tea"], []].map { NavigationLink($0, in: OwnWaySystem.Tab.home) }
    for policy in [Policies.Links.push, .either] {
      let report = verification(.linkIsPushed) { $0.links = policy }
        .replay(links.map { .open($0, in: 0) })
      #expect(report.broken == [], "\(report)")
    }
  }

  @Test func `may open one window for a link, and nothing over it`() {
    let two = found(.linkOpensTwoWindows) { $0.mayOpenWindows = [.openLink] }
    #expect(two == ["link-lands-once": "C and D opened"])
    let copy = found(.linkCopiesTheSheet) { $0.mayOpenWindows = [.openLink] }
    #expect(copy == ["link-is-not-behind-a-sheet": "filter covers it"])
  }

  @Test func `may keep no draft for another window or account`() {
    #expect(
      found(.draftOutlivesItsWindow)
        == ["close-forgets": "the new window has a closed window's state"]
    )
    #expect(
      found(.draftOutlivesItsAccount)
        == ["sign-out-forgets": "what the account saw is still in A"]
    )
  }

  @Test func `may show an account in no new window while nobody is signed in`() {
    #expect(
      found(.newWindowShowsTheAccount)
        == ["sign-out-forgets": "account, which only an account may see, came back to C"]
    )
  }
}
