import ArgumentParser
import Platform
import ShopCore
import ShopData

@main struct ShopCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "shop",
    abstract: "A shop in the terminal with several windows; none ever moves another.",
    usage: """
      shop [<options>]
      shop <subcommand>
      """,
    discussion: """
      Each window has its own tabs, and each tab its own back stack. Press ? for the keys, q to quit. \
      --windows applies to a first start only. With --wiring, a mistake saves its windows in the \
      session NAME.WIRING.

      Exit status: 0 after quitting; 1 if saving is impossible and you declined to continue, or if \
      the last actions could not be saved; 2 if standard input or output is not a terminal; 3 if the \
      session is already open; 4 if the catalogue cannot be used; 6 if its format is unknown; 64 for \
      a usage error.
      """,
    version: Version.words,
    subcommands: [
      ImportCommand.self, OpenCommand.self, ScenesCommand.self, SessionsCommand.self,
      ResetCommand.self, DoctorCommand.self, RoutesCommand.self, LessonsCommand.self,
      VerifyCommand.self,
      ReplayCommand.self, RecordCommand.self, ManualCommand.self,
    ]
  )

  @OptionGroup var windows: WindowOptions

  @OptionGroup var session: SessionOptions

  @Flag(help: "Start with new windows; the old ones go to the session NAME.previous.")
  var fresh = false

  @Option(
    name: .customLong("open"),
    help: ArgumentHelp(
      "Open this link in the focused window at the start; repeatable.",
      valueName: "link"
    ),
    completion: ShellCompletion.links,
    transform: { try DeepLink(typed: $0) }
  )
  var links: [DeepLink] = []

  @Option(
    help: ArgumentHelp(
      "Sell the products of a file for this run: JSON, or a table as for “shop import”.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "jsonl", "csv", "tsv"])
  )
  var catalog: String?

  @OptionGroup var reading: CatalogOptions

  /// Runs the command line.
  ///
  /// Errors quote its words without control sequences.
  static func main() {
    StandardDescriptors.occupy()
    // With SIGXFSZ ignored, a file over the size limit is reported by the write itself.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      // Skips parsing if there are no arguments: parsing takes a fourth of the start time.
      guard !arguments.isEmpty else { return try refusingErrors(of: Launch().run) }
      try refuseArgumentsThatAreNotText()
      try MisplacedOptions.refuseUnknownCommand(in: arguments)
      var command = try parseAsRoot()
      try MisplacedOptions.refuse(in: arguments, of: type(of: command))
      try command.run()
      try finishPrinting()
    } catch {
      end(with: error)
    }
  }

  /// Refuses bytes that are not UTF-8: repaired, they would name another file.
  private static func refuseArgumentsThatAreNotText() throws {
    for (place, argument) in CommandLine.arguments.enumerated() {
      guard let bytes = CommandLine.unsafeArgv[place], String(validatingCString: bytes) == nil
      else { continue }
      throw ValidationError(
        "“\(argument)” is not UTF-8 text: if it is a file, give it a name that is."
      )
    }
  }

  /// Prints the error, or the help that was requested, and exits.
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

  /// The error with the usage of the command it concerns.
  ///
  /// The options of `shop` are read first, wherever they are, so their errors come with the usage
  /// of `shop`.
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

  func perform() throws {
    // Not in `validate`, which also runs for the options of each subcommand.
    if catalog == nil, let option = reading.given {
      throw ValidationError("“\(option)” needs “--catalog FILE”.")
    }
    let (own, other) = (session.name.underRightWiring, session.name.wiring)
    guard other.isRight else {
      throw ValidationError(
        "“\(session.name)” has the windows of “\(own)” under a mistake: open them with "
          + "“--session \(own) --wiring \(other.rawValue)”."
      )
    }
    try launch.run()
  }

  var launch: Launch {
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
