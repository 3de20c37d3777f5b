import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// The prompts: for a link, and for anything by its name.
extension InputHandler {
  func askForLink(inNewWindow: Bool) {
    let history = TypingHistory(openedLinks.elements.map(\.text))
    let prompt = Prompt(
      .link(in: inNewWindow ? nil : focus),
      history: history,
      in: app.shop.state
    )
    desktop.overlay = .prompt(prompt)
  }

  func showPalette() {
    let shop = app.shop.state
    let palette = Palette(
      actions: desktop.keymap.actions,
      windows: app.windows.state.windows.map { ($0.window, shop.title(of: $0.scene)) },
      shop: shop,
      recent: usedChoices.elements
    )
    let screen = app.windows.router(focus)?.screen
    desktop.overlay = .prompt(Prompt(.palette(palette, in: focus, at: screen), in: shop))
  }

  /// Asks which window to move the focused place to; if it can't be moved, sends the action anyway,
  /// whose outcome says why.
  func askWhereToMove() {
    let shop = app.shop.state
    guard let source = app.windows.window(focus), let scene = app.windows.router(focus)?.state,
      scene.presentations.isEmpty, let target = scene.target(in: shop),
      let route = target.path.routes.last, let entry = app.windows.router(focus)?.stack.top
    else { return send(.movePlace(from: focus, to: nil)) }
    let others = app.windows.state.windows.filter { $0.id != focus }
    let picker = WindowPicker(
      place: shop.title(of: route),
      entry: entry.id,
      source: source,
      others: others.map { ($0.window, shop.title(of: $0.scene)) }
    )
    desktop.overlay = .prompt(Prompt(.move(picker), in: shop))
  }

  func copyLink() -> Request? {
    guard let state = app.windows.router(focus)?.state, let link = state.link else {
      desktop.say("This page has no link.")
      return nil
    }
    let isWhole = link.query != nil || !state.hasSearchText
    desktop.say(
      "Sent to the clipboard: \(link)" + (isWhole ? "" : " (the text is too long for a link)")
    )
    return .copy(link.text)
  }

  func handle(_ key: Key, in prompt: Prompt) -> Request? {
    var prompt = prompt
    if let edit = TextKeys.edit(for: key) {
      prompt.edit(edit, in: app.shop.state)
      desktop.overlay = .prompt(prompt)
      return nil
    }
    switch key {
    case Key(.up), .control("p"): prompt.goUp(in: app.shop.state)
    case Key(.down), .control("n"): prompt.goDown(in: app.shop.state)
    case Key(.pageUp): turnPage(of: &prompt, by: -1)
    case Key(.pageDown): turnPage(of: &prompt, by: 1)
    case Key(.tab): prompt.complete(in: app.shop.state)
    case Key(.enter):
      if desktop.isSelectionInSight(in: .prompt(prompt)) { return accept(prompt) }
    case Key(.escape):
      desktop.overlay = nil
      return nil
    default: return requestOnly(key)
    }
    show(prompt)
    return nil
  }

  /// Handles a click on a choice: a completion goes into the field, anything else is carried out.
  func click(choice number: Int) -> Request? {
    guard case .prompt(var prompt) = desktop.overlay else { return nil }
    prompt.choose(number)
    guard case .complete(let text) = prompt.chosenChoice?.effect else { return accept(prompt) }
    prompt.replaceText(by: text, in: app.shop.state)
    show(prompt)
    return nil
  }

  func paste(_ text: String, into prompt: Prompt) {
    var prompt = prompt
    let lines = text.split(whereSeparator: \.isNewline)
      .filter { $0.contains { !$0.isWhitespace } }
    let line = lines.first.map(String.init) ?? ""
    if lines.count > 1 { desktop.say("Only the first of \(lines.count) lines is used.") }
    let limit = prompt.draft.limit
    if prompt.text.count + line.count > limit { desktop.say(Self.cutNotice(limit)) }
    prompt.edit(.insert(line), in: app.shop.state)
    desktop.overlay = .prompt(prompt)
  }

  private func show(_ prompt: Prompt) {
    desktop.overlay = desktop.withSelectionInSight(.prompt(prompt))
  }

  private func turnPage(of prompt: inout Prompt, by pages: Int) {
    guard prompt.chosen != nil || pages > 0 else { return }
    let height = desktop.dialog(for: prompt).content.height
    prompt.choose((prompt.chosen ?? 0) + pages * max(height - 1, 1))
  }

  private func accept(_ prompt: Prompt) -> Request? {
    if let words = desktop.hindrance(to: prompt) {
      desktop.overlay = nil
      desktop.say(words)
      return nil
    }
    if case .link(let id) = prompt.purpose {
      openLink(from: prompt, in: id)
      return nil
    }
    guard let effect = prompt.chosenChoice?.effect else { return nil }
    desktop.overlay = nil
    if case .palette = prompt.purpose { usedChoices.note(effect) }
    return perform(effect)
  }

  func perform(_ effect: Choice.Effect) -> Request? {
    switch effect {
    case .carryOut(let command): return carryOut(command)
    case .openLink(let link): open(link, in: focus)
    case .send(let action):
      if let view = desktop.focusedView { open(Row(.blank, action: action), in: view, cause: .key) }
    case .menu(let effect): return carryOut(effect)
    case .movePlace(let source, let id): send(.movePlace(from: source, to: id))
    case .complete: break
    }
    return nil
  }

  /// Opens the typed or selected link; an unfinished or invalid one stays in the field.
  private func openLink(from prompt: Prompt, in id: SceneID?) {
    var prompt = prompt
    if let choice = prompt.chosenChoice, choice.isUnfinished {
      prompt.complete(in: app.shop.state)
      return show(prompt)
    }
    let text = prompt.chosenChoice?.completion ?? prompt.text
    guard text.contains(where: { !$0.isWhitespace }) else {
      prompt.refuse()
      return show(prompt)
    }
    do {
      let link = try DeepLink(typed: text)
      desktop.overlay = nil
      open(link, in: id)
    } catch {
      // The prompt shows the reason.
      prompt.refuse()
      show(prompt)
    }
  }

  private func open(_ link: DeepLink, in id: SceneID?) {
    openedLinks.note(link)
    let target = link.target(in: app.shop.state)
    let action: Action = id.map { .scene(.openLink(target), in: $0) } ?? .app(.openWindow(target))
    app.send(action, cause: .link)
  }
}
