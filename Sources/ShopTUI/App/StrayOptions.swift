import ArgumentParser

/// Options of `shop` itself beside a command that does not take them.
///
/// The parser reads what `shop` takes wherever it stands, and would pass over it in silence.
enum StrayOptions {
  /// Refuses the first of them, if there is any.
  static func refuse(in arguments: [String], of command: any ParsableCommand.Type) throws {
    let given = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }
    guard !given.isEmpty,
      ShopCommand.configuration.subcommands.contains(where: { $0 == command })
    else { return }
    let known = names(in: ShopCommand.helpMessage(for: command))
    let strays = names(in: ShopCommand.helpMessage()).subtracting(known)
    guard let stray = given.map({ $0.prefix { $0 != "=" } }).first(where: strays.contains) else {
      return
    }
    let name = command.configuration.commandName ?? ""
    throw ValidationError("“shop \(name)” has no option “\(stray)”; it is for “shop” by itself.")
  }

  /// Refuses to help with a command there is not.
  static func refuseUnknownHelp(in arguments: [String]) throws {
    guard arguments.first == "help",
      let name = arguments.dropFirst().first(where: { !$0.hasPrefix("-") }),
      !ShopCommand.configuration.subcommands.contains(where: {
        $0.configuration.commandName == name
      }),
      name != "help"
    else { return }
    throw ValidationError("There is no command “\(name)”.")
  }

  /// The options that a help speaks of.
  private static func names(in help: String) -> Set<Substring> {
    Set(help.split { !$0.isLetter && $0 != "-" }.filter { $0.hasPrefix("--") })
  }
}
