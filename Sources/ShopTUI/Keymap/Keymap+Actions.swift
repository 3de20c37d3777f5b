import ShopCore

/// A command with its name and keys.
struct KeyAction {
  let command: Command
  /// For example `zoom the window`.
  let name: String
  /// For example `z F5`.
  let keys: String
  /// The equivalent mouse gesture; nil if there is none.
  let mouse: String?
}

extension Keymap {
  /// Every command, in the order of the table.
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
  /// Its name if its line in the table covers several commands; nil if the line's words are about
  /// this one only.
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
