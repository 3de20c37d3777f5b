import Foundation
import Testing

@Suite(.waitsForPrograms) struct `The completion of a shell` {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
    let folder = home.file("bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("shop").path,
      withDestinationPath: PseudoTerminal.shop
    )
  }

  @Test(.enabled(if: Tool.isThere("bash"))) func `is a script that bash can read`() throws {
    try expectReadable(by: "bash")
  }

  @Test(.enabled(if: Tool.isThere("zsh"))) func `is a script that zsh can read`() throws {
    try expectReadable(by: "zsh")
  }

  @Test(.enabled(if: Tool.isThere("fish"))) func `is a script that fish can read`() throws {
    try expectReadable(by: "fish")
  }

  private func expectReadable(by shell: String) throws {
    let tool = try #require(Tool(shell))

    #expect(try tool.run(["-n", script(for: shell).path], home: home) == "")
  }

  @Test func `knows the commands, and options with few values`() throws {
    #expect(try offers("").isSuperset(of: ["import", "open", "scenes", "--session"]))
    #expect(!(try offers("").contains("manual")))
    #expect(try offers("routes", "--format", "") == ["text", "json", "mermaid", "dot"])
    #expect(try offers("import", "--prices", "") == ["units", "cents"])
    #expect(try offers("verify", "--wiring", "app") == ["appLevelPath", "appStorage"])
    #expect(try offers("lessons", "").count == 11)
    #expect(try offers("help", "re") == ["reset", "replay", "record"])
  }

  @Test(arguments: ["replay", "record", "import", "verify --scripts", "replay a --into"])
  func `knows the folders`(command: String) throws {
    try make("scripts/tour/start.shop")

    #expect(try completed("shop \(command) scr") == "shop \(command) scripts/")
  }

  @Test(arguments: [
    "replay", "record", "replay a --export-test", "replay a --picture", "replay a --cast",
  ])
  func `knows the files`(command: String) throws {
    try make("scripts/tour.shop")

    #expect(try completed("shop \(command) scripts/t") == "shop \(command) scripts/tour.shop")
  }

  @Test(arguments: [
    ("open myshop://product/genm", "open myshop://product/genmaicha"),
    ("open 'myshop://product/genm", "open 'myshop://product/genmaicha'"),
    ("--open=https://myshop.example/sett", "--open=https://myshop.example/settings"),
    ("--wiring=shar", "--wiring=sharedTabStack"),
    ("import --prices=c", "import --prices=cents"),
    ("--wiring=perScene --cat", "--wiring=perScene --catalog"),
    ("replay --picture=pict", "replay --picture=pictures/"),
  ])
  func `takes words for whole that bash breaks`(typed: String, whole: String) throws {
    try make("pictures/tour/start.svg")

    #expect(try completed("shop \(typed)") == "shop \(whole)")
  }

  @Test func `offers zsh whole links, which it would break at their colon`() throws {
    let env = try #require(Tool("env"))
    let typed = "myshop://product/genm"

    let words = ["---completion", "open", "--", "positional@0", "2", "\(typed.count)"]
    let offered = try env.run(
      ["SAP_SHELL=zsh", "shop"] + words + ["shop", "open", typed],
      home: home
    )

    #expect(offered.split(separator: "\n").first == #"myshop\://product/genmaicha"#)
  }

  @Test(arguments: [("zsh", "(import open"), ("fish", "-fa 'import open")])
  func `knows what there is help for`(shell: String, words: String) throws {
    #expect(try String(contentsOf: script(for: shell), encoding: .utf8).contains(words))
  }

  @Test func `knows the places of the shop`() throws {
    #expect(try offers("open", "").isSuperset(of: ["home", "cart", "category/tea"]))
    #expect(try offers("open", "product/teap") == ["product/teapot"])
    #expect(try offers("open", "search/category/tea/product/tea-c").count == 2)
    #expect(try offers("--open", "sett") == ["settings"])
    #expect(try offers("open", "nowhere/") == [])
  }

  @Test func `carries nothing out that stands in what was typed`() throws {
    let file = home.file("carried-out")

    #expect(try offers("open", "product/$(touch${IFS}\(file.path))/") == [])

    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `knows the sessions, and the windows of the one that is named`() throws {
    let shop = try TmuxSession(home: home, shop: "--windows", "2", "--session", "work")
    try shop.press("q")
    let other = try TmuxSession(home: home, shop: "--windows", "3")
    try other.press("n")
    try other.wait(for: "D Home")

    #expect(try offers("--session", "") == ["default", "work"])
    #expect(try offers("scenes", "--session", "w") == ["work"])
    #expect(try offers("open", "cart", "--session", "work", "--window", "") == ["A", "B"])
    #expect(try offers("open", "cart", "--window", "") == ["A", "B", "C", "D"])
  }

  private func script(for shell: String) throws -> URL {
    let file = home.file("completion.\(shell)")
    let env = try #require(Tool("env"))
    let text = try env.run(["shop", "--generate-completion-script", shell], home: home)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// What bash offers for the last of these words.
  private func offers(_ words: String...) throws -> Set<String> {
    let bash = try #require(Tool("bash"))
    let script = try script(for: "bash")
    let program = """
      source "$0"
      COMP_WORDS=(shop "$@"); COMP_CWORD=$#; COMP_LINE="${COMP_WORDS[*]}"
      COMP_POINT=${#COMP_LINE}
      _shop_whole shop "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let answer = try bash.run(
      ["--norc", "--noprofile", "-c", program, script.path] + words,
      home: home
    )
    return Set(answer.split(separator: "\n").map(String.init))
  }

  /// Makes an empty file, with its folders.
  private func make(_ path: String) throws {
    let file = home.file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data().write(to: file)
  }

  /// What somebody finds in the line of a bash after pressing Tab behind what was typed.
  private func completed(_ line: String) throws -> String {
    let beginning = try script(for: "bash")
    let program = "cd \(home.path); PS1='> '; source \(beginning.path)\n"
    try Data(program.utf8).write(to: home.file("bashrc"))
    let terminal = try TmuxSession(
      environment: ["PATH": "\(home.file("bin").path):/usr/local/bin:/usr/bin:/bin"],
      home: home,
      command: ["bash", "--noprofile", "--rcfile", home.file("bashrc").path]
    )
    try terminal.wait(for: ">")
    try terminal.type(line)
    try terminal.press("Tab")
    // Read only once Tab was answered.
    try terminal.type("|")
    let screen = try terminal.wait(until: "the line is completed") { $0.contains("|") }
    let completed = screen.lines.last { $0.hasPrefix("> ") } ?? ""
    return completed.dropFirst(2).dropLast().trimmingCharacters(in: .whitespaces)
  }
}
