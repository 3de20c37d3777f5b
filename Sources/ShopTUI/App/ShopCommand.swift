import ArgumentParser
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
      without, 2 where standard input or output is no terminal, 3 where the session is open \
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

  @OptionGroup var composition: WiringOptions

  @Option(
    help: ArgumentHelp(
      "Sell what is in a file: JSON, or as Shopify exports it.",
      valueName: "file"
    ),
    completion: .file(extensions: ["json", "csv"])
  )
  var catalog: String?

  @OptionGroup var money: MoneyOptions

  /// Carries the command line out; what is wrong with it is said with its own words in it, of which
  /// none tells the terminal anything.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let status = exitCode(for: error)
      guard !status.isSuccess else { exit(withError: error) }
      let words = fullMessage(for: error)
      if !words.isEmpty { sayAside(words) }
      exit(withError: status)
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      do {
        try run(opening: links.map { LinkRequest(link: $0.text) })
      } catch let error as SessionError {
        throw refusal(error, status: 3)
      }
    }
  }

  /// Runs the shop with links that were sent before it was there; throws a ``SessionError`` where
  /// another program has the session.
  @MainActor func run(opening requests: [LinkRequest]) throws {
    let container: DependencyContainer
    let keeper: SessionKeeper
    let listener: LinkListener?
    let terminal: Terminal
    do {
      keeper = try openSession()
      listener = listen(for: keeper)
      container = try DependencyContainer(
        keeping: keeper.kept,
        catalogFile: catalog,
        reader: money.reader
      )
      terminal = try Terminal(theme: container.theme)
    } catch let error as CatalogError {
      throw refusal(error, status: error.exitStatus)
    } catch let error as ShopDatabaseError {
      throw refusal(error, status: 4)
    } catch let error as TerminalError {
      throw refusal(error, status: 2)
    }
    let loop = RunLoop(
      terminal: terminal,
      container: container,
      keeper: keeper,
      links: listener,
      wiring: composition.wiring,
      windowCount: windows.count
    )
    loop.run(opening: requests)
  }

  /// Listens for links where others can find the session; without it one can still go on.
  @MainActor private func listen(for keeper: SessionKeeper) -> LinkListener? {
    guard keeper.hasSession else { return nil }
    do {
      return try LinkListener(at: session.directory.socketPlace(of: session.name))
    } catch {
      complain("Links cannot be sent here with “shop open”: \(error)")
      return nil
    }
  }

  /// Opens the session; where nothing can be kept, asks whether to go on all the same.
  @MainActor private func openSession() throws -> SessionKeeper {
    do {
      return try SessionKeeper.open(
        session.name,
        under: composition.wiring,
        isFresh: fresh,
        in: session.directory
      )
    } catch SessionError.unusable(let reason) {
      complain(reason)
      guard Question.isAnsweredYes("Go on without saving anything?") else {
        throw ExitCode.failure
      }
      return SessionKeeper(message: "Nothing is saved: \(reason)")
    }
  }
}
