import ShopCore
import Testing

@testable import MailReader

@MainActor @Suite struct `The article for those who come from SwiftUI` {
  @Test func `can be followed from top to bottom`() throws {
    let left = MailWindow(SceneID(number: 1))
    left.mail.navigate(to: .account("work"))
    left.mail.navigate(to: .message(7))

    let get = { left.mail.path }
    let set = { (path: [MailRoute]) in _ = left.mail.replaceStack(with: path) }
    set(get().dropLast())
    #expect(left.mail.path == [.account("work")])

    let inbox = LinkInbox<[MailRoute]>()
    inbox.hold()
    let open = { (link: [MailRoute]) in
      if case .opensNow = inbox.receive(link) { left.mail.replaceStack(with: link) }
    }
    open([.account("home"), .message(8)])
    #expect(left.mail.path == [.account("work")])

    for link in inbox.release() { left.mail.replaceStack(with: link) }
    #expect(left.mail.path == [.account("home"), .message(8)])
    open([.account("work")])
    #expect(left.mail.path == [.account("work")])
  }
}
