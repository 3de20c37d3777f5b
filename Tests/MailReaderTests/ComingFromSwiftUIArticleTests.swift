import SceneNavigation
import Testing

@testable import MailReader

@MainActor @Suite struct `The article for those who come from SwiftUI` {
  @Test func `can be followed from top to bottom`() throws {
    let mail = TabCoordinator<MailRoute>(numbers: EntryNumbers(scene: SceneID(number: 1)))
    mail.navigate(to: .account("work"))
    mail.navigate(to: .message(7))

    let get = { mail.path }
    let set = { (path: [MailRoute]) in _ = mail.replaceStack(with: path) }
    set(get().dropLast())
    #expect(mail.path == [.account("work")])
  }
}
