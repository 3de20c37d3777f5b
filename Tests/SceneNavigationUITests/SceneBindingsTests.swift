import NavigationLaws
import NavigationTesting
import SceneNavigation
import SceneNavigationUI
import Testing

@testable import MailReader

@MainActor @Suite struct `The bindings of a window` {
  private let store: NavigationStore
  private let bindings: SceneBindings

  init() throws {
    store = try .restored(from: MemoryWindowStorage(), of: Mail(), windows: 2)
    bindings = SceneBindings(store, scene: SceneID(number: 1))
  }

  private func push(_ route: PeopleRoute) {
    store.send(.scene(.navigate(to: route, in: .people), in: bindings.scene))
  }

  @Test func `keep all laws`() {
    let routes = [AnyRoute(MailRoute.account("work")), AnyRoute(PeopleRoute.person("ada"))]
    var alphabet = Alphabet<BindingSystem>(
      tabs: [0, 1],
      routes: routes,
      sheets: [AnyRoute(MailSheet.compose(to: "ada"))]
    )
    alphabet.links = [NavigationLink([routes[0]], in: 0), NavigationLink([routes[1]], in: 1)]
    alphabet.privateRoutes = [routes[0]]
    var policies = Policies()
    policies.pushMaySelectTab = true
    let verification = Verification(alphabet, policies: policies) {
      do {
        return try BindingSystem()
      } catch {
        preconditionFailure("A storage in memory did not keep the windows: \(error)")
      }
    }

    expectLaws(of: verification, exhaustiveTo: 2)
  }

  @Test func `pop to a beginning of the path, and ignore a late one`() {
    push(.person("ada"))
    let late = bindings.path(of: 1).get()
    bindings.path(of: 1).set([])
    #expect(bindings.path(of: 1).get().isEmpty)
    push(.person("ada"))
    push(.message(7))
    push(.message(8))
    let path = bindings.path(of: 1).get()

    bindings.path(of: 1).set(late)
    #expect(bindings.path(of: 1).get() == path)

    bindings.path(of: 1).set(Array(path.prefix(1)))
    #expect(bindings.path(of: 1).get() == Array(path.prefix(1)))
  }

  @Test func `dismiss what was read, and nothing that is presented in its place`() throws {
    store.send(.scene(.present(MailSheet.compose(to: "ada")), in: bindings.scene))
    let read = bindings.presented(at: 0)
    let first = try #require(read.get())
    store.send(.scene(.dismiss(first.id), in: bindings.scene))
    store.send(.scene(.present(MailSheet.compose(to: "ada")), in: bindings.scene))

    read.set(nil)
    read.isPresent().set(false)

    let second = try #require(bindings.presented(at: 0).get())
    #expect(second.id != first.id)
    #expect(bindings.presented(at: 0) { $0.id == first.id }.get() == nil)
    bindings.presented(at: 0).isPresent().set(false)
    #expect(!bindings.presented(at: 0).isPresent().get())
  }

  @Test func `replace the text of a field, which is then unsaved input`() throws {
    store.send(.scene(.present(MailSheet.compose(to: "ada")), in: bindings.scene))
    let letter = try #require(bindings.presented(at: 0).get())
    let text = bindings.text(of: .text, on: .presentation(letter.id))
    #expect(text.get() == "")

    text.set("Dear Ada")

    #expect(text.get() == "Dear Ada")
    let written = try #require(bindings.presented(at: 0).get())
    #expect(bindings.router?.app.hasUnsavedInput(written) == true)
  }

  @Test func `replace the text on the screen of an entry`() throws {
    push(.person("ada"))
    push(.message(7))
    let id = try #require(bindings.path(of: 1).get().first)
    let text = bindings.text(of: .text, on: .entry(id))

    text.set("Ada")

    #expect(text.get() == "Ada")
    #expect(bindings.entry(id, of: 1)?.view.text(of: .text) == "Ada")
  }

  @Test func `replace the text on the screen of a tab's root`() {
    let text = bindings.text(of: .text, on: .root(0))

    text.set("Ada")

    #expect(text.get() == "Ada")
    #expect(bindings.text(of: .text, on: .root(1)).get() == "")
  }

  @Test func `say why a link is refused`() {
    let words = bindings.open("mail://basement", of: Mail.links)

    #expect(words?.contains("basement") == true)
    #expect(bindings.open("mail://person/ada", of: Mail.links) == nil)
    #expect(bindings.path(of: 1).get().count == 1)
  }

  @Test func `close their window, and read nothing afterwards`() {
    push(.person("ada"))

    bindings.close()

    #expect(bindings.router == nil)
    #expect(bindings.path(of: 1).get().isEmpty)
    #expect(store.windows.windows.map(\.id.number) == [2])
  }
}

@MainActor @Suite struct `The windows on the screen` {
  private let store: NavigationStore
  private let shown: ShownWindows
  private let windows = (1...3).map { SceneID(number: $0) }

  init() throws {
    store = try .restored(from: MemoryWindowStorage(), of: Mail(), windows: 2, areReady: false)
    shown = ShownWindows(of: store, systemKeepsWindows: false)
  }

  @Test func `are those of the store, and then new ones`() {
    #expect([shown.next(), shown.next(), shown.next()] == windows)
    #expect(store.windows.windows.count == 3)
  }

  @Test func `follow those that the store opens`() {
    #expect(shown.show(windows[0]) == windows[0])
    store.send(.app(.openWindow(nil)))

    #expect(shown.takeHidden() == [windows[1], windows[2]])
    #expect(shown.takeHidden() == [])
    shown.hide(windows[1])
    #expect(shown.next() == windows[1])
  }

  @Test func `are left to a system that restores them itself`() {
    let shown = ShownWindows(of: store, systemKeepsWindows: true)
    #expect(shown.show(windows[0]) == windows[0])

    #expect(shown.takeHidden() == [])
    #expect(shown.next() == windows[2])
    store.send(.app(.openWindow(nil)))
    #expect(shown.takeHidden() == [SceneID(number: 4)])
  }

  @Test func `are shown again when the store reopens them`() {
    _ = (shown.show(windows[0]), shown.takeHidden())
    store.send(.app(.closeWindow(windows[1])))
    shown.hide(windows[1])
    #expect(shown.takeHidden() == [])

    store.send(.app(.reopenWindow))

    #expect(shown.takeHidden() == [windows[1]])
  }

  @Test func `come back if they cannot be closed`() {
    _ = (shown.show(windows[0]), shown.takeHidden())
    let bindings = SceneBindings(store, scene: windows[1])
    store.send(.scene(.present(MailSheet.compose(to: "ada")), in: bindings.scene))
    let draft = store.windows.router(bindings.scene)?.presented?.screen ?? .root(0)
    store.send(.scene(.edit(draft, .text, .insert("Dear Ada")), in: bindings.scene))

    shown.hide(windows[1])
    bindings.close()

    #expect(shown.takeHidden() == [windows[1]])
  }

  @Test func `stand for a window that is gone`() {
    #expect(shown.show(SceneID(number: 9)) == windows[0])
  }

  @Test func `open the links that waited for the first of them`() {
    let bindings = SceneBindings(store, scene: windows[1])
    #expect(bindings.open("mail://person/ada", of: Mail.links) == nil)
    #expect(bindings.path(of: 1).get().isEmpty)

    #expect(shown.show(windows[0]) == windows[0])

    #expect(bindings.path(of: 1).get().count == 1)
  }
}
