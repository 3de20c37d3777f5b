public import SceneNavigation

/// What SwiftUI reads from and writes to one window of a store; it has no state of its own.
@MainActor public struct SceneBindings {
  /// The store that holds the window.
  public let store: NavigationStore
  /// The window's scene.
  public let scene: SceneID

  /// The bindings of one window.
  public init(_ store: NavigationStore, scene: SceneID) {
    self.store = store
    self.scene = scene
  }

  /// The window's router, or nil once the window is closed; views that read it observe that.
  public var router: SceneRouter? {
    store.windows.window(scene).flatMap { store.windows.router($0.id) }
  }

  /// The selected tab; selecting it again is also an action.
  public var selectedTab: SceneBinding<Int> {
    SceneBinding(get: { router?.selection ?? 0 }, set: { send(.selectTab($0)) })
  }

  /// The ids of a tab's entries; writing a prefix pops the selected tab to it, and any other path is
  /// out of date and ignored.
  public func path(of tab: Int) -> SceneBinding<[Entry.ID]> {
    SceneBinding(
      get: { ids(of: tab) },
      set: { written in
        let path = ids(of: tab)
        guard router?.selection == tab, written.count < path.count, path.starts(with: written)
        else { return }
        send(.pop(path.count - written.count))
      }
    )
  }

  /// The presentation at a depth, counted from 0, if it is of a kind; writing nil dismisses only
  /// the presentation that was there when the binding was made.
  public func presented(
    at depth: Int,
    where isOfKind: @escaping @MainActor (Presentation) -> Bool = { _ in true }
  ) -> SceneBinding<Presentation?> {
    let read = presentation(at: depth, where: isOfKind)
    return SceneBinding(
      get: { presentation(at: depth, where: isOfKind) },
      set: { if $0 == nil, let read { send(.dismiss(read.id)) } }
    )
  }

  /// An entry of a tab; nil once it is gone.
  public func entry(_ id: Entry.ID, of tab: Int) -> Entry? {
    router?.stack(of: tab).entriesFromTop.first { $0.id == id }
  }

  /// The text of a field on a screen; writing replaces it.
  public func text(of field: FieldID, on screen: ScreenID) -> SceneBinding<String> {
    SceneBinding(
      get: { text(of: field, on: screen) },
      set: { text in
        if text != self.text(of: field, on: screen) { send(.edit(screen, field, .replace(text))) }
      }
    )
  }

  /// Opens a link in the window; returns what is wrong with a link that cannot be read.
  public func open(_ link: String, of links: LinkTable) -> String? {
    do {
      let target = links.target(of: try links.link(link))
      store.send(.scene(.openLink(target), in: scene), cause: .link)
      return nil
    } catch {
      return error.description
    }
  }

  /// Closes the window, after asking if it has unsaved input.
  public func close() {
    store.send(.app(.closeWindow(scene)), cause: .click)
  }

  private func text(of field: FieldID, on screen: ScreenID) -> String {
    guard let router else { return "" }
    let presentation = router.presentations.first { presentation in
      switch screen {
      case .root: false
      case .presentation(let id): presentation.id == id
      case .entry(let id): presentation.stack.contains(id)
      }
    }
    if let presentation, router.app.isSecret(field) {
      return router.secrets.drafts(of: presentation.id)[field]?.text ?? ""
    }
    let stacks = presentation.map { [$0.stack] } ?? router.app.tabs.indices.map(router.stack(of:))
    let view: ViewState? =
      switch screen {
      case .root(let tab): stacks[tab].root
      case .presentation: presentation?.stack.root
      case .entry(let id): stacks.lazy.flatMap(\.entriesFromTop).first { $0.id == id }?.view
      }
    return view?.text(of: field) ?? ""
  }

  private func ids(of tab: Int) -> [Entry.ID] {
    router?.stack(of: tab).entries.map(\.id) ?? []
  }

  private func presentation(
    at depth: Int,
    where isOfKind: @MainActor (Presentation) -> Bool
  ) -> Presentation? {
    guard let presentations = router?.presentations, presentations.indices.contains(depth),
      isOfKind(presentations[depth])
    else { return nil }
    return presentations[depth]
  }

  private func send(_ action: SceneAction) {
    store.send(.scene(action, in: scene), cause: .click)
  }
}
