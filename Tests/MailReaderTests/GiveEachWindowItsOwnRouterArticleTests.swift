import Observation
import SceneNavigation
import ShopCore
import Testing

@testable import MailReader

@MainActor @Suite struct `The article on a router for each window` {
  @Test func `can be followed from top to bottom`() throws {
    let left = MailWindow(SceneID(number: 1))
    let right = MailWindow(SceneID(number: 2))
    left.mail.navigate(to: .account("work"))
    left.mail.navigate(to: .folder("Inbox", of: "work"))
    #expect(left.mail.path == [.account("work"), .folder("Inbox", of: "work")])
    #expect(right.mail.path.isEmpty)

    @MainActor final class Drawing { var isStale = false }
    let drawn = Drawing()
    withObservationTracking {
      _ = left.mail.path
    } onChange: {
      MainActor.assumeIsolated { drawn.isStale = true }
    }

    right.mail.navigate(to: .account("work"))
    #expect(!drawn.isStale)

    left.mail.back()
    #expect(drawn.isStale)

    let scrolled = Drawing()
    withObservationTracking {
      _ = left.mail.path
    } onChange: {
      MainActor.assumeIsolated { scrolled.isStale = true }
    }

    left.mail.updateView(of: left.mail.stack.top?.id) { $0.scroll = 3 }
    #expect(scrolled.isStale)

    let search = TabCoordinator<AnyRoute>(numbers: EntryNumbers(scene: SceneID(number: 3)))
    search.navigate(to: PeopleRoute.person("ada"))
    search.navigate(to: MailRoute.message(7))
    #expect(search.path.first == AnyRoute(PeopleRoute.person("ada")))
    #expect(search.path.last?.base as? MailRoute == .message(7))

    #expect(search.stack.path.codable != nil)
    search.navigate(to: 42)
    #expect(search.stack.path.codable == nil)
  }
}
