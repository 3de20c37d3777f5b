import Observation
import SceneNavigation
import TestSupport
import Testing

@MainActor @Suite struct `A tab coordinator` {
  private func coordinator() -> TabCoordinator<PlaceRoute> {
    TabCoordinator<PlaceRoute>(numbers: EntryNumbers(scene: SceneID(number: 1)))
  }

  @Test func `gives no entry the id of another one in its window`() {
    let numbers = EntryNumbers(scene: SceneID(number: 1))
    let home = TabCoordinator<PlaceRoute>(numbers: numbers)
    let profile = TabCoordinator<AccountRoute>(numbers: numbers)
    home.navigate(to: .cart)

    let modal = numbers.take()
    profile.navigate(to: .settings)

    #expect(Set([home.stack.top?.id, modal, profile.stack.top?.id]).count == 3)
  }

  @Test func `gives no entry the id of one that was restored`() {
    let other = coordinator()
    for product in ["teapot", "cup", "lamp"] {
      other.navigate(to: .product(product))
    }
    let home = coordinator()

    home.restore(other.stack)
    home.navigate(to: .cart)

    #expect(Set(home.stack.entries.map(\.id)).count == 4)
  }

  @Test func `goes on past the numbers of the stack it is handed, in whichever order they stand`() {
    let scene = SceneID(number: 1)
    let stack = BackStack(
      entries: [5, 3].map { number in
        Entry(
          id: Entry.ID(scene: scene, number: number),
          route: AnyRoute(PlaceRoute.cart),
          cause: .script
        )
      }
    )
    let over = TabCoordinator<PlaceRoute>(
      store: BackStackStore(stack),
      numbers: EntryNumbers(scene: scene)
    )
    let restored = coordinator()
    restored.restore(stack)

    for home in [over, restored] {
      home.navigate(to: .cart)
      home.back()
      home.navigate(to: .cart)

      #expect(home.stack.entries.map(\.id.number) == [5, 3, 7])
    }
  }

  @Test func `is opened in a second window with the same path under ids of its own`() {
    let left = coordinator()
    left.navigate(to: .product("teapot"))
    left.updateView(of: left.stack.top?.id) { $0.scroll = 3 }
    let numbers = EntryNumbers(scene: SceneID(number: 2))

    let right = TabCoordinator<PlaceRoute>(
      store: BackStackStore(left.stack.copied { numbers.take() }),
      numbers: numbers
    )

    #expect(right.path == left.path)
    #expect(right.stack.view == left.stack.view)
    #expect(right.stack.top?.id == Entry.ID(scene: SceneID(number: 2), number: 1))
  }

  @Test func `takes of a stack with another tab's route the beginning, and no id that was in it`() {
    let routes: [any Route] = [PlaceRoute.cart, AccountRoute.orders, PlaceRoute.cart]
    let mixed = BackStack(
      entries: routes.enumerated().map { index, route in
        Entry(
          id: Entry.ID(scene: SceneID(number: 1), number: index + 1),
          route: AnyRoute(route),
          cause: .script
        )
      }
    )
    let restored = coordinator()
    let begun = TabCoordinator<PlaceRoute>(
      store: BackStackStore(mixed),
      numbers: EntryNumbers(scene: SceneID(number: 1))
    )

    restored.restore(mixed)

    for home in [restored, begun] {
      #expect(home.path == [.cart])
      home.navigate(to: .cart)
      #expect(home.stack.entries.map(\.id.number) == [1, 4])
    }
  }

  @Test func `for routes of any type takes a stack as it is`() {
    let mixed = BackStack(
      entries: [
        Entry(
          id: Entry.ID(scene: SceneID(number: 1), number: 1),
          route: AnyRoute(PersonID("ada")),
          cause: .script
        )
      ]
    )
    let search = TabCoordinator<AnyRoute>(numbers: EntryNumbers(scene: SceneID(number: 1)))

    search.restore(mixed)

    #expect(search.stack == mixed)
  }

  @Test func `keeps its path to itself`() {
    let left = coordinator()
    let right = coordinator()

    left.navigate(to: .product("teapot"))

    #expect(left.path == [.product("teapot")])
    #expect(right.path.isEmpty)
  }

  @Test func `goes back one step at a time and says when it stands at the root`() {
    let home = coordinator()
    home.navigate(to: .category("tea"))
    home.navigate(to: .product("teapot"))

    let outcomes = (1...3).map { _ in home.back() }

    #expect(outcomes.map(\.isChange) == [true, true, false])
    #expect(outcomes.last == .alreadyAtRoot)
    #expect(home.path.isEmpty)
  }

  @Test func `gives the same product opened twice two entries, and back takes one`() {
    let home = coordinator()
    home.navigate(to: .product("teapot"))
    home.navigate(to: .product("teapot"))
    let ids = home.stack.entries.map(\.id)

    home.back()

    #expect(Set(ids).count == 2)
    #expect(home.stack.entries.map(\.id) == [ids[0]])
  }

  @Test func `clamps a pop of more than its depth at the root`() {
    let home = coordinator()
    home.navigate(to: .cart)

    let outcome = home.pop(9)

    #expect(home.stack.isAtRoot)
    #expect(outcome.isChange)
  }

  @Test func `says so when asked to pop to a route that is not in its stack`() {
    let home = coordinator()
    home.navigate(to: .cart)

    let outcome = home.pop(to: .product("cup"))

    #expect(outcome == .notInStack(AnyRoute(PlaceRoute.product("cup"))))
    #expect(home.path == [.cart])
  }

