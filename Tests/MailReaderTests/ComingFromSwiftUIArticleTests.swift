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

    let account = try #require(left.mail.stack.top?.id)
    left.mail.navigate(to: .folder("Inbox", of: "work"))
    left.mail.navigate(to: .message(7))

    if left.mail.stack.contains(account) {
      left.mail.pop(left.mail.stack.entriesFromTop.prefix { $0.id != account }.count)
    }
    #expect(left.mail.stack.top?.id == account)
  }
}
