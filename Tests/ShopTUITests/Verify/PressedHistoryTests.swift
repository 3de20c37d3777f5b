import NavigationLaws
import ShopCore
import ShopData
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The way to a broken law` {
  private let catalog: Catalog
  private let shop: ShopState

  init() throws {
    catalog = try CatalogReader().embedded()
    shop = ShopState(
      catalog: catalog,
      orders: Order.samples(from: catalog),
      account: Account.samples.first
    )
  }

  @Test(arguments: NamedWiring.allCases)
  func `can be pressed, and breaks it before one's eyes`(wiring: NamedWiring) throws {
    var verification = ShopVerification(shop, windows: 2, composed: wiring.switches)
    verification.searchLimit = 1_000
    var report = verification.random(events: 12_000, seed: 2)
    let plain = Set(report.counterexamples.filter { $0.length <= 2 }.map(\.law))
    report = report.adding(verification.saved(events: 1_000, seed: 2, besides: plain))
    let frames = FrameVerification(wiring: wiring, shop: shop, windows: 2, seed: 1)
    report = report.adding(frames.run(events: 50))

    var pressed: Set<LawName> = []
    for found in report.counterexamples {
      let law = try #require(LawName(rawValue: found.law))
      let log = verification.log(of: found.history)
      guard let way = try PressedHistory(log, breaking: law, under: wiring, windows: 2) else {
        continue
      }
      #expect(way.script.statements.last == .expect(.broken(law)))
      let player = try Player(try Script(text: way.script.text))
      try player.play()
      pressed.insert(law)
    }

    #expect(report.broken == Set(wiring.brokenLaws.map(\.rawValue)))
    #expect(pressed == wiring.brokenLaws)
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
