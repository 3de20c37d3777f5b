import Foundation
import Observation
import SceneNavigation
import ShopCore
import Testing

@testable import MailReader

@MainActor @Suite struct `A window of the mail reader` {
  private let left = MailWindow(SceneID(number: 1))
  private let right = MailWindow(SceneID(number: 2))

  @Test func `stays as it is whatever another one does`() {
    right.people.navigate(to: .person("ada"))
    let before = right.state

    left.mail.navigate(to: .account("work"))
    left.mail.navigate(to: .folder("Inbox", of: "work"))
    left.select(.people)
    left.back()

    #expect(right.state == before)
    #expect(left.mail.path == [.account("work"), .folder("Inbox", of: "work")])
  }

  @Test func `keeps each tab's trail while another one is selected`() {
    left.mail.navigate(to: .account("work"))

    left.select(.people)
    left.people.navigate(to: .person("ada"))
    left.select(.mail)

    #expect(left.mail.path == [.account("work")])
    #expect(left.people.path == [.person("ada")])
  }

  @Test func `pops the selected tab to its root when it is selected again`() {
    left.mail.navigate(to: .account("work"))
    left.mail.navigate(to: .message(7))
    left.people.navigate(to: .message(7))

    left.select(.mail)

    #expect(left.mail.path.isEmpty)
    #expect(left.people.path == [.message(7)])
  }

  @Test func `says so where back has nowhere to lead`() {
    #expect(left.back() == .alreadyAtRoot)
  }

  @Test func `can stand behind a container that writes a path itself`() {
    left.mail.navigate(to: .account("work"))
    left.mail.navigate(to: .message(7))
    let first = left.mail.stack.entries.first?.id

    let get = { left.mail.path }
    let set = { (path: [MailRoute]) in _ = left.mail.replaceStack(with: path) }
    set(get().dropLast())

    #expect(left.mail.path == [.account("work")])
    #expect(left.mail.stack.top?.id == first)
  }

  @Test func `is opened again as it was saved, in the same bytes`() throws {
    left.mail.navigate(to: .account("home"))
    left.people.navigate(to: .person("ada"))
    left.select(.people)
    let coding = SceneCoding(types: .mail)
    let saved = try coding.encode(left.state)

    let opened = MailWindow(
      SceneID(number: 1),
      from: try coding.decode(MailWindowState.self, from: saved)
    )

    #expect(opened.state == left.state)
    #expect(try coding.encode(opened.state) == saved)
    opened.people.navigate(to: .message(3))
    #expect(Set(opened.people.stack.entries.map(\.id)).count == 2)
  }

  @Test func `is drawn again for what it did itself, and for nothing another one did`() {
    let drawn = Drawn()
    withObservationTracking {
      _ = left.mail.path
    } onChange: {
      MainActor.assumeIsolated { drawn.isStale = true }
    }

    right.mail.navigate(to: .account("work"))
    #expect(!drawn.isStale)

    left.mail.navigate(to: .account("work"))
    #expect(drawn.isStale)
  }

  @Test func `is not drawn again by whoever only saves it`() {
    let saved = Drawn()
    withObservationTracking {
      _ = left.state
    } onChange: {
      MainActor.assumeIsolated { saved.isStale = true }
    }

    left.select(.people)
    left.people.navigate(to: .person("ada"))

    #expect(!saved.isStale)
  }

  @MainActor private final class Drawn {
    var isStale = false
  }
}

@Suite struct `The mail reader` {
  @Test func `takes at most 120 lines, and nothing but SceneNavigation`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Examples/MailReader")
      .standardized
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let lines = try files.flatMap {
      try String(contentsOf: $0, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
    let imports = Set(lines.filter { $0.contains("import ") })

    #expect(lines.count <= 120)
    #expect(imports == ["import Observation", "import SceneNavigation"])
  }
}
