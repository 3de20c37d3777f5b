import NavigationLaws
import Testing

@testable import SceneNavigation
@testable import ShopCore

@Suite struct `The laws and the wirings` {
  @Test func `are told apart by what they say`() {
    let laws = LawName.allCases

    #expect(Set(laws.map(\.sentence)).count == laws.count)
    #expect(Set(laws.map(\.rule)).count == laws.count)
    #expect(laws == laws.sorted())
    #expect(Set(NamedWiring.allCases.map(\.words)).count == NamedWiring.allCases.count)
    #expect(NamedWiring.allCases.filter(\.isRight) == [.perScene])
  }

  @Test func `are mixed under the names of their mistakes, in any order`() {
    let mixtures = NamedWiring.everyMixture

    #expect(Set(mixtures.map(\.switches)).count == 64)
    #expect(Set(mixtures.map(\.rawValue)).count == 64)
    #expect(Set(mixtures.map(\.words)).count == 64)
    for mixture in mixtures {
      #expect(NamedWiring(rawValue: mixture.rawValue) == mixture)
      #expect(NamedWiring(mixing: mixture.mistakes) == mixture)
    }
    #expect(
      NamedWiring(rawValue: "tabStorage+appLevelPath")?.rawValue == "appLevelPath+tabStorage"
    )
  }

  @Test(arguments: ["", "+", "appLevelPath+", "perScene+tabStorage", "tabStorage+tabStorage", "x"])
  func `that are none are no mixture`(name: String) {
    #expect(NamedWiring(rawValue: name) == nil)
  }

  @Test func `are named where one did not hold, with the action that broke it`() throws {
    let record = ActionRecord(
      number: 7,
      action: .shop(.signOut),
      cause: .key,
      outcome: .unchanged,
      verdict: IsolationResult(moved: [], wronglyMoved: [], among: []),
      redirectedAction: nil
    )

    let violation = Violation(.oneStep, by: record, finding: "two entries went")

    #expect(
      violation.description
        == "one-step broke at action 7, shared(AnyRoute(signOut)): two entries went"
    )
    #expect(
      Violation(.linkRoundTrip, by: nil, finding: "another place").description
        == "link-round-trip broke: another place"
    )
  }
}

@Suite struct `A stack and its routes` {
  @Test func `are found in a set by what they are`() {
    let entry = Entry(
      id: Entry.ID(scene: SceneID(number: 1), number: 1),
      route: AnyRoute(HomeRoute.cart),
      cause: .key
    )

    let stacks: Set = [BackStack(entries: [entry]), BackStack(entries: [entry]), BackStack()]

    #expect(stacks.count == 2)
    #expect(Set([AnyRoute(HomeRoute.cart), AnyRoute(ProfileRoute.orders)]).count == 2)
  }
}
