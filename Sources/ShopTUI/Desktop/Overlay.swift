import DesignSystem
import SceneNavigation

/// A box over all windows that takes the keys.
enum Overlay {
  case message(String)
  case help(Help)
  case prompt(Prompt)
  case menu(Menu)
}

extension Overlay {
  var hints: [KeyBinding.Hint] {
    func hints(_ others: [(String, String)], enter: String?, esc: String) -> [KeyBinding.Hint] {
      (enter.map { [KeyBinding.Hint("Enter", $0, .open)] } ?? [])
        + [KeyBinding.Hint("Esc", esc, .back)]
        + others.map { KeyBinding.Hint($0, $1) }
    }
    switch self {
    case .message: return hints([], enter: nil, esc: "close")
    case .help:
      return hints([("↑↓ PgUp PgDn", "scroll"), ("a–z", "search")], enter: nil, esc: "close")
    case .prompt(let prompt):
      return switch prompt.purpose {
      case .link:
        hints(
          [("Tab", "complete"), ("↑↓", "move"), ("Ctrl-U", "clear")],
          enter: "open",
          esc: "cancel"
        )
      case .palette where prompt.choices.isEmpty:
        hints([("Ctrl-U", "clear")], enter: nil, esc: "cancel")
      case .palette: hints([("↑↓", "move"), ("Ctrl-U", "clear")], enter: "run", esc: "cancel")
      case .move where prompt.choices.isEmpty: hints([], enter: nil, esc: "cancel")
      case .move: hints([("↑↓", "move")], enter: "move it there", esc: "cancel")
      }
    case .menu(let menu):
      let others =
        switch menu.page {
        case .chooseWindow: [("1–9 A–Z", "a window"), ("↑↓", "move")]
        case .wirings: [("Tab", "presets, switches"), ("↑↓", "move")]
        case .windows, .objects, .lessons, .lesson, .mistakes: [("↑↓", "move")]
        }
      return hints(
        others,
        enter: menu.page == .objects ? nil : "choose",
        esc: menu.before.isEmpty ? "close" : "back"
      )
    }
  }
}

extension Overlay {
  var position: ListPosition {
    get {
      switch self {
      case .message: ListPosition()
      case .help(let help): help.position
      case .prompt(let prompt): prompt.position
      case .menu(let menu): menu.position
      }
    }
    set {
      switch self {
      case .message: break
      case .help(var help):
        help.position = newValue
        self = .help(help)
      case .prompt(var prompt):
        prompt.scroll = newValue.scroll
        self = .prompt(prompt)
      case .menu(var menu):
        menu.position = newValue
        self = .menu(menu)
      }
    }
  }

  var hasSelection: Bool {
    switch self {
    case .message, .help: false
    case .prompt(let prompt): prompt.chosen != nil
    case .menu: true
    }
  }
}

extension Desktop {
  /// False if the user scrolled the selection of the overlay out of sight.
  func isSelectionInSight(in overlay: Overlay) -> Bool {
    !overlay.hasSelection || withSelectionInSight(overlay).position == overlay.position
  }

  /// Scrolls the overlay so that its selection is visible.
  func withSelectionInSight(_ overlay: Overlay) -> Overlay {
    let dialog = dialog(for: overlay)
    guard dialog.layout.selectableCount > 0 else { return overlay }
    var overlay = overlay
    overlay.position = dialog.viewport.inSight(overlay.position)
    return overlay
  }

  func dialog(for overlay: Overlay) -> Dialog {
    switch overlay {
    case .message(let words): dialog(saying: words)
    case .help(let help): dialog(for: help)
    case .prompt(let prompt): dialog(for: prompt)
    case .menu(let menu): dialog(for: menu)
    }
  }

  private func dialog(saying words: String) -> Dialog {
    let content = ScreenContent<Target>(title: "Message", rows: [.text(words)])
    return Dialog(content, width: 100, hint: "any key closes", in: canvas.bounds)
  }

  private func dialog(for help: Help) -> Dialog {
    let field = Row<Target>.field(
      "",
      text: help.draft.text,
      placeholder: "type to search: a key, or a word",
      cursor: help.draft.cursor
    )
    return Dialog(
      keymap.help(matching: help.draft.text),
      below: [field],
      width: 76,
      height: Dialog.mostLines(in: canvas.bounds) + 2,
      hint: "Esc closes",
      in: canvas.bounds
    )
  }
}
