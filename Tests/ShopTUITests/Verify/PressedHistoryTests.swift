import NavigationLaws
import ShopCore
import ShopData
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The way to a broken law` {
  @Test(arguments: NamedWiring.allCases)
  func `can be pressed, and breaks it before one's eyes`(wiring: NamedWiring) throws {
    let run = try EndedRuns.run(of: wiring)
    var pressed = try press(run.report, under: wiring) { run.log(of: $0.law) }
    if pressed != wiring.brokenLaws {
      // No keys lead the shortest way that was found to some law, but another one.
      var verification = try ShopVerification(.verified(), windows: 2, composed: wiring.switches)
      verification.searchLimit = 1_000
      let known = Set(pressed.map(\.rawValue))
      let report = verification.random(events: 12_000, seed: 2, besides: known)
      pressed.formUnion(
        try press(report, under: wiring) { verification.log(of: $0.history) }
      )
    }

    #expect(pressed == wiring.brokenLaws)
  }

  /// The laws that break when the keys are pressed that lead to them.
  private func press(
    _ report: VerificationReport,
    under wiring: NamedWiring,
    log: (Counterexample) -> [LoggedEvent]
  ) throws -> Set<LawName> {
    var pressed: Set<LawName> = []
    for found in report.counterexamples {
      let law = try #require(LawName(rawValue: found.law))
      let way = try PressedHistory(log(found), breaking: law, under: wiring, windows: 2)
      guard let way else { continue }
      #expect(way.script.statements.last == .expect(.broken(law)))
      let player = try Player(try Script(text: way.script.text))
      try player.play()
      pressed.insert(law)
    }
    return pressed
  }
}

@MainActor @Suite struct `What verifying says` {
  @Test func `names a law that broke, its story, and that no keys were found`() throws {
    let shop = ShopState(catalog: try CatalogReader().embedded(), account: Account.samples.first)
    let wiring = NamedWiring.sharedTabStack
    let found = ShopVerification(shop, windows: 2, composed: wiring.switches).every(upTo: 1)

    let text = VerifyReport(
      found,
      wiring: wiring,
      windows: 2,
      depth: 1,
      events: found.events,
      time: .zero
    )
    .text

    #expect(text.contains("tab-isolation is broken: an action in Profile changed Home."))
    #expect(text.contains("\n1. In A: "))
    #expect(text.contains("   A  Home  ⇒  "))
    #expect(text.contains("No keys were found that show it."))
  }
}
