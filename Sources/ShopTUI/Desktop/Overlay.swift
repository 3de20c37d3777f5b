import DesignSystem

/// What stands over all windows and takes the keys.
enum Overlay {
  case help(ListPosition)
  case prompt(Prompt)
  case menu(Menu)
}

extension Keymap {
  /// The whole table as a screen of the help.
  var help: ScreenContent<Target> {
    let rows: [Row<Target>] = Row.definitions(bindings.map { ($0.keyWords, $0.words) })
    let mouse: [Row<Target>] = Row.definitions(
      bindings.compactMap { binding in
        guard let mouse = binding.mouse else { return nil }
        // Where it does something else than the keys, it says so itself.
        guard let colon = mouse.firstRange(of: ": ") else { return (mouse, binding.words) }
        return (String(mouse[..<colon.lowerBound]), String(mouse[colon.upperBound...]))
      }
    )
    return ScreenContent(
      title: "Keys",
      rows: rows + [
        .blank(),
        .text(
          "In a text field letters are text. Enter continues, Esc leaves the field.",
          style: .secondary
        ),
        .text("Esc or q closes this; Ctrl-C quits.", style: .secondary),
        .blank(), .heading("Mouse"),
      ] + mouse
    )
  }
}
