import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

extension Prompt {
  var position: ListPosition { ListPosition(selection: chosen ?? 0, scroll: scroll) }

  /// The most important keys that fit.
  fileprivate func hint(width: Int) -> String {
    switch purpose {
    case .link: (width < 50 ? "" : "Tab complete · ") + "Enter open · Esc cancel"
    case .palette where choices.isEmpty, .move where choices.isEmpty: "Esc cancel"
    case .palette: "Enter run · Esc cancel"
    case .move: "Enter move · Esc cancel"
    }
  }

  /// The most lines it can need: the field, a sentence in two lines, a divider and the choices; nil
  /// if there is no such limit.
  fileprivate var linesNeeded: Int? {
    if case .move(let picker) = purpose { 4 + picker.count } else { nil }
  }

  fileprivate var placeholder: String {
    switch purpose {
    case .link: "product/teapot"
    case .palette: "an action, a place or a window"
    case .move: "a window"
    }
  }

  fileprivate var rows: ScreenContent<Target>.Block {
    let pattern =
      switch purpose {
      case .link: FuzzyPattern("")
      case .palette, .move: FuzzyPattern(text)
      }
    return .list(count: choices.count) { number in
      let choice = choices[number]
      return .item(
        choice.title.text,
        marks: pattern.marks(in: choice.title),
        detail: choice.detail,
        trailing: choice.trailing,
        trailingStyle: choice.trailingStyle,
        action: .overlay(.row(number))
      )
    }
  }
}

extension Desktop {
  private static let promptHeight = 20
  /// Kept in sight even on a small screen.
  private static let fewestChoices = 3

  func dialog(for prompt: Prompt) -> Dialog {
    let area = canvas.bounds
    let lines = min(Dialog.mostLines(in: area), Self.promptHeight - 2, prompt.linesNeeded ?? .max)
    let width = min(76, area.width - 2)
    let room = max(lines - 2 - min(prompt.choices.count, Self.fewestChoices), 1)
    let field = Row<Target>.field(
      "",
      text: prompt.text,
      placeholder: prompt.placeholder,
      cursor: prompt.draft.cursor
    )
    return Dialog(
      ScreenContent(title: title(of: prompt), blocks: [prompt.rows]),
      below: [field] + explanation(of: prompt).rows(width: width - 5, room: room)
        + (prompt.choices.isEmpty ? [] : [.divider()]),
      width: width,
      height: lines + 2,
      hint: prompt.hint(width: width),
      in: area
    )
  }

  private func title(of prompt: Prompt) -> String {
    switch prompt.purpose {
    case .link(in: nil): "Open a link in a new window"
    case .link(let id?): "Open a link in \(letter(of: id))"
    case .palette: "Commands"
    case .move(let picker): "Move \(picker.place) from \(picker.source.letter)"
    }
  }

  private func explanation(of prompt: Prompt) -> Explanation {
    if let words = hindrance(to: prompt) { return Explanation(words, .warning) }
    return switch prompt.purpose {
    case .link(let id): explanation(of: prompt, in: id)
    case .palette, .move: explanation(ofChosenIn: prompt)
    }
  }

  /// What changed between the prompt and its window, so that it would do something other than it
  /// says; nil if nothing did.
  func hindrance(to prompt: Prompt) -> String? {
    switch prompt.purpose {
    case .link: return nil
    case .palette(_, let id, let screen):
      let focus = app.windows.focus
      guard focus == id else {
        return "The focus moved to \(letter(of: focus)): nothing was done."
      }
      if app.windows.router(id)?.screen == screen { return nil }
      return "\(letter(of: id)) has moved on: nothing was done."
    case .move(let picker):
      if app.windows.router(picker.source.id)?.stack.top?.id == picker.entry { return nil }
      return "\(picker.source.letter) has moved on: nothing was moved."
    }
  }

  private func letter(of id: SceneID) -> String { app.windows.window(id)?.letter ?? "" }

