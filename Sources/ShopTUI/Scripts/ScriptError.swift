import SceneNavigation
import ShopData

/// Why a script can't be played.
nonisolated enum ScriptError: Error, CustomStringConvertible {
  case unreadable(file: String, FileReadingError)
  case tooLong(file: String)
  case notText(file: String, line: Int)
  case wrong(file: String, line: Int, ScriptProblem)

  /// The most bytes in a script, and the most characters in one of its texts.
  static let longest = 1 << 20
  static let longestText = 2_000

  var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "The script “\(file)” cannot be read: \(reason)."
    case .tooLong(let file):
      "The script “\(file)” is longer than \(Self.longest / 1_024) KiB, the maximum."
    case .notText(let file, let line):
      "\(file), line \(line): This is not UTF-8 text."
    case .wrong(let file, let line, let problem): "\(file), line \(line): \(problem)"
    }
  }
}

/// What is wrong with a line of a script.
nonisolated enum ScriptProblem: Error, Hashable, CustomStringConvertible {
  case unknownStatement(String)
  /// What was expected and what was found; nil at the end of the line.
  case expected(String, found: String?)
  case superfluous(String)
  case openText
  /// A text begins with a curly quotation mark.
  case typesetQuotes(Character)
  case wrongEscape(String)
  case textTooLong
  /// A setting comes after an action.
  case tooLate(String)
  case repeated(String)

  var description: String {
    switch self {
    case .unknownStatement(let word):
      "“\(word.shortened)” is not a statement. The statements are \(StatementReader.firstWords.list("and"))."
    case .expected(let expected, let found?):
      "Expected \(expected), found “\(found.shortened)”."
    case .expected(let expected, nil): "Expected \(expected), but the line ends."
    case .superfluous(let word): "Unexpected “\(word.shortened)” at the end of the line."
    case .openText: "The text is not closed: there is no second \"."
    case .typesetQuotes(let mark):
      "Use straight quotation marks, as in \"Home\", not “\(mark)”."
    case .wrongEscape(let escape):
      "“\(escape.shortened)” is not an escape. Use \\\" \\\\ \\n \\t and \\u{…}."
    case .textTooLong: "The text has more than \(ScriptError.longestText) characters."
    case .tooLate(let word): "“\(word)” must come first in a script."
    case .repeated(let word): "“\(word)” appears twice."
    }
  }
}

nonisolated extension String {
  /// Short enough for a message.
  fileprivate var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
