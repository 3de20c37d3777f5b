import ArgumentParser
import DesignSystem
import Platform
import ShopCore

/// `shop replay`: plays a script.
struct ReplayCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a script of keys, clicks and expectations.",
    discussion: """
      A script has one statement in each line, such as: key Enter, click "Teapot" in A, expect \
      window B unchanged. It always plays on a fresh shop that saves nothing. In a terminal it plays \
      at reading speed: Space pauses, q stops. Headless it needs no terminal and no time, and draws the \
      same pictures every time.

        shop replay tour.shop --speed 2
        shop replay tour.shop --headless --picture tour.svg --at 12
        shop replay tour.shop --headless --cast tour.cast
        shop replay tour.shop --headless --film tour.svg
        shop replay tour.shop --export-test TourScriptTests.swift

      Exit status: 0 if every expectation passed; 1 if one failed, a statement cannot \
      be carried out, a file cannot be written, the terminal is too small, or playback was stopped before its last expectation; 2 if standard input or output is not a terminal and “--headless” is missing; 4 for an \
      unreadable or malformed script; 64 for a usage error.
      """
  )

  @Argument(help: "The script.", completion: .file())
  var file: String

  @Argument(
    help: "Where “--export-test” writes (default: standard output).",
    completion: .file()
  )
  var testFile: String?

  @Option(
    parsing: .unconditional,
    help: "Playback speed in a terminal, 0.1 to 100 (default: 1)."
  )
  var speed: Double?

  @Flag(help: "Play without a terminal, as fast as possible.")
  var headless = false

  @Option(
    help: ArgumentHelp(
      "Draw the screen at the end, or where an expectation failed, as SVG or text; headless.",
      valueName: "file"
    ),
    completion: .file()
  )
  var picture: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop after this line; headless.", valueName: "line")
  )
  var at: Int?

  @Option(
    help: ArgumentHelp(
      "Folder for the script's own pictures; headless (default: this folder).",
      valueName: "folder"
    ),
    completion: .directory
  )
  var into: String?

  @Option(
    help: ArgumentHelp("Write a recording for asciinema; headless.", valueName: "file"),
    completion: .file()
  )
  var cast: String?

  @Option(
    help: ArgumentHelp(
      "Write an animated SVG, which plays in a browser; headless.",
      valueName: "file"
    ),
    completion: .file()
  )
  var film: String?

  @Flag(
    help: ArgumentHelp(
      "Write a Swift test that uses ShopCore and the libraries only. Keys that ShopCore cannot "
        + "express, such as U, are refused with their line."
    )
  )
  var exportTest = false

  @Flag(help: "Replace an existing test; with --export-test.")
  var force = false

  func validate() throws {
    guard (0.1...100).contains(speed ?? 1) else {
      throw ValidationError("“--speed” must be 0.1–100.")
    }
    if speed != nil, isHeadless || exportTest {
      throw ValidationError("“--speed” is for playing in a terminal.")
    }
    if into != nil, !isHeadless {
      throw ValidationError("“--into” needs “--headless”: otherwise no pictures are drawn.")
    }
    if let film, PictureFormat(fileName: TextFile(path: film).name) != .svg {
      throw ValidationError("“--film \(film)” must end in .svg.")
    }
    if let picture, PictureFormat(fileName: TextFile(path: picture).name) == nil {
      throw ValidationError("“--picture \(picture)” must end in .svg or .txt.")
    }
    if let at, at < 1 {
      throw ValidationError("“--at \(at)” must be at least 1.")
    }
    if exportTest, picture != nil || cast != nil || film != nil || at != nil {
      throw ValidationError(
        "“--export-test” plays nothing: it does not go with “--at”, “--picture”, “--cast” or “--film”."
      )
    }
    if testFile != nil, !exportTest {
      throw ValidationError("A second file needs “--export-test”.")
    }
    if force, testFile == nil {
      throw ValidationError("“--force” needs “--export-test” and a file to replace.")
    }
  }

  func perform() throws {
    let script = try Script(file: file)
    let lastLine = script.lines.last?.number ?? 0
    if let at, at > lastLine {
      throw ValidationError(
        "“--at \(at)” is past the script's last line, \(lastLine)."
      )
    }
    if let target = filesWritten(for: script).first(where: TextFile(path: file).isSame) {
      let words = "“\(target.path)” is the script itself: name another file."
      throw refusal(words)
    }
    if let testFile, !force { try refuseToReplace(TextFile(path: testFile)) }
    if let (first, second) = filesWrittenTwice(for: script) {
      throw ValidationError("“\(first)” and “\(second)” are the same file: name another one.")
    }
    do {
      if exportTest { return try export(script) }
      try isHeadless ? play(script) : show(script)
    } catch let error as PlayError {
      // A picture of the actual screen may follow.
      throw refusal(inLines: "\(file.onOneLine), \(error)")
    } catch let error as TestExportError {
      throw refusal("\(file), \(error)")
    }
  }

  private var isHeadless: Bool {
    headless || picture != nil || cast != nil || film != nil || at != nil
  }

  private func filesWritten(for script: Script) -> [TextFile] {
    [testFile, picture, cast, film].compactMap { $0 }.map { TextFile(path: $0) }
      + filesDrawn(by: script)
  }

  private func filesDrawn(by script: Script) -> [TextFile] {
    isHeadless ? script.pictures.map { TextFolder(path: into ?? ".").file($0) } : []
  }

  /// Two output paths where one would overwrite the other; nil if there are none.
  private func filesWrittenTwice(for script: Script) -> (String, String)? {
    let files =
      [cast, film, picture].compactMap { $0 }.map { TextFile(path: $0) } + filesDrawn(by: script)
    for (index, file) in files.enumerated() {
      guard let other = files.dropFirst(index + 1).first(where: file.isWritten) else { continue }
      return (other.path, file.path)
    }
    return nil
  }

  @MainActor private func play(_ script: Script) throws {
    let player = try Player(script)
    let folder = TextFolder(path: into ?? ".")
    if into != nil, !script.pictures.isEmpty { try folder.prepare() }
    var recording = cast.map { _ in Cast(of: player.shop, title: scriptName) }
    var moving = film.map { _ in Film(of: player.shop) }
    player.announce = { recording?.mark($0.statement) }
    player.keepPicture = { name, shop in try keep(shop, in: folder.file(name)) }
    let played = Result {
      try player.play(through: at ?? .max) { stroke in
        recording?.note(stroke, of: player.shop)
        moving?.note(stroke, of: player)
      }
    }
    // The picture shows the screen at the failed expectation.
    let kept = Result {
      if let picture { try keep(player.shop, in: TextFile(path: picture)) }
      if let cast, let recording { try TextFile(path: cast).write(recording.text) }
      if let film, let moving { try TextFile(path: film).write(moving.text) }
    }
    try played.get()
    try kept.get()
    say(player.summary)
  }

  @MainActor private func keep(_ shop: HeadlessShop, in file: TextFile) throws {
    guard let format = PictureFormat(fileName: file.name) else { return }
    try file.write(format.file(of: shop))
  }

  @MainActor private func show(_ script: Script) throws {
    let terminal = try Terminal(FoundTerminal(), theme: .dark)
    let player: Player
    let end: Playback.End
    do {
      defer { terminal.close() }
      let size = ScreenSize(columns: terminal.size.columns, rows: terminal.size.rows)
      if let wanted = script.size, wanted.columns > size.columns || wanted.rows > size.rows {
        terminal.close()
        let words =
          "The script needs \(wanted.columns)×\(wanted.rows) cells, and this terminal has "
          + "\(size.columns)×\(size.rows): enlarge it, or use “--headless”."
        throw refusal(words)
      }
      player = try Player(script, on: size)
      end = try Playback(player, on: terminal, speed: speed ?? 1).run()
    }
    if let notice = terminal.notice { complain(notice) }
    if case .died(let cause) = end { Terminal.die(of: cause) }
    let unseen = player.unseenExpectations
    if unseen > 0, let line = player.line { throw PlayError.left(line, unseen: unseen) }
    say(player.summary)
  }

  @MainActor private func export(_ script: Script) throws {
    let test = try TestExport(of: script, name: scriptName)
    guard let testFile else { return print(test.text, terminator: "") }
    try TextFile(path: testFile).write(test.text)
  }

  private var scriptName: String {
    let name = TextFile(path: file).name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}

extension Player {
  var summary: String {
    let expectations = played.count(where: \.isExpectation)
    let words =
      switch expectations {
      case 0 where script.lines.contains(where: \.isExpectation): "no expectation came yet."
      case 0: "it has no expectations."
      case 1: "1 of 1 expectations passed."
      default: "\(expectations) of \(expectations) expectations passed."
      }
    let all = script.lines.count
    let part = played.count < all ? "\(played.count.grouped) of " : ""
    return "Played \(part)\(all.counted("line")): \(words)"
  }
}
