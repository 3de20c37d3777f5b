import SceneNavigation
import Testing

@testable import MailReader

@MainActor @Suite struct `The article on an app with windows` {
  @Test func `can be followed from top to bottom`() throws {
    let storage = MemoryWindowStorage()
    let mail = Mail()
    let store = try NavigationStore.restored(from: storage, of: mail, windows: 2)
    let (a, b) = (store.windows.windows[0].id, store.windows.windows[1].id)

    let record = store.send(.scene(.navigate(to: .person("ada"), in: .people), in: a))
    #expect(record?.verdict.moved.map(\.id) == [a])
    #expect(store.windows.router(a)?[.people].path == [.person("ada")])
    #expect(store.windows.router(b)?[.people].path == [])

    #expect(store.send(.scene(.back, in: b))?.outcome == .alreadyAtRoot)

    store.send(.scene(.navigate(to: .account("work"), in: .mail), in: b))
    let signIn = store.windows.router(b)?.presented?.modal.value(as: MailSheet.self)
    #expect(signIn == .signIn(then: [.account("work")]))

    let session = store.send(.shared(AnyRoute(Mail.Session.signIn("ada"))))
    #expect(session?.verdict.moved.map(\.id) == [b])
    #expect(store.windows.router(b)?[.mail].path == [.account("work")])

    store.send(.scene(.present(MailSheet.compose(to: "ada")), in: a))
    let draft = try #require(store.windows.router(a)?.presented)
    store.send(.scene(.edit(.presentation(draft.id), .text, .insert("Dear Ada")), in: a))
    store.send(.scene(.back, in: a))
    let question = try #require(store.windows.router(a)?.presented)
    #expect(question.modal.value(as: MailSheet.self) == .discard(draft.id))

    store.send(.scene(.dismiss(draft.id), in: a))
    #expect(store.send(.scene(.dismiss(draft.id), in: a))?.outcome == .presentationGone(draft.id))

    #expect(throws: LinkError.self) { try Mail.links.link("mail://basement") }
    let link = try Mail.links.link("mail://account/home/Inbox")
    store.send(.scene(.openLink(Mail.links.target(of: link)), in: a), cause: .link)
    let path = NavigationPath([MailRoute.account("home"), .folder("Inbox", of: "home")])
    #expect(store.windows.router(a)?.coordinator(of: 0).stack.path == path)
    #expect(try Mail.links.link(to: path, in: 0) == link)

    var history = UndoHistory(of: mail.appDescription)
    store.observe { history.note($0) }
    store.send(.scene(.popToRoot, in: a))
    let step = try #require(history.lastStep(in: a))
    store.send(.scene(.undo(to: step.state), in: a))
    #expect(store.windows.router(a)?.coordinator(of: 0).stack.path == path)

    let again = try NavigationStore.restored(from: storage, of: mail)
    #expect(again.lastState == store.lastState)

    again.send(.shared(AnyRoute(Mail.Session.signOut)))
    #expect(again.lastState.windows.allSatisfy { $0.scene.stacks == TabStacks() })
  }
}
