import NavigationLaws
import SceneNavigation
import SceneNavigationUI
import Testing

@testable import MailReader

/// The windows of the mail reader as a user of SwiftUI moves in them: through bindings, some of them late.
@MainActor final class BindingSystem: NavigationSystem {
  private let app = Mail()
  private let storage = MemoryWindowStorage()
  private var store: NavigationStore
  private var outcome: Outcome?
  private var redirectedAction: SceneAction?
  /// Every path that was ever read, by its window, its tab and its routes.
  private var paths: [Place: [[AnyRoute]: [Entry.ID]]] = [:]
  /// What was read when a presentation was there, by its name.
  private var dismissals: [String: SceneBinding<Presentation?>] = [:]

  private struct Place: Hashable {
    let window: SceneID
    let tab: Int
  }

  init() throws {
    store = try .restored(from: storage, of: app, windows: 2)
    observe()
  }

  private func observe() {
    store.observe { [unowned self] step in
      outcome = outcome ?? step.record.outcome
      redirectedAction = redirectedAction ?? step.record.redirectedAction
      for change in step.changes { noteWhatIsRead(in: change.window.id) }
    }
    for window in windows { noteWhatIsRead(in: window) }
  }

  private func noteWhatIsRead(in window: SceneID) {
    let bindings = bindings(of: window)
    for tab in app.appDescription.tabs.indices {
      let ids = bindings.path(of: tab).get()
      paths[Place(window: window, tab: tab), default: [:]][routes(of: tab, in: window)] = ids
    }
    for (depth, presentation) in (bindings.router?.presentations ?? []).enumerated() {
      let name = "\(presentation.id)"
      if dismissals[name] == nil { dismissals[name] = bindings.presented(at: depth) }
    }
  }

  private func routes(of tab: Int, in window: SceneID) -> [AnyRoute] {
    bindings(of: window).router?.stack(of: tab).entries.map(\.route) ?? []
  }

  private func bindings(of window: SceneID) -> SceneBindings {
    SceneBindings(store, scene: window)
  }

  var windows: [SceneID] { store.windows.windows.map(\.id) }

  func snapshot(of window: SceneID) -> WindowSnapshot<Int, AnyRoute> {
    let bindings = bindings(of: window)
    let paths = app.appDescription.tabs.indices.map { ($0, routes(of: $0, in: window)) }
    var presented: [PresentedSheet] = []
    while let next = bindings.presented(at: presented.count).get() {
      presented.append(PresentedSheet("\(next.modal.base)", id: "\(next.id)"))
    }
    return WindowSnapshot(
      selectedTab: bindings.selectedTab.get(),
      paths: Dictionary(uniqueKeysWithValues: paths.filter { !$0.1.isEmpty }),
      presented: presented
    )
  }

  func apply(_ action: NavigationAction<Int, AnyRoute, AnyRoute>, in window: SceneID) -> Reply {
    let bindings = bindings(of: window)
    let tab = bindings.selectedTab.get()
    let path = bindings.path(of: tab)
    switch action {
    case .push(let route):
      let tabs = app.appDescription.tabs
      let taker = ([tab] + tabs.indices).first { tabs[$0].accepts(route) }
      guard let taker else { return .refused("no tab takes it") }
      return reply { store.send(.scene(.navigate(route, in: taker), in: window)) }
    case .back:
      let depth = bindings.router?.presentations.count ?? 0
      if depth > 0 { return reply { bindings.presented(at: depth - 1).set(nil) } }
      return reply { path.set(path.get().dropLast()) }
    case .popToRoot: return reply { path.set([]) }
    case .select(let tab): return reply { bindings.selectedTab.set(tab) }
    case .open(let link):
      guard let text = text(of: link) else { return .refused("no link says that") }
      return reply { #expect(bindings.open(text, of: Mail.links) == nil) }
    case .present(let modal):
      return reply(mayPresent: true) { store.send(.scene(.present(modal), in: window)) }
    case .dismiss(let name): return reply { dismissals[name]?.set(nil) }
    }
  }

  func write(_ path: [AnyRoute], of tab: Int, in window: SceneID) -> Reply {
    guard let ids = paths[Place(window: window, tab: tab)]?[path] else {
      return .refused("it was never read")
    }
    return reply { bindings(of: window).path(of: tab).set(ids) }
  }

  private func text(of link: NavigationLink<Int, AnyRoute>) -> String? {
    let link = try? Mail.links.link(to: NavigationPath(link.path), in: link.tab)
    return link.flatMap { $0 }.map(Mail.links.text)
  }

  /// What came of a write; one that sent no action was late.
  private func reply(mayPresent: Bool = false, to write: () -> Void) -> Reply {
    outcome = nil
    redirectedAction = nil
    write()
    guard let outcome else { return .refused("it came late") }
    if case .linkWaits = outcome { return .done }
    if outcome == .unchanged, mayPresent { return .refused("it is already presented") }
    if outcome.effect == .refusal { return .refused("\(outcome)") }
    if case .presented(let presentation) = outcome, !mayPresent {
      return .redirected("\(presentation.modal.base) comes first")
    }
    return redirectedAction == nil ? .done : .redirected("the guard leads elsewhere")
  }

  func signIn() -> Reply { share(.signIn("ada")) }
  func signOut() -> Reply { share(.signOut) }

  private func share(_ session: Mail.Session) -> Reply {
    let reply = reply { store.send(.shared(AnyRoute(session))) }
    return outcome == .unchanged ? .refused("nothing changes") : reply
  }

  func openWindow() -> Reply { reply { store.send(.app(.openWindow(nil))) } }
  func duplicate(_ window: SceneID) -> Reply {
    reply { store.send(.app(.duplicateWindow(window))) }
  }
  func close(_ window: SceneID) -> Reply { reply { bindings(of: window).close() } }

  func relaunch(opening link: EarlyLink<SceneID, Int, AnyRoute>?) -> Reply {
    do {
      store = try .restored(from: storage, of: app, areReady: false)
    } catch {
      return .refused("\(error)")
    }
    paths = [:]
    dismissals = [:]
    observe()
    let shown = ShownWindows(of: store, systemKeepsWindows: false)
    var answer = Reply.done
    if let link, let text = text(of: link.link) {
      answer = reply { #expect(bindings(of: link.window).open(text, of: Mail.links) == nil) }
    }
    for window in windows { #expect(shown.show(window) == window) }
    return answer
  }
}
