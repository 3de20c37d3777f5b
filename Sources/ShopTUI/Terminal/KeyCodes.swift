import CNcurses
import Glibc

/// What ncurses reads: one byte, or a whole sequence that it knows.
nonisolated enum InputCode: Hashable, Sendable {
  case byte(UInt8)
  case key(Key)
  /// A mouse report begins, as SGR writes it.
  case mouse
  /// A mouse report of three bytes begins, as terminals without SGR write it.
  case plainMouse
  case pasteBegins
  case pasteEnds
  case nothing
}

/// The sequences that ncurses is taught beside those of terminfo, each under a number of its own: what
/// nearly all terminals send, whatever `TERM` says.
nonisolated struct KeyCodes {
  /// What follows `ESC`, and what it stands for.
  static let sequences: [(text: String, meaning: InputCode)] = {
    var sequences: [(String, InputCode)] = [
      ("[<", .mouse), ("[M", .plainMouse), ("[200~", .pasteBegins), ("[201~", .pasteEnds),
      ("OM", .key(Key(.enter))),
    ]
    for (letter, name) in letters {
      sequences += [("[\(letter)", .key(Key(name))), ("O\(letter)", .key(Key(name)))]
      for held in 1...7 { sequences.append(("[1;\(held + 1)\(letter)", .key(Key(name, held: held)))) }
    }
    for (number, key) in numbered {
      sequences.append(("[\(number)~", .key(key)))
      for held in 1...7 {
        sequences.append(("[\(number);\(held + 1)~", .key(Key(key.name, held: held))))
      }
    }
    // The Linux console.
    return sequences + zip("ABCDE", 1...).map { ("[[\($0)", .key(Key(.function($1)))) }
  }()

  /// Above all numbers that ncurses gives.
  private static let first: Int32 = 4_096

  private let meanings = Self.sequences.map(\.meaning)

  /// Teaches ncurses, which has to be open, with a window that reads keys.
  init() {
    for (code, sequence) in zip(Self.first..., Self.sequences) {
      define_key("\u{1b}" + sequence.text, code)
    }
  }

  /// What a number that ncurses read stands for.
  func meaning(of code: Int32) -> InputCode {
    if let byte = UInt8(exactly: code) { return .byte(byte) }
    if meanings.indices.contains(Int(code - Self.first)) { return meanings[Int(code - Self.first)] }
    switch code {
    case KEY_UP: return .key(Key(.up))
    case KEY_DOWN: return .key(Key(.down))
    case KEY_LEFT: return .key(Key(.left))
    case KEY_RIGHT: return .key(Key(.right))
    case KEY_HOME: return .key(Key(.home))
    case KEY_END: return .key(Key(.end))
    case KEY_PPAGE: return .key(Key(.pageUp))
    case KEY_NPAGE: return .key(Key(.pageDown))
    case KEY_IC: return .key(Key(.insert))
    case KEY_DC: return .key(Key(.delete))
    case KEY_BTAB: return .key(Key(.backTab))
    case KEY_ENTER: return .key(Key(.enter))
    case KEY_BACKSPACE: return .byte(0x7f)
    case KEY_F0 + 1...KEY_F0 + 12: return .key(Key(.function(Int(code - KEY_F0))))
    default: return .nothing
    }
  }

  /// The bytes that a number was read for.
  static func bytes(of code: Int32) -> [UInt8] {
    guard let sequence = keybound(code, 0) else { return [] }
    defer { free(sequence) }
    return Array(String(cString: sequence).utf8)
  }

  private static let letters: [(letter: String, name: Key.Name)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("F", .end), ("H", .home),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
    ("Z", .backTab),
  ]

  /// F13 to F20 are what consoles send for Shift-F1 to Shift-F8.
  private static let numbered: [(number: Int, key: Key)] =
    [
      (1, Key(.home)), (2, Key(.insert)), (3, Key(.delete)), (4, Key(.end)), (5, Key(.pageUp)),
      (6, Key(.pageDown)), (7, Key(.home)), (8, Key(.end)),
    ]
    + zip([11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24], 1...).map { ($0, Key(.function($1))) }
    + zip([25, 26, 28, 29, 31, 32, 33, 34], 1...).map { ($0, Key(.function($1), .shift)) }
}

nonisolated extension Key {
  /// A key with what is held, in the bits of xterm: 1 Shift, 2 Alt, 4 Ctrl.
  fileprivate init(_ name: Name, held: Int) { self.init(name, Modifiers(rawValue: UInt8(held))) }
}
