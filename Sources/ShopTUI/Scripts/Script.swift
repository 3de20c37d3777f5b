import ShopCore

/// User actions and the expected results, line by line.
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

  var statements: [Statement] { lines.map(\.statement) }

  /// The statements before any action.
  private var settings: some Sequence<Statement> {
    statements.lazy.prefix(while: \.isSetting)
  }

  /// The first line that starts over with another wiring; nil for most scripts.
  var firstStartingOver: Line? {
    lines.drop { $0.statement.isSetting }.first { $0.statement.startsOver }
  }

  /// The names of the picture files it draws, without a folder.
  var pictures: [String] {
    statements.compactMap { if case .picture(let name) = $0 { name } else { nil } }
  }

  var text: String { statements.map { $0.words + "\n" }.joined() }

  /// The number of windows at the start; nil if it depends on the screen size.
  var windowCount: Int? {
    settings.reduce(nil) { if case .windows(let count) = $1 { count } else { $0 } }
  }

  /// The screen size it was written for; nil if any will do.
  var size: ScreenSize? {
    settings.reduce(nil) { if case .size(let size) = $1 { size } else { $0 } }
  }

  var wiring: NamedWiring {
    settings.reduce(.perScene) { if case .wiring(let wiring) = $1 { wiring } else { $0 } }
  }
}

nonisolated extension Script {
  init(_ statements: [Statement]) {
    lines = statements.enumerated().map { Line(number: $0 + 1, statement: $1) }
  }
}