  private func explanation(of prompt: Prompt, in id: SceneID?) -> Explanation {
    if let choice = prompt.chosenChoice, choice.isUnfinished {
      return Explanation("Enter or Tab continues from here.", .secondary)
    }
    let text = prompt.chosenChoice?.completion ?? prompt.text
    guard text.contains(where: { !$0.isWhitespace }) else {
      let words =
        "Type a destination." + (prompt.hasHistory ? " ↑ recalls earlier links." : "")
      return Explanation(words, prompt.isRefused ? .danger : .secondary)
    }
    do {
      let isTyping = prompt.chosen == nil && !prompt.choices.isEmpty
      let link = try DeepLink(typed: text)
      return preview(of: link, in: id, isTyping: isTyping)
    } catch {
      if prompt.isRefused { return Explanation(error.description, .danger) }
      return Explanation(error.description, prompt.choices.isEmpty ? .warning : .secondary)
    }
  }

  private func explanation(ofChosenIn prompt: Prompt) -> Explanation {
    guard let choice = prompt.chosenChoice else {
      return Explanation("No match for “\(prompt.text)”.", .warning)
    }
    switch choice.effect {
    case .carryOut(let command):
      let mouse = keymap.actions.first { $0.command == command }?.mouse
      return Explanation(mouse.map { "Mouse · \($0)" } ?? "", .secondary)
    case .openLink(let link):
      return preview(of: link, in: app.windows.focus, isTyping: false)
    case .movePlace(let source, let id): return explanation(ofMovingFrom: source, to: id)
    case .menu(.focus(let id)):
      return Explanation("The focus goes to \(letter(of: id)); no window moves.", .secondary)
    case .send, .menu, .complete: return Explanation("", .secondary)
    }
  }

  /// What opening a link would do, and whether its target exists; a missing target is no problem
  /// while the link is still being typed.
  private func preview(of link: DeepLink, in id: SceneID?, isTyping: Bool) -> Explanation {
    let shop = app.shop.state
    let router = id.flatMap { app.windows.router($0) }
    let preview = LinkPreview(of: link.target(in: shop), in: router?.state ?? SceneState())
    if let obstacle = obstacle(on: link, in: router) {
      return Explanation("\(shop.title(of: link)) · \(obstacle)", .warning)
    }
    let words = "\(shop.title(of: link)) · \(preview)"
    guard link.place.map({ shop.has($0) }) ?? true else {
      let style: Style = isTyping ? .secondary : .warning
      return Explanation("\(words) · the shop has nothing there", style)
    }
    return Explanation(words, preview.isAlreadyThere ? .secondary : .good)
  }

  /// What moving a window's place to another window, or to a new one, would do.
  private func explanation(ofMovingFrom source: SceneID, to id: SceneID?) -> Explanation {
    let shop = app.shop.state
    let scene = app.windows.router(source)?.state
    guard let scene, let link = scene.link, let target = scene.target(in: shop) else {
      return Explanation("", .secondary)
    }
    let router = id.flatMap { app.windows.router($0) }
    if let obstacle = obstacle(on: link, in: router) { return Explanation(obstacle, .warning) }
    let letter = id.map { self.letter(of: $0) } ?? "a new window"
    let preview = LinkPreview(of: target, in: router?.state ?? SceneState())
    return Explanation("Goes to \(letter) · \(preview)", .good)
  }

  /// What has to be dealt with before a window can open the link; nil if nothing has.
  private func obstacle(on link: DeepLink, in router: SceneRouter?) -> String? {
    switch (router?.presentations).map(AppDescription.shop.dismissalCheck) {
    case .asks(let flow):
      return "asks first whether to leave the \(flow.content.words(in: app.shop.state))"
    case .covered: return "answer the question there first"
    case .free, nil: break
    }
    guard let place = link.place else { return nil }
    return switch app.resolution(of: place) {
    case .signIn: "asks to sign in first"
    case .go(let other) where other != place: "leads to \(app.shop.state.title(of: other))"
    case .loop: "redirects in a circle"
    case .go: nil
    }
  }
}

private struct Explanation {
  let words: String
  let style: Style

  init(_ words: String, _ style: Style) {
    self.words = words
    self.style = style
  }

  /// One line or more, as room allows; two if possible, so that the choices do not jump as the text
  /// changes.
  func rows(width: Int, room: Int) -> [Row<Target>] {
    let lines = TextCells.wrapped(words, width: max(width, 1))
    var shown = lines.prefix(room).map { $0 }
    if lines.count > room, let last = shown.popLast() {
      shown.append(TextCells.truncated(last + "…", to: max(width, 1)))
    }
    while shown.count < min(room, 2) { shown.append("") }
    return shown.map { .text($0, style: style) }
  }
}
