import ShopCore

/// Something a key does, by its name.
struct KeyAction {
  let command: Command
  /// Such as `zoom the window`.
  let name: String
  /// The keys that do it, such as `z F5`.
  let keys: String
  /// What the mouse does instead; nil where it does nothing.
  let mouse: String?
}

extension Keymap {
  /// Everything keys do, in the order of the table.
  var actions: [KeyAction] {
    var actions: [KeyAction] = []
    for binding in bindings {
      var commands: [Command] = []
      for (_, command) in binding.keys where !commands.contains(command) {
        commands.append(command)
      }
      actions += commands.map { command in
        let keys = binding.keys.filter { $0.command == command }.map(\.key.words)
        return KeyAction(
          command: command,
          name: command.ownName ?? binding.words,
          keys: keys.joined(separator: " "),
          mouse: binding.mouse
        )
      }
    }
    return actions
  }
}

extension Command {
  /// What it is called where a line of the table speaks of several; nil where the line's words
  /// are about this one alone.
  fileprivate var ownName: String? {
    switch self {
    case .nextWindow: "next window"
    case .previousWindow: "previous window"
    case .up: "select the row above"
    case .down: "select the row below"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .halfPageUp: "half a page up"
    case .halfPageDown: "half a page down"
    case .first: "first row"
    case .last: "last row"
    case .tab(let tab): "tab \(tab.title)"
    case .nextTab: "next tab"
    case .previousTab: "previous tab"
    case .openLink: "open a link"
    case .openLinkInNewWindow: "open a link in a new window"
    case .chooseWindow: "go to a window by its number"
    case .undo: "undo what the window did last"
    case .redo: "redo what was undone in the window"
    default: nil
    }
  }
}
