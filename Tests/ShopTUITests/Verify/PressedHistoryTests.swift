import ShopCore
import ShopData
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The way to a broken law` {
  /// What verifying a wiring found, and the frames it drew.
  private func verified(_ wiring: NamedWiring, windows: Int) throws -> Verification {
    let catalog = try CatalogReader().embedded()
    let shop = ShopState(
      catalog: catalog,
      orders: Order.samples(from: catalog),
      account: Account.samples.first
    )
    let setting = TrialSetting(wiring: wiring, shop: shop, windows: windows)
    var random = RandomVerification(setting, events: 3_000, seed: 7)
    var result = random.run()
    let frames = FrameVerification(wiring: wiring, shop: shop, windows: windows, seed: 1)
    if let found = frames.run(events: 50).counterexample { result.add(found) }
    return result
  }

  @Test(arguments: NamedWiring.allCases.filter { !$0.isRight })
  func `can be pressed, and breaks it before one's eyes`(wiring: NamedWiring) throws {
    let result = try verified(wiring, windows: 2)

    var pressed: Set<Law> = []
    for (law, found) in result.counterexamples {
      guard
        let way = try PressedHistory(found.history, breaking: law, under: wiring, windows: 2)
      else { continue }
      #expect(way.script.statements.last == .expect(.broken(law)))
      let player = try Player(try Script(text: way.script.text))
      try player.play()
      pressed.insert(law)
    }

    #expect(Set(result.brokenLaws) == wiring.brokenLaws)
    #expect(pressed == wiring.brokenLaws)
  }

  @Test func `is none where every law holds`() throws {
    #expect(try verified(.perScene, windows: 2).holds)
  }
}
