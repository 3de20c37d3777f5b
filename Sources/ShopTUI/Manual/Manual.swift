import ArgumentParser
import Platform
import SceneNavigation
import ShopCore

/// The man page, made from the command definitions, the keymap and the link table.
struct Manual {
  private let command: CommandDescription

  private struct Description: Decodable {
    let command: CommandDescription
  }

  init() throws {
    let description = Data(ShopCommand._dumpHelp().utf8)
    command = try JSONDecoder().decode(Description.self, from: description).command
  }

  var roff: String {
    let name = command.commandName
    var page = Roff(name: name, day: Version.day, version: Version.number)
    page.section("NAME")
    page.addName(name, command.abstract ?? "")
    page.section("SYNOPSIS")
    for command in [command] + command.shownSubcommands { addSynopsis(of: command, to: &page) }
    page.section("DESCRIPTION")
    page.paragraphs(Self.description(of: command))
    page.section("OPTIONS")
    add(command.shownArguments, to: &page)
    page.section("COMMANDS")
    for command in command.shownSubcommands { add(command, to: &page) }
    addTables(to: &page)
    return page.text
  }

  /// The help text without the exit statuses, which have their own section.
  private static func description(of command: CommandDescription) -> String {
    let paragraphs = (command.discussion ?? "").split(separator: "\n\n")
    return paragraphs.filter { !$0.hasPrefix("Exit status:") }.joined(separator: "\n\n")
  }

  private func addSynopsis(of command: CommandDescription, to page: inout Roff) {
    let name = self.command.commandName
    let isRoot = command.commandName == name
    let words = Roff.bold(isRoot ? name : "\(name) \(command.commandName)")
    let arguments = command.shownArguments.filter { !$0.isEverywhere }.map(\.synopsis)
    page.paragraph(roff: ([words] + arguments).joined(separator: " "))
  }

  private func add(_ command: CommandDescription, to page: inout Roff) {
    page.subsection("\(self.command.commandName) \(command.commandName)")
    page.paragraphs(command.abstract ?? "")
    page.paragraphs(command.discussion ?? "")
    add(command.shownArguments.filter { !$0.isEverywhere }, to: &page)
  }

  private func add(_ arguments: [ArgumentDescription], to page: inout Roff) {
    for argument in arguments {
      let standard = argument.defaultValue.map { " Default: `\($0)`." } ?? ""
      page.item(roff: argument.term, (argument.abstract ?? "") + standard)
    }
  }

  private func addTables(to page: inout Roff) {
    page.section("KEYS")
    page.paragraphs(
      "In a text field letters are text; Esc leaves the field. Esc or q closes lists, lessons, panels "
        + "and time travel, = or q right beside wrong; Ctrl-C quits from anywhere."
    )
    for binding in Keymap.standard.bindings {
      let keys = binding.keyWords.split(separator: " ").map { Roff.bold(String($0)) }
      let mouse = binding.mouse.map { " Mouse: \($0)." } ?? ""
      page.item(roff: keys.joined(separator: " "), binding.words + "." + mouse)
    }
    page.section("LINKS")
    page.paragraphs(
      "`myshop://`, `myapp://` and `https://myshop.example/` mean the same before a place."
    )
    for form in LinkTable.shop.forms {
      page.item(roff: Roff.bold(form.spelling), "\(form.row.name), in \(form.tab.title).")
    }
    page.section("JSON")
    page.paragraphs(
      "A field without a value is left out or empty. Words in capitals stand for variable parts, or for a value whose own "
        + "fields are listed below."
    )
    for table in JSONFields.tables {
      page.subsection(table.command)
      for row in table.rows { page.item(roff: Roff.bold(row.field), row.words) }
    }
    page.section("EXIT STATUS")
    for status in ExitStatus.allCases {
      page.item(roff: Roff.bold("\(status.rawValue)"), "\(status.words).")
    }
    page.section("ENVIRONMENT")
    for (name, words) in Self.environment { page.item(roff: Roff.bold(name), words) }
    page.section("FILES")
    for (name, words) in Self.files { page.item(roff: Roff.bold(name), words) }
  }

  private static let environment = [
    (
      "XDG_STATE_HOME",
      "Everything is saved in its folder `shop`. If it is not an absolute path, `~/.local/state` is used."
    ),
    ("TERM", "The kind of terminal."),
    ("COLORFGBG", "The terminal's colours, if it does not answer which they are."),
    ("NO_COLOR", "If set, bold, reverse and underline replace colours."),
    (
      "LC_ALL, LC_CTYPE, LANG",
      "The locale. If it is not UTF-8, frames and text are plain ASCII."
    ),
  ]

  private static let files = [
    ("$XDG_STATE_HOME/shop/shop.db", "All windows, carts, orders and settings, and the catalogue."),
    (
      "$XDG_STATE_HOME/shop/shop.db.damaged-DATE",
      "A damaged file, moved out of the way."
    ),
    ("$XDG_STATE_HOME/shop/SESSION.lock", "Locked by the program that has the session open."),
    ("$XDG_STATE_HOME/shop/SESSION.sock", "The socket `shop open` sends links to."),
  ]
}

extension Roff {
  /// The line that `apropos` reads.
  fileprivate mutating func addName(_ name: String, _ abstract: String) {
    let words = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    addLine(roff: Self.escaped(name) + " \\- " + Self.escaped(words.lowercasedFirst))
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension ArgumentDescription {
  private var value: String { Roff.italic(valueName ?? "value") + (isRepeating ? " ..." : "") }

  fileprivate var synopsis: String {
    let name = Roff.bold(preferredName?.text ?? "")
    let words =
      switch kind {
      case .positional: value
      case .option: name + " " + value
      case .flag: name
      }
    return isOptional ? "[\(words)]" : words
  }

  fileprivate var term: String {
    let names = (names ?? []).map { Roff.bold($0.text) }.joined(separator: ", ")
    return switch kind {
    case .positional: value
    case .option: names + " " + value
    case .flag: names
    }
  }
}
