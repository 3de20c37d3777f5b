import ShopCore

/// What somebody does at the shop, and what is to be seen then, line by line.
nonisolated struct Script {
  struct Line: Hashable {
    /// Its place in the file, counted from 1.
    let number: Int
    let statement: Statement

    var isExpectation: Bool {
      if case .expect = statement { true } else { false }
    }
  }

  let lines: [Line]

  init(lines: [Line]) {
    self.lines = lines
  }

  /// A script of these statements, one a line.
  init(_ statements: [Statement]) {
    lines = statements.enumerated().map { Line(number: $0 + 1, statement: $1) }
  }

  var statements: [Statement] { lines.map(\.statement) }

  /// What it says before anything is done.
  private var settings: some Sequence<Statement> {
    statements.lazy.prefix(while: \.isSetting)
  }

  /// The first line after which everything begins anew under another wiring; nil for most scripts.
  var newBeginning: Line? {
    lines.drop { $0.statement.isSetting }.first { $0.statement.beginsAnew }
  }

  /// The files it draws pictures into, without their folder.
  var pictures: [String] {
    statements.compactMap { if case .picture(let name) = $0 { name } else { nil } }
  }

  /// The file, without what was said in comments.
  var text: String { statements.map { $0.words + "\n" }.joined() }

  /// How many windows it begins with; nil where that is left to the size of the screen.
  var windowCount: Int? {
    settings.reduce(nil) { if case .windows(let count) = $1 { count } else { $0 } }
  }

  /// The screen it was written for; nil where any will do.
  var size: ScreenSize? {
    settings.reduce(nil) { if case .size(let size) = $1 { size } else { $0 } }
  }

  /// The wiring it begins with.
  var wiring: NamedWiring {
    settings.reduce(.perScene) { if case .wiring(let wiring) = $1 { wiring } else { $0 } }
  }
}
