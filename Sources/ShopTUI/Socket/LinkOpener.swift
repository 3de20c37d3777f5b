import SceneNavigation
import ShopCore
import ShopScreens

/// Opens links from outside and reports where they landed.
struct LinkOpener {
  let app: ShopApp

  func open(_ request: LinkRequest) -> LinkAnswer {
    let target: LinkTarget
    do {
      target = try DeepLink(request.link).target(in: app.shop.state)
    } catch {
      return .refused(error.description)
    }
    switch request.place {
    case .focusedWindow: return open(target, in: app.windows.window(app.windows.focus))
    case .newWindow: return openWindow(at: target)
    case .window(let letter):
      guard let window = app.windows.windows.named(letter) else {
        return .refused(Self.words(forMissing: letter, besides: app.windows.windows))
      }
      return open(target, in: window)
    }
  }

  private func open(_ target: LinkTarget, in window: SceneWindow?) -> LinkAnswer {
    guard let window, let scene = app.windows.router(window.id)?.state else {
      return .refused("The window is gone.")
    }
    let preview = LinkPreview(of: target, in: scene)
    let record = app.send(.scene(.openLink(target), in: window.id), cause: .link)
    return answer(for: record, in: window, effects: preview.effects)
  }

  private func openWindow(at target: LinkTarget) -> LinkAnswer {
    let record = app.send(.app(.openWindow(target)), cause: .link)
    guard let record, case .windowOpened(let window, let link) = record.outcome else {
      return answer(for: record, in: nil, effects: "")
    }
    if let link, !link.isLanding, !link.isChange {
      let words = ActionWords(record, in: app.shop.state).words
      if case .linkWaits = link { return .landed(place: window.letter, effects: words) }
      return .refused(words + ".")
    }
    let asks = app.windows.router(window.id)?.presented != nil
    return landed(in: window, effects: asks ? "a new window, which asks first" : "a new window")
  }

  /// The answer for an action; if a guard asked or refused, in its words.
  private func answer(for record: ActionRecord?, in window: SceneWindow?, effects: String)
    -> LinkAnswer
  {
    guard let record else { return .refused("The shop is busy with another action.") }
    let words = ActionWords(record, in: app.shop.state).words
    switch (record.outcome, window) {
    case (.linkWaits, let window?): return .landed(place: window.letter, effects: words)
    case (.presented(let question), let window?):
      return landed(in: window, effects: self.words(for: question, in: window) ?? words)
    // The sign-in is already shown for this link.
    case (.covered(let question), let window?) where question.content.isSignIn:
      return landed(in: window, effects: self.words(for: question, in: window) ?? words)
    case (.covered, let window?):
      return .refused("Window \(window.letter) asks something first: answer that there.")
    case (.pushed, let window?): return landed(in: window, effects: words)
    case (let outcome, let window?) where outcome.isChange || outcome == .unchanged:
      return landed(in: window, effects: effects)
    default: return .refused(words.prefix(1).uppercased() + words.dropFirst() + ".")
    }
  }

  /// What a window asks before it follows a link; nil if it asks nothing.
  private func words(for question: Presentation, in window: SceneWindow) -> String? {
    switch question.content {
    case .fullScreenCover(.signIn): return "asks to sign in first"
    case .confirmationDialog(.leave(let id, _)):
      let flow = app.windows.router(window.id)?.presentations.first { $0.id == id }
      let words = flow?.content.words(in: app.shop.state)
      return words.map { "asks first whether to leave the \($0)" }
    case .confirmationDialog, .fullScreenCover, .sheet, .alert: return nil
    }
  }

  private func landed(in window: SceneWindow, effects: String) -> LinkAnswer {
    guard let scene = app.windows.router(window.id)?.state else {
      return .refused("The window is gone.")
    }
    let shop = app.shop.state
    let path = shop.path(of: scene.selectedTab, in: scene)
    var effects = effects
    if let missing = scene.stack(of: scene.selectedTab).top.flatMap({ Place($0.route) }),
      !shop.has(missing)
    {
      effects += " · \(Self.nothingThere)"
      if let guess = shop.catalog.guesses(for: missing).hits.first,
        let link = try? DeepLink(to: guess.place, in: scene.selectedTab)
      {
        effects += "; \(link) is the nearest"
      }
    }
    return .landed(place: "\(window.letter) · \(path)", effects: effects)
  }

  /// Added for a window at a place the shop doesn't have.
  static let nothingThere = "the shop has nothing there"

  /// Says that no window has this letter, and lists those that are open or would be opened.
  static func words(
    forMissing letter: String,
    besides windows: [SceneWindow],
    areOpen: Bool = true
  ) -> String {
    let letters = windows.map(\.letter)
    let list = letters.list("and")
    let isOne = letters.count == 1
    let rest =
      areOpen
      ? isOne ? "only \(list) is open" : "\(list) are open" : "only \(list) would be opened"
    return "There is no window “\(letter.prefix(8))”: \(rest)."
  }
}

nonisolated extension [SceneWindow] {
  /// The window with a letter, or with a number counted from 1; nil if there is none.
  func named(_ name: String) -> SceneWindow? {
    if let number = Int(name) { return indices.contains(number - 1) ? self[number - 1] : nil }
    return first { $0.letter == name }
  }
}
