import ArgumentParser
import Platform
import SceneNavigation
import ShopCore
import ShopData

/// `shop open`: opens a link in the running program, or starts the program with it.
struct OpenCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open a link in the running shop, or start it with the link.",
    discussion: """
      The link opens in the focused window, or in the one you name; no other window moves. Where it \
      landed is printed, such as: A · Home › Tea & Coffee › Teapot · pushes 2. If the window asks \
      first, for example whether to discard what you typed, that is printed instead. If the session is not \
      open, the shop starts in this terminal. `shop routes` lists the links.

      Exit status: 0 if the link was opened or its window asks first; 1 if it was refused, the shop \
      has nothing there, or nothing can be saved; 2 if the shop should start and standard input or \
      output is not a terminal; 3 if the running shop does not answer; 64 for a usage error.
      """
  )

  @Argument(
    help: "The link, such as myshop://product/teapot; the scheme is optional.",
    completion: ShellCompletion.links
  )
  var link: String

  @Option(
    help: ArgumentHelp("Open it in this window, such as B or 2.", valueName: "letter"),
    completion: ShellCompletion.windows
  )
  var window: String?

  @Flag(help: "Open it in a new window.")
  var newWindow = false

  @OptionGroup var session: SessionOptions

  func validate() throws {
    if newWindow, window != nil {
      throw ValidationError("“--window” and “--new-window” do not go together.")
    }
    if let window, !SceneWindow.isLetter(window.uppercased()), (Int(window) ?? 0) < 1 {
      throw ValidationError(
        "“--window \(window)” is not a window: give its letter, such as B, or its number, such as 2."
      )
    }
  }

  func perform() throws {
    let request = try request()
    _ = try session.directory.isBegun()
    let client = LinkClient(place: session.directory.socketPlace(of: session.name))
    for attempt in 1... {
      let answer: LinkAnswer
      do throws(SocketError) {
        answer = try client.send(request)
      } catch .notListening {
        let reason: String
        if let holder = SessionLock.holder(of: session.name, in: session.directory) {
          reason = Self.words(for: holder, of: session.name)
        } else {
          do {
            return try start(with: request)
          } catch let error as SessionError {
            guard case .inUse = error else { throw error }
            reason = "\(error)"
          }
        }
        // A program that has just acquired the session starts listening shortly afterwards.
        guard attempt < Self.attempts else { throw refusal(reason, .inUse) }
        poll(nil, 0, Self.pause)
        continue
      } catch .noAnswer(let seconds) {
        throw refusal(words(forSilenceOf: seconds), .inUse)
      }
      return try report(answer)
    }
  }

  private static let attempts = 40
  /// Between two attempts, in milliseconds.
  private static let pause: Int32 = 25

  private static func words(for holder: SessionLock.Holder, of session: SessionName) -> String {
    let other = session.underRightWiring
    let advice = other == session ? "" : " Links reach its program under “--session \(other)”."
    return "The session “\(session)” is open\(holder.inProcess), but it accepts no links.\(advice)"
  }

  private func words(forSilenceOf seconds: Int) -> String {
    let holder = SessionLock.holder(of: session.name, in: session.directory)
    let process = holder?.inProcess ?? ""
    return
      "The session “\(session.name)” is open\(process), and did not answer within \(seconds) seconds: "
      + "the link may still arrive. If its program was stopped, “fg” continues it."
  }

  @MainActor private func request() throws -> LinkRequest {
    let place: LinkRequest.Place =
      newWindow ? .newWindow : window.map { .window(letter: $0.uppercased()) } ?? .focusedWindow
    return LinkRequest(link: try DeepLink(typed: link).text, place: place)
  }

  @MainActor private func report(_ answer: LinkAnswer) throws(ExitCode) {
    switch answer {
    case .landed(let place, let effects):
      let words = "\(place) · \(effects)"
      guard effects.contains(LinkOpener.nothingThere) else { return say(words) }
      throw refusal(words)
    case .refused(let reason):
      throw refusal(reason)
    }
  }

  @MainActor private func start(with request: LinkRequest) throws {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw refusal(
        "The session “\(session.name)” is not open, and the shop cannot be started here: standard "
          + "input or output is not a terminal.",
        .noTerminal
      )
    }
    if case .window(let letter) = request.place {
      let windows = windowsToBe
      guard windows.named(letter) != nil else {
        throw refusal(LinkOpener.words(forMissing: letter, besides: windows, areOpen: false))
      }
    }
    try Launch(session: session.name, requests: [request]).run()
  }

  /// The windows a start would show: new ones if the saved windows cannot be read.
  @MainActor private var windowsToBe: [SceneWindow] {
    let stored = try? session.directory.openExistingDatabase()?.storedScenes(of: session.name)
    let state =
      stored.map { Restoration(of: $0).state }
      ?? AppState(windowCount: Tiling.fittingCount(width: Terminal.systemSize?.columns ?? 80))
    return state.windows.map(\.window)
  }
}

extension StateDirectory {
  func socketPlace(of session: SessionName) -> SocketPlace {
    SocketPlace(path: socketPath(of: session))
  }
}
