import ArgumentParser
import Platform
import ShopCore
import ShopData

/// `shop record`: records a session as a script.
struct RecordCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record what you do in the shop, as a script for “shop replay”.",
    discussion: """
      The shop starts fresh and saves only the script, which is written when you quit: keys, clicks, \
      links that arrive, new sizes of the terminal, and expectations for every window at the end. \
      What you type into secret fields is never written; simulated numbers stand for it. With “--force” \
      the old file stays until then. A recording that is killed leaves only an empty file beside it, called \
      FILE.unfinished and six characters.

      Exit status: 0 if the script was written; 1 if not written, or written elsewhere (the path is \
      printed); 2 if standard input or output is not a terminal; 64 for a usage error.
      """
  )

  @Argument(help: "The script to write.", completion: .file())
  var file: String

  @Flag(help: "Replace an existing file.")
  var force = false

  @OptionGroup var windows: WindowOptions

  @OptionGroup var session: SessionOptions

  func validate() throws {
    guard !file.isEmpty, !file.hasSuffix("/") || TextFile(path: file).isFolder else {
      throw ValidationError("“\(file)” is not a file name.")
    }
  }

  func perform() throws {
    let target = TextFile(path: file)
    if target.isSpecial {
      throw refusal("“\(file)” is not a regular file: name another one.")
    }
    if !force { try refuseToReplace(target) }
    let script = try FileReplacement(of: target)
    var failure: String?
    let greeting = "Recording: q ends it and writes “\(file)”."
    let recorder = Recorder(greeting: greeting) { text in
      guard force || !target.isThere else {
        script.discard()
        failure = keepElsewhere(text, because: "“\(file)” now exists and was not replaced.")
        return
      }
      do throws(FileWritingError) {
        try script.write(text)
      } catch {
        failure = keepElsewhere(text, because: "\(error)")
      }
    }
    let terminal: Terminal
    let container: DependencyContainer
    let lock = takeSession()
    let links = lock.flatMap { _ in
      LinkListener.started(at: session.directory.socketPlace(of: session.name))
    }
    do {
      container = try DependencyContainer()
      let found = try FoundTerminal()
      let theme = container.theme(on: found.environment.background)
      terminal = try Terminal(found, theme: theme)
    } catch {
      script.discard()
      throw error
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
    if let failure { throw refusal(failure) }
    say("Recorded to “\(file)”. “shop replay \(file.asShellWord)” plays it.")
  }

  /// Saves a recording in the state directory if it cannot be written where it should, so that the
  /// work is not lost; says where.
  @MainActor private func keepElsewhere(_ text: String, because reason: String) -> String {
    do {
      try session.directory.prepareFolder()
      let other = try FreshFile("\(session.directory.path)/recorded-", ending: ".shop")
      try other.write(text)
      return "\(reason) The script was written to “\(other.path)”."
    } catch {
      return "\(error)"
    }
  }

  /// Acquires the session so that links sent to it arrive here; its saved windows stay untouched.
  ///
  /// Links go to another program if that has the session.
  @MainActor private func takeSession() -> SessionLock? {
    do {
      try session.directory.prepareFolder()
      return try SessionLock.taken(session.name, in: session.directory)
    } catch SessionError.inUse {
      return nil
    } catch {
      complain("Links cannot be sent here with “shop open”: \(error)")
      return nil
    }
  }
}
