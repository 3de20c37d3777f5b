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

  static func refuseUnknownHelp(in arguments: [String]) throws {
    guard arguments.first == "help",
      let name = arguments.dropFirst().first(where: { !$0.hasPrefix("-") }),
      !commands.contains(name)
    else { return }
    throw unknown(name)
  }

  /// Refuses an unknown command: `shop` itself takes options only.
  static func refuseUnknownCommand(in arguments: [String]) throws {
    guard let name = arguments.first, !name.isEmpty, !name.hasPrefix("-"),
      !commands.contains(name)
    else { return }
    throw unknown(name)
  }

  private static func unknown(_ name: String) -> ValidationError {
    let guess = name.nearest(of: commands).map { " Did you mean “\($0)”?" } ?? ""
    return ValidationError("There is no command “\(name)”.\(guess)")
  }

  private static var commands: [String] {
    ShopCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  private static func names(in help: String) -> Set<Substring> {
    Set(help.split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") })
  }
}
