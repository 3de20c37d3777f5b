import NavigationLaws
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A search for the laws a wiring breaks` {
  private func findings(of wiring: NamedWiring) throws -> LawSearch.Findings {
    let search = LawSearch(over: try Stage().app.shop.state)
    search.wanted = wiring.switches
    while search.deadline != nil { search.advance() }
    return search[wiring.switches]
  }

  @Test(arguments: NamedWiring.allCases)
  func `finds those, and no others`(wiring: NamedWiring) throws {
    #expect(try findings(of: wiring).broken == wiring.brokenLaws)
  }

  @Test(arguments: [
    NamedWiring(mixing: [.appLevelPath, .tabStorage]),
    NamedWiring(mixing: [.sharedTabStack, .appStorage, .noPopToRootOnRetap]),
  ])
  func `finds in a mixture those of each mistake`(wiring: NamedWiring) throws {
    #expect(try findings(of: wiring).broken == wiring.brokenLaws)
  }

  @Test func `is done in slices, as long as somebody wants to know`() throws {
    let search = LawSearch(over: try Stage().app.shop.state)
    #expect(search.deadline == nil)

    search.wanted = NamedWiring.appLevelPath.switches
    search.advance()

    let findings = search[NamedWiring.appLevelPath.switches]
    #expect(findings.broken.contains(.windowIsolation))
    #expect(!findings.isOver)
    #expect(search.deadline != nil)
    search.wanted = nil
    search.advance()
    #expect(search.deadline == nil)
    #expect(search[NamedWiring.appLevelPath.switches] == findings)
  }
}
