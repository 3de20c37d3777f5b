import NavigationLaws
import Testing

@MainActor @Suite struct `A declared policy` {
  private let alphabet = Alphabet<FaultySystem>(routes: ["tea", "cup"], sheets: ["filter"])

  private func broken(_ fault: FaultySystem.Fault, _ change: (inout Policies) -> Void) -> Set<
    String
  > {
    var policies = Policies()
    change(&policies)
    return Verification(alphabet, policies: policies) { FaultySystem(fault) }.run(events: 3_000)
      .broken
  }

  @Test func `lets links push`() {
    #expect(broken(.linkIsPushed) { $0.links = .push } == [])
    #expect(broken(.linkIsPushed) { $0.links = .either } == [])
    #expect(broken(.linkIsPushed) { $0.links = .replace } == ["link-lands-once"])
  }

  @Test func `lets a relaunch forget presentations, and bring back none that was dismissed`() {
    let fault = FaultySystem.Fault.relaunchPresentsADismissedSheet
    #expect(broken(fault) { $0.restoration = .allButPresentations } == ["restore-is-identity"])
  }

  @Test func `lets a re-tap do nothing`() {
    #expect(broken(.retapDoesNothing) { $0.retap = .changesNothing } == [])
  }

  @Test func `lets back go on to another tab`() {
    let fault = FaultySystem.Fault.backAtRootSelectsTheFirstTab
    #expect(broken(fault) { $0.backAtRoot = .selectsFirstTab } == [])
    #expect(broken(fault) { $0.backAtRoot = .selectsAnotherTab } == [])
    #expect(broken(.backPopsAll) { $0.backAtRoot = .selectsAnotherTab } == ["one-step"])
  }

  @Test func `lets back close the window at once or later, if it does`() {
    let fault = FaultySystem.Fault.backAtRootClosesTheWindow
    #expect(broken(fault) { $0.backAtRoot = .closesWindow } == [])
    #expect(broken(fault) { $0.backAtRoot = .selectsAnotherTab } == ["one-step"])
    let later = FaultySystem.Fault.backAtRootClosesTheWindowLater
    #expect(broken(later) { $0.backAtRoot = .closesWindow } == [])
    #expect(broken(later) { $0.backAtRoot = .selectsAnotherTab }.contains("window-isolation"))
    for kept in [FaultySystem.Fault.retapDoesNothing, .backAtRootSelectsTheFirstTab] {
      #expect(broken(kept) { $0.backAtRoot = .closesWindow }.contains("one-step"))
    }
  }

  @Test func `lets a sign-out leave what is nobody's`() {
    var alphabet = alphabet
    alphabet.privateRoutes = ["cup"]
    var policies = Policies()
    policies.signOut = .removesPrivateRoutes

    let report = Verification(alphabet, policies: policies) {
      FaultySystem(.signOutForgetsOneWindow)
    }
    .run(events: 3_000)

    #expect(report.broken == ["sign-out-forgets"])
    let pushed = report.counterexamples.first?.history.events.first { $0.kind == .push }
    #expect(pushed?.path == ["cup"])
  }

  @Test func `lets a sign-out present the sheet to sign in`() {
    let fault = FaultySystem.Fault.signOutAsksToSignIn
    #expect(broken(fault) { $0.sheetsAfterSignOut = ["sign-in"] } == [])
    #expect(broken(fault) { $0.sheetsAfterSignOut = ["filter"] } == ["sign-out-forgets"])
    #expect(broken(fault) { $0.signOut = .removesPrivateRoutes } == [])
  }

  @Test func `names the sheets that are private`() {
    let fault = FaultySystem.Fault.signOutForgetsOneWindow
    #expect(
      broken(fault) { ($0.signOut, $0.privateSheets) = (.removesPrivateRoutes, ["filter"]) }
        == ["sign-out-forgets"]
    )
    #expect(
      broken(fault) { ($0.signOut, $0.privateSheets) = (.removesPrivateRoutes, ["sort"]) } == []
    )
  }

  @Test func `lets a push return to what is in the stack`() {
    #expect(broken(.pushReturns) { $0.pushMayReturn = true } == [])
    #expect(broken(.pushesTwice) { $0.pushMayReturn = true } == ["one-step"])
  }

  @Test func `lets a start restore nothing`() {
    let alphabet = Alphabet<StartingSystem>(routes: ["tea"], sceneEvents: [.newWindow])
    var policies = Policies()
    policies.mayOpenWindows = [.sceneEvent]

    func broken(_ restoration: Policies.Restoration) -> Set<String> {
      policies.restoration = restoration
      return Verification(alphabet, policies: policies) { StartingSystem() }.run(events: 2_000)
        .broken
    }

    #expect(broken(.nothing) == [])
    #expect(broken(.everything) == ["restore-is-identity"])
  }

  @Test func `lets an event in a window open another one`() {
    let alphabet = Alphabet<StartingSystem>(routes: ["tea"], sceneEvents: [.newWindow])
    var policies = Policies()
    policies.restoration = .nothing

    #expect(
      Verification(alphabet, policies: policies) { StartingSystem() }.run(events: 2_000).broken
        == ["window-isolation"]
    )
  }

  @Test(
    arguments: [
      (nil, []), (.opensAnEmptyWindow, ["link-lands-once"]),
      (.movesItsOwnWindow, ["link-lands-once"]), (.movesAnotherWindow, ["window-isolation"]),
    ] as [(LinkOpener.Fault?, Set<String>)]
  )
  func `lets a link open its place in another window`(fault: LinkOpener.Fault?, laws: Set<String>) {
    let links: [LinkOpener.Link] = ["tea", "cup"].map { NavigationLink([$0], in: .stack) }
    let alphabet = Alphabet<LinkOpener>(routes: ["tea"], sheets: ["filter"], links: links)
    var policies = Policies()
    let undeclared = Verification(alphabet, policies: policies) { LinkOpener(fault) }
    #expect(undeclared.run(events: 2_000).broken.contains("window-isolation"))

    policies.mayOpenWindows = [.openLink]
    let declared = Verification(alphabet, policies: policies) { LinkOpener(fault) }
    let report = declared.run(events: 2_000)
    #expect(report.broken == laws, "\(report)")
    #expect(declared.everyHistory(upTo: 2).broken == laws)
  }

  @Test func `says for which reasons an event may be refused`() {
    let all: Set = ["covered", "gone", "at the root"]
    #expect(broken(.linksLoseTheirTab) { $0.refusals = all } == ["link-round-trip"])
    #expect(
      broken(.linksLoseTheirTab) { $0.refusals = ["gone", "covered"] }
        == ["link-round-trip", "reject-changes-nothing"]
    )
  }
}