  @Test func `pops to an entry, whichever of two with one route it is`() throws {
    let home = coordinator()
    home.navigate(to: .cart)
    let lower = try #require(home.stack.top?.id)
    home.navigate(to: .product("cup"))
    home.navigate(to: .cart)

    #expect(home.pop(toEntry: lower).isChange)
    #expect(home.stack.entries.map(\.id) == [lower])
    #expect(home.pop(toEntry: lower) == .unchanged)
  }

  @Test func `says so when asked to pop to an entry that is gone`() throws {
    let home = coordinator()
    home.navigate(to: .cart)
    let gone = try #require(home.stack.top?.id)
    home.back()
    home.navigate(to: .cart)
    let before = home.stack

    #expect(home.pop(toEntry: gone) == .entryGone(gone))
    #expect(home.stack == before)
  }

  @Test func `keeps the ids of entries that stay when its stack is replaced`() {
    let home = coordinator()
    home.navigate(to: .category("tea"))
    home.navigate(to: .product("teapot"))
    let before = home.stack.entries.map(\.id)

    let outcome = home.replaceStack(with: [.category("tea"), .product("cup")])

    let after = home.stack.entries.map(\.id)
    #expect(outcome == .replaced(kept: 1, depth: 2))
    #expect(after[0] == before[0])
    #expect(!before.contains(after[1]))
  }

  @Test func `changes and announces nothing when its stack is replaced by what it is`() {
    let home = coordinator()
    home.navigate(to: .category("tea"))
    let before = home.stack
    let announced = Announcements { _ = home.stack }

    let outcome = home.replaceStack(with: [.category("tea")])

    #expect(outcome == .unchanged)
    #expect(home.stack == before)
    #expect(announced.count == 0)
  }

  @Test func `announces a change once`() {
    let home = coordinator()
    let announced = Announcements { _ = home.stack }

    home.navigate(to: .cart)

    #expect(announced.count == 1)
  }

  @Test func `keeps what an observer changes in answer to a change`() {
    let home = coordinator()
    answer(to: { _ = home.path }) { home.navigate(to: .category("tea")) }

    home.navigate(to: .cart)

    #expect(home.path == [.cart, .category("tea")])
    #expect(Set(home.stack.entries.map(\.id)).count == 2)
  }

  @Test func `refuses answers to answers from a limit on`() {
    let pair = AnsweringPair()
    pair.answerHome()
    pair.answerProfile()

    let outcome = pair.home.navigate(to: .cart)

    let entries = pair.home.stack.entries + pair.profile.stack.entries
    #expect(outcome.isChange)
    #expect(Set(pair.refusals) == [.tooManyAnswers(limit: BackStackStore.answerLimit)])
    #expect(pair.home.path.count == 1 + BackStackStore.answerLimit)
    #expect(pair.profile.path.count <= 1 + BackStackStore.answerLimit)
    #expect(Set(entries.map(\.id)).count == entries.count)
  }

  @Test func `reports an action aimed at an entry that is gone and changes nothing`() throws {
    let home = coordinator()
    home.navigate(to: .cart)
    let id = try #require(home.stack.top?.id)
    home.back()
    let before = home.stack

    let outcome = home.updateView(of: id) { $0.scroll = 3 }

    #expect(outcome == .entryGone(id))
    #expect(home.stack == before)
  }

  @Test func `for routes of any type takes each as itself`() {
    let search = TabCoordinator<AnyRoute>(numbers: EntryNumbers(scene: SceneID(number: 1)))

    search.navigate(to: ProductID("teapot"))
    search.navigate(to: PersonID("ada"))

    #expect(search.stack.path == path(ProductID("teapot"), PersonID("ada")))
    #expect(search.path == [AnyRoute(ProductID("teapot")), AnyRoute(PersonID("ada"))])

    #expect(search.pop(to: ProductID("teapot")).isChange)
    #expect(search.stack.path == NavigationPath([ProductID("teapot")]))
    let outcome = search.replaceStack(with: path(ProductID("teapot"), PersonID("tess")))
    #expect(outcome == .replaced(kept: 1, depth: 2))
  }

  private func path(_ product: ProductID, _ person: PersonID) -> NavigationPath {
    var path = NavigationPath()
    path.append(product)
    path.append(person)
    return path
  }
}

/// Two tabs that answer each other's every change with one of their own.
@MainActor private final class AnsweringPair {
  let home: TabCoordinator<PlaceRoute>
  let profile: TabCoordinator<AccountRoute>
  private(set) var refusals: [Outcome] = []

  init() {
    let numbers = EntryNumbers(scene: SceneID(number: 1))
    home = TabCoordinator<PlaceRoute>(numbers: numbers)
    profile = TabCoordinator<AccountRoute>(numbers: numbers)
  }

  func answerHome() {
    withObservationTracking {
      _ = home.path
    } onChange: {
      MainActor.assumeIsolated {
        self.answerHome()
        self.note(self.profile.navigate(to: .settings))
      }
    }
  }

  func answerProfile() {
    withObservationTracking {
      _ = profile.path
    } onChange: {
      MainActor.assumeIsolated {
        self.answerProfile()
        self.note(self.home.navigate(to: .cart))
      }
    }
  }

  private func note(_ outcome: Outcome) {
    if !outcome.isChange { refusals.append(outcome) }
  }
}
