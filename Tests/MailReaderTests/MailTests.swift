import Observation
import SceneNavigation
import Testing

@testable import MailReader

@MainActor @Suite struct `The mail reader` {
  private let storage = MemoryWindowStorage()
  private let mail = Mail()

  private func open() throws -> NavigationStore {
    try NavigationStore.restored(from: storage, of: mail, windows: 2)
  }

  @Test func `keeps each window as it is whatever another one does`() throws {
    let store = try open()
    let (a, b) = (store.windows.windows[0].id, store.windows.windows[1].id)
    let before = store.lastState.scene(a)

    for action: SceneAction in [
      .navigate(to: .person("ada"), in: .people), .select(.mail), .select(.people),
      .present(MailSheet.compose(to: "ada")), .back,
    ] { #expect(store.send(.scene(action, in: b))?.verdict.isKept == true) }

    #expect(store.lastState.scene(a) == before)
  }

  @Test func `opens no more windows than it restores`() throws {
    let many = try NavigationStore.restored(from: storage, of: mail, windows: 30)
    #expect(many.windows.windows.count == 26)

    #expect(try open().lastState == many.lastState)
  }

  @Test func `leads a window that waited on once, and forgets all at a sign-out`() throws {
    let store = try open()
    let a = store.windows.windows[0].id
    store.send(.scene(.navigate(to: .account("work"), in: .mail), in: a))

    store.send(.shared(AnyRoute(Mail.Session.signIn("ada"))))
    store.send(.shared(AnyRoute(Mail.Session.signOut)))
    store.send(.shared(AnyRoute(Mail.Session.signIn("ada"))))

    #expect(store.windows.router(a)?[.mail].path.isEmpty == true)
    #expect(storage.stored.scenes.values.allSatisfy { $0["mail/0"] == nil })
  }

  @Test func `continues to the whole path of a link once somebody signed in`() throws {
    let store = try open()
    let a = store.windows.windows[0].id
    let target = Mail.links.target(of: try Mail.links.link("mail://account/work/Inbox"))
    store.send(.scene(.openLink(target), in: a), cause: .link)

    store.send(.shared(AnyRoute(Mail.Session.signIn("ada"))))

    #expect(
      store.windows.router(a)?[.mail].path == [.account("work"), .folder("Inbox", of: "work")]
    )
  }

  @Test func `shows no mail after a start in which nobody is signed in`() throws {
    let store = try open()
    let a = store.windows.windows[0].id
    store.send(.shared(AnyRoute(Mail.Session.signIn("ada"))))
    store.send(.scene(.navigate(to: .account("work"), in: .mail), in: a))
    store.send(.scene(.present(MailSheet.compose(to: "ada")), in: a))

    let signedIn = try NavigationStore.restored(from: storage, of: Mail(user: "ada"))
    #expect(signedIn.windows.router(a)?[.mail].path == [.account("work")])
    let signedOut = try NavigationStore.restored(from: storage, of: Mail())

    #expect(signedOut.windows.router(a)?[.mail].path == [])
    #expect(signedOut.windows.router(a)?.presentations == [])
  }

  @Test func `restores what it had after each action`() throws {
    let store = try open()
    let b = store.windows.windows[1].id
    store.send(.scene(.navigate(to: .person("ada"), in: .people), in: b))
    store.send(.app(.openWindow(nil)))
    store.send(.scene(.present(MailSheet.compose(to: "ada")), in: b))

    #expect(try open().lastState == store.lastState)
  }

  @Test(arguments: [
    "mail://mail", "mail://account/work", "mail://account/a%2Fb/In", "mail://person/x",
  ])
  func `prints the links it reads`(text: String) throws {
    let link = try Mail.links.link(text)
    #expect(Mail.links.text(of: link) == text)
    #expect(try Mail.links.link(to: Mail.links.target(of: link).path, in: link.tab) == link)
  }

  @Test func `tells those who look at a window of no other one`() throws {
    final class Drawn: @unchecked Sendable { var isStale = false }
    let store = try open()
    let (a, b) = (store.windows.windows[0].id, store.windows.windows[1].id)
    let drawn = Drawn()
    withObservationTracking {
      _ = store.windows.router(a)?[.people].path
    } onChange: {
      drawn.isStale = true
    }

    store.send(.scene(.navigate(to: .person("ada"), in: .people), in: b))
    #expect(!drawn.isStale)

    store.send(.scene(.navigate(to: .person("ada"), in: .people), in: a))
    #expect(drawn.isStale)
  }
}
