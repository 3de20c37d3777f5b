import ArgumentParser
import SceneNavigation

/// Options of `shop` given with a command that does not take them.
///
/// The parser accepts them anywhere and would silently ignore them.
enum MisplacedOptions {
  static func refuse(in arguments: [String], of command: any ParsableCommand.Type) throws {
    let given = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
    guard !given.isEmpty,
      ShopCommand.configuration.subcommands.contains(where: { $0 == command })
    else { return }
    let known = names(in: ShopCommand.helpMessage(for: command))
    let ofShop = names(in: ShopCommand.helpMessage()).subtracting(known)
    guard let extra = given.map({ $0.prefix { $0 != "=" } }).first(where: ofShop.contains)
    else { return }
    let name = command.configuration.commandName ?? ""
    throw ValidationError("“shop \(name)” has no option “\(extra)”; it is for “shop” by itself.")
  }

  /// Refuses an unknown command, also after `help`: `shop` itself takes options only.
  static func refuseUnknownCommand(in arguments: [String]) throws {
    let isHelp = arguments.first == "help"
    let name = isHelp ? arguments.dropFirst().first { !$0.hasPrefix("-") } : arguments.first
    guard let name, isHelp || !name.isEmpty, !name.hasPrefix("-"), !commands.contains(name)
    else { return }
    let guess = name.nearest(of: commands).map { " Did you mean “\($0)”?" } ?? ""
    throw ValidationError("There is no command “\(name)”.\(guess)")
  }

  private static var commands: [String] {
    ShopCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  private static func names(in help: String) -> Set<Substring> {
    Set(help.split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") })
  }
}
