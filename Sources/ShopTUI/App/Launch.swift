import ArgumentParser
import DesignSystem
import Platform
import ShopCore
import ShopData

/// A start of the shop, and what it is started with; by itself, as it is where nothing is said.
struct Launch {
  var session = SessionName.standard
  /// Whether it begins with new windows although others were kept.
  var isFresh = false
  /// How many windows it begins with; nil for as many as fit.
  var windowCount: Int?
  var wiring = NamedWiring.perScene
  /// The file of what is sold instead of the catalogue that was kept.
  var catalogFile: String?
  var reader = CatalogReader()
  /// Links that were sent before it was there.
  var requests: [LinkRequest] = []

  private let directory = SessionOptions.stateDirectory

  /// Runs the shop until somebody quits; what stands in the way is said, with the exit status for it.
  @MainActor func run() throws {
    do {
      try runInSession()
    } catch let error as SessionError {
      throw refusal(error, status: 3)
    }
  }

  /// Runs the shop until somebody quits; throws a ``SessionError`` where another program has the
  /// session.
  ///
  /// Whatever can be refused is looked at before the session is opened, which moves windows or counts
  /// the launches that come to nothing.
  @MainActor func runInSession() throws {
    let container: DependencyContainer
    let keeper: SessionKeeper
    let listener: LinkListener?
    let terminal: Terminal
    do {
      let found = try FoundTerminal()
      let file = try catalogFile.map { try CatalogFile(path: $0, by: reader) }
      (keeper, container) = try openSession(selling: file)
      listener = listen(for: keeper)
      terminal = try open(
        found,
        for: keeper,
        theme: container.theme(on: found.environment.background)
      )
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
      wiring: wiring,
      windowCount: windowCount
    )
    loop.run(opening: requests)
    if let failure = keeper.failure { throw refusal("Not saved: \(failure)", status: 1) }
  }

  /// Listens for links where others can find the session; without it one can still go on.
  @MainActor private func listen(for keeper: SessionKeeper) -> LinkListener? {
    guard keeper.hasSession else { return nil }
    do {
      return try LinkListener(at: directory.socketPlace(of: session))
    } catch {
      complain("Links cannot be sent here with “shop open”: \(error)")
      return nil
    }
  }

  /// Opens the terminal; where that fails, the launch came to nothing for another reason than its
  /// windows.
  @MainActor private func open(
    _ found: FoundTerminal,
    for keeper: SessionKeeper,
    theme: Theme
  ) throws(TerminalError) -> Terminal {
    do {
      return try Terminal(found, theme: theme)
    } catch {
      keeper.giveUp()
      throw error
    }
  }

  /// Opens the session and what it sells; where nothing can be kept, asks whether to go on all the same.
  @MainActor private func openSession(
    selling file: CatalogFile?
  ) throws -> (SessionKeeper, DependencyContainer) {
    do {
      return try SessionKeeper.open(
        session,
        under: wiring,
        sellsFile: file != nil,
        isFresh: isFresh,
        in: directory
      ) { try DependencyContainer(keeping: $0, selling: file) }
    } catch .unusable(let reason) {
      return (try goOn(inSpiteOf: reason), try DependencyContainer(selling: file))
    }
  }

  /// A keeper that keeps nothing, where one wants to go on like that.
  @MainActor private func goOn(inSpiteOf reason: String) throws -> SessionKeeper {
    complain(reason)
    let isSomebodyThere = isatty(STDIN_FILENO) == 1
    guard isSomebodyThere, Question.isAnsweredYes("Continue without saving?") else {
      throw ExitCode.failure
    }
    return SessionKeeper(message: "Nothing is saved: \(reason)")
  }
}
