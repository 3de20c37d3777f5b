import Observation
import SceneNavigation
import ShopCore
import Testing

@testable import MailReader

/// The steps of writing a message, above the first one, which asks to whom.
enum ComposeStep: Route {
  case subject
  case text

  static let tag = "compose"
}

/// A full-screen cover in which one writes a message.
@MainActor final class Composer: Identifiable {
  let id: Entry.ID
  /// The entry it was presented from, with which it goes; nil where that was a root.
  let presenter: Entry.ID?
  let steps: TabCoordinator<ComposeStep>

  init(from presenter: Entry.ID?, numbers: EntryNumbers) {
    id = numbers.take()
    self.presenter = presenter
    steps = TabCoordinator(numbers: numbers)
  }
}

/// A window with one tab, over which one can write a message.
@Observable @MainActor final class WritingWindow {
  let mail: TabCoordinator<MailRoute>
  private(set) var composer: Composer?
  @ObservationIgnored private let numbers: EntryNumbers

  init(_ scene: SceneID) {
    numbers = EntryNumbers(scene: scene)
    mail = TabCoordinator(numbers: numbers)
  }

  /// Presents a composer from where one stands, unless one is writing already.
  func compose() {
    guard composer == nil else { return }
    composer = Composer(from: mail.stack.top?.id, numbers: numbers)
  }

  /// Dismisses the composer that is meant, and no other one.
  func dismiss(_ id: Composer.ID) {
    if composer?.id == id { composer = nil }
  }

  /// One step back: in the composer, then out of it, and only then in the tab.
  func back() {
    if let composer {
      if composer.steps.back() == .alreadyAtRoot { dismiss(composer.id) }
    } else {
      mail.back()
    }
  }

  /// Pops the tab to its root; a composer goes with the entry that presented it.
  func popToRoot() {
    mail.popToRoot()
    guard let presenter = composer?.presenter else { return }
    if !mail.stack.contains(presenter) { composer = nil }
  }
}

@MainActor @Suite struct `The article on modals` {
  @Test func `can be followed from top to bottom`() throws {
    let window = WritingWindow(SceneID(number: 1))
    window.mail.navigate(to: .account("work"))
    window.compose()
    let first = try #require(window.composer)
    first.steps.navigate(to: .subject)

    window.back()
    #expect(first.steps.path.isEmpty)
    window.back()
    #expect(window.composer == nil)
    #expect(window.mail.path == [.account("work")])

    window.compose()
    window.dismiss(first.id)
    #expect(window.composer != nil)

    window.popToRoot()
    #expect(window.composer == nil)

    let catalog = Catalog(
      name: "Corner shop",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [],
      people: []
    )
    let shop = Shop(ShopState(catalog: catalog, account: Account.samples[0]))
    let app = ShopApp(shop: shop, windows: SceneGroup(state: AppState(windowCount: 2)))
    let scene = app.windows.focus
    let router = try #require(app.windows.router(scene))
    let send = { (action: SceneAction) in
      app.send(.scene(action, in: scene), cause: .key)?.outcome
    }

    _ = send(.navigate(.home(.product("teapot"))))
    _ = send(.present(.fullScreenCover(.checkout)))
    let flow = try #require(router.presented)
    #expect(flow.presenter == router.stack(of: .home).top?.id)
    #expect(send(.navigate(.home(.cart))) == .covered(by: flow))

    _ = send(.advance(flow.id, .delivery))
    _ = send(.back)
    #expect(router.presented == flow)

    _ = send(.edit(flow.screen, .street, .insert("Mill Lane 4")))
    _ = send(.back)
    let question = ConfirmationDialog.leave(flow.id, then: .back)
    #expect(router.presented?.content == .confirmationDialog(question))

    _ = send(.dismiss(flow.id))
    #expect(router.presentations.isEmpty)

    _ = send(.present(.sheet(.writeReview("teapot"))))
    let sheet = try #require(router.presented)
    _ = send(.pop(1))
    #expect(router.presentations.isEmpty)
    #expect(send(.dismiss(sheet.id)) == .presentationGone(sheet.id))
  }
}
