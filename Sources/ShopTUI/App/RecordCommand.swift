import ArgumentParser
import Platform
import ShopCore
import ShopData

/// `shop record`: writes down what somebody does at the shop.
struct RecordCommand: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write down what you do at the shop, as a script that “shop replay” plays.",
    discussion: """
      The shop begins fresh and keeps nothing but the script, which is written when it is left: \
      keys, clicks, links that arrive, other sizes of the terminal, and at its end how every window \
      stands. What is typed into secret fields is never written; simulated numbers stand for it. \
      What “--force” replaces stays until then; a recording that is killed leaves \
      nothing but an empty file beside it, called FILE.unfinished and a number.

      Exit status: 0 where the script was written, 1 where it cannot be, or went elsewhere, which is said, 2 where standard input or \
      output is no terminal, 64 where the command line is wrong.
      """
  )

  @Argument(help: "The script to write.", completion: .file())
  var file: String

  @Flag(help: "Replace a file that is there.")
  var force = false

  @OptionGroup var windows: WindowOptions

  @OptionGroup var session: SessionOptions

  func validate() throws {
    guard !file.isEmpty, !file.hasSuffix("/") || TextFile(path: file).isFolder else {
      throw ValidationError("“\(file)” names no file: say which one the script goes to.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try record() }
  }

  @MainActor private func record() throws {
    let target = TextFile(path: file)
    if target.isFolder {
      throw refusal("“\(file)” is a folder: name a file in it.", status: 1)
    }
    if !force, target.isThere {
      throw refusal("“\(file)” is there already; “--force” replaces it.", status: 1)
    }
    if target.isSpecial {
      throw refusal("“\(file)” is no file that could be replaced: name another one.", status: 1)
    }
    let script: FileReplacement
    do throws(FileWritingError) {
      script = try FileReplacement(of: target)
    } catch {
      throw refusal(error, status: 1)
    }
    var failure: String?
    let greeting = "Recording: q ends it and writes “\(file)”."
    let recorder = Recorder(greeting: greeting) { text in
      do throws(FileWritingError) {
        try script.write(text)
      } catch {
        failure = keepElsewhere(text, because: error)
      }
    }
    let terminal: Terminal
    let container: DependencyContainer
    let lock = takeSession()
    let links = lock.flatMap { _ in listen() }
    do {
      container = try DependencyContainer()
      terminal = try Terminal(FoundTerminal(), theme: container.theme)
    } catch {
      script.discard()
      guard let error = error as? TerminalError else { throw error }
      throw refusal(error, status: 2)
    }
    let loop = RunLoop(
      terminal: terminal,
      container: container,
      keeper: SessionKeeper(message: nil, rehearsing: windows.wiring),
      links: links,
      wiring: windows.wiring,
      windowCount: windows.count,
      recorder: recorder
    )
    loop.run()
    withExtendedLifetime(lock) {}
    if let failure { throw refusal(failure, status: 1) }
    say("Recorded in “\(file)”; “shop replay \(file.asShellWord)” plays it.")
  }

  /// Keeps a recording where the windows are kept, and says where that is: what was done is not done again
  /// for a folder that went meanwhile.
  @MainActor private func keepElsewhere(_ text: String, because error: FileWritingError) -> String {
    let other = TextFile(path: "\(session.directory.path)/recorded-\(getpid()).shop")
    do {
      try session.directory.prepare()
      try other.write(text)
    } catch {
      return "\(error)"
    }
    return "\(error) The script is kept as “\(other.path)”."
  }

  /// Takes the session's place, so that links sent to it arrive here; its windows stay untouched.
  ///
  /// Where another program has it, links go there.
  @MainActor private func takeSession() -> SessionLock? {
    do {
      try session.directory.prepare()
      return try SessionLock.taken(session.name, in: session.directory)
    } catch SessionError.inUse {
      return nil
    } catch {
      complain("Links cannot be sent here with “shop open”: \(error)")
      return nil
    }
  }

  @MainActor private func listen() -> LinkListener? {
    do throws(SocketError) {
      return try LinkListener(at: session.directory.socketPlace(of: session.name))
    } catch {
      complain("Links cannot be sent here with “shop open”: \(error)")
      return nil
    }
  }
}
