import SceneNavigation
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

    let lead = { (link: [MailRoute]) in
      // The tab is shown, and not selected a second time, which would pop what can stay.
      if left.selectedTab != .mail { left.select(.mail) }
      left.mail.replaceStack(with: link, cause: .link)
    }
    let inbox = LinkInbox<[MailRoute]>()
    inbox.hold()
    let open = { (link: [MailRoute]) in
      if case .opensNow = inbox.receive(link) { _ = lead(link) }
    }
    left.select(.people)
    open([.account("home"), .message(8)])
    #expect(left.mail.path == [.account("work")])

    for link in inbox.release() { _ = lead(link) }
    #expect(left.selectedTab == .mail)
    #expect(left.mail.path == [.account("home"), .message(8)])
    open([.account("work")])
    #expect(left.mail.path == [.account("work")])
  }
}
