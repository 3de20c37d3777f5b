import ArgumentParser
import DesignSystem
import Platform
import ShopCore
import ShopData

/// A start of the shop and its options; the defaults are those of `shop` without arguments.
struct Launch {
  var session = SessionName.standard
  /// True if saved windows are ignored.
  var isFresh = false
  /// The number of windows; nil for as many as fit.
  var windowCount: Int?
  var wiring = NamedWiring.perScene
  /// A catalog file to sell instead of the saved catalog.
  var catalogFile: String?
  var reader = CatalogReader()
  /// Links sent before the program was running.
  var requests: [LinkRequest] = []

  private let directory = SessionOptions.stateDirectory

  /// Runs the shop until the user quits; throws a ``SessionError`` if another program has the
  /// session.
  ///
  /// Everything that can be refused is checked before the session is opened, because opening it
  /// moves windows and counts failed launches.
  @MainActor func run() throws {
    let found = try FoundTerminal()
    let container: DependencyContainer
    let keeper: SessionKeeper
    do {
      let file = try catalogFile.map { try CatalogFile(path: $0, by: reader) }
      (keeper, container) = try openSession(selling: file)
    } catch let error as ShopDatabaseError {
      throw refusal(error, .unreadable)
    }
    let place = directory.socketPlace(of: session)
    let listener = keeper.hasSession ? LinkListener.started(at: place) : nil
    let theme = container.theme(on: found.environment.background)
    let terminal: Terminal
    do {
      terminal = try Terminal(found, theme: theme)
    } catch {
      // Not counted as a launch that failed because of its windows.
      keeper.giveUp()
      throw error
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
    if let failure = keeper.failure { throw refusal("Not saved: \(failure)") }
  }

  /// Opens the session and its catalog; if nothing can be saved, asks whether to continue anyway, with
  /// what can be read.
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
      complain(reason)
      let isInteractive = isatty(STDIN_FILENO) == 1
      guard isInteractive, Question.isAnsweredYes("Continue without saving?") else {
        throw ExitStatus.refused.code
      }
      let message = "Nothing is saved. \(reason)"
      guard wiring.isRight, let copy = directory.copyInMemory(),
        let store = try? SceneStore(session: session, in: copy), let shop = try? store.shopStore,
        let container = try? DependencyContainer(keeping: shop, selling: file)
      else { return (SessionKeeper(message: message), try DependencyContainer(selling: file)) }
      let windows = isFresh ? nil : try? copy.storedScenes(of: session)
      return (SessionKeeper(message: message, showing: FoundWindows(windows)), container)
    }
  }
}
