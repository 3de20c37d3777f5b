import SceneNavigation
import Testing

@testable import MailReader

@MainActor @Suite struct `The article for those who come from SwiftUI` {
  @Test func `can be followed from top to bottom`() throws {
    let store = try NavigationStore.restored(from: MemoryWindowStorage(), of: Mail(user: "ada"))
    let window = store.windows.focus
    store.send(.scene(.replaceStack(with: [.account("work"), .message(7)], in: .mail), in: window))

    let get = { store.windows.router(window)?[.mail].path ?? [] }
    let set = { (path: [MailRoute]) in
      _ = store.send(.scene(.replaceStack(with: path, in: .mail), in: window))
    }
    set(get().dropLast())
    #expect(get() == [.account("work")])
  }
}
