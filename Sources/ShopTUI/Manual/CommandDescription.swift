/// A command as described by the command-line parser.
nonisolated struct CommandDescription: Decodable {
  let commandName: String
  let shouldDisplay: Bool
  let abstract: String?
  let discussion: String?
  let subcommands: [CommandDescription]?
  let arguments: [ArgumentDescription]?

  var shownArguments: [ArgumentDescription] {
    (arguments ?? []).filter(\.shouldDisplay)
  }

  /// Without `help`, which does the same as `--help`.
  var shownSubcommands: [CommandDescription] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }
}

/// An argument, option or flag as described by the command-line parser.
nonisolated struct ArgumentDescription: Decodable {
  enum Kind: String, Decodable {
    case positional
    case option
    case flag
  }

  struct Name: Decodable {
    let kind: String
    let name: String

    /// With its dashes.
    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  let kind: Kind
  let shouldDisplay: Bool
  let isOptional: Bool
  let isRepeating: Bool
  let names: [Name]?
  let preferredName: Name?
  let valueName: String?
  let defaultValue: String?
  let abstract: String?

  /// True if every command has it.
  var isEverywhere: Bool { ["--help", "--version"].contains(preferredName?.text) }
}
