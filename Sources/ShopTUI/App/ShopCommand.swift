import ArgumentParser
import Platform
import ShopCore
import ShopData

/// The command line.
@main struct ShopCommand: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "shop",
    abstract: "A shop in a terminal, with several windows that never move one another.",
    usage: """
      shop [<options>]
      shop <subcommand>
      """,
    discussion: """
      Every window has its own tabs, every tab its own way back. Press ? for the keys, q to quit.

      Exit status: 0 after quitting, 1 where the windows cannot be kept and one did not go on \
      without, or where the last steps could not be saved, 2 where standard input or output is no terminal, 3 where the session is open \
      already, 4 where the catalogue cannot be used, 6 where its format is unknown, 64 where the \
      command line is wrong.
      """,
    version: Version.words,
    subcommands: [
      ImportCommand.self, OpenCommand.self, ScenesCommand.self, SessionsCommand.self,
      ResetCommand.self, RoutesCommand.self, LessonsCommand.self, VerifyCommand.self,
      ReplayCommand.self, RecordCommand.self, ManualCommand.self,
    ]
  )

  @OptionGroup var windows: WindowOptions

  @OptionGroup var session: SessionOptions

  @Flag(help: "Begin with new windows; those there were go to the session NAME.previous.")
  var fresh = false

  @Option(
    name: .customLong("open"),
    help: ArgumentHelp(
      "Begin with this link in the focused window; can be given several times.",
      valueName: "link"
    ),
    completion: ShellCompletion.links,
    transform: { try DeepLink(typed: $0) }
  )
  var links: [DeepLink] = []

  @Option(
    help: ArgumentHelp(
      "Sell what is in a file: JSON, or a table as “shop import” takes it.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "jsonl", "csv", "tsv"])
  )
  var catalog: String?

  @OptionGroup var reading: CatalogOptions

  /// Carries the command line out; what is wrong with it is said with its own words in it, of which
  /// none tells the terminal anything.
  static func main() {
    StandardDescriptors.occupy()
    // Whatever may not become larger is told where it is written.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      try StrayOptions.refuseUnknownHelp(in: arguments)
      var command = try parseAsRoot()
      try StrayOptions.refuse(in: arguments, of: type(of: command))
      try command.run()
      try finishPrinting()
    } catch {
      end(with: error)
    }
  }

  /// Says what there is to say, be it what was asked for, and ends.
  @MainActor private static func end(with error: any Error) -> Never {
    let status = exitCode(for: error)
    guard status.isSuccess else {
      let words = words(for: error)
      if !words.isEmpty { sayAside(words) }
      exit(withError: status)
    }
    let answer = ShellScript.completed(fullMessage(for: error))
    if !answer.isEmpty { print(shown(answer, on: STDOUT_FILENO)) }
    do {
      try finishPrinting()
    } catch {
      exit(withError: error)
    }
    exit(withError: status)
  }

  /// What is wrong with the command line, and how the command is used that it names.
  ///
  /// The options of `shop` are read first, wherever they stand, and what is wrong with them comes with
  /// its usage.
  private static func words(for error: any Error) -> String {
    let words = CommandLine.arguments.filter { $0.contains("\n") }
      .reduce(fullMessage(for: error)) { $0.replacing($1, with: $1.onOneLine) }
    guard let usage = words.firstRange(of: "Usage: shop [<options>]"),
      let name = CommandLine.arguments.dropFirst().first,
      let command = configuration.subcommands.first(where: { $0.configuration.commandName == name })
    else { return words }
    return words[..<usage.lowerBound] + """
      Usage: \(usageString(for: command))
        See 'shop \(name) --help' for more information.
      """
  }

  func run() throws {
    // Not looked at by `validate`, which is asked about the options of each subcommand as well.
    if catalog == nil, let option = reading.given {
      throw ValidationError("“\(option)” is about the file of “--catalog”, and there is none.")
    }
    try MainActor.assumeIsolated { try launch.run() }
  }

  private var launch: Launch {
    Launch(
      session: session.name,
      isFresh: fresh,
      windowCount: windows.count,
      wiring: windows.wiring,
      catalogFile: catalog,
      reader: reading.reader,
      requests: links.map { LinkRequest(link: $0.text) }
    )
  }
}
