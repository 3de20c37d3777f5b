import CNcurses
import Platform

/// A code read by ncurses: one byte, or a sequence it knows.
nonisolated enum InputCode: Hashable, Sendable {
  case byte(UInt8)
  /// A key, and the bytes the terminal sent for it.
  case key(Key, [UInt8] = [])
  /// The start of an SGR mouse report.
  case mouse
  /// The start of a three-byte mouse report, from terminals without SGR.
  case plainMouse
  case pasteBegins
  case pasteEnds
  case nothing

  /// The bytes to insert if the code occurs within text.
  var bytes: [UInt8] {
    switch self {
    case .byte(let byte): [byte]
    case .key(_, let bytes): bytes
    case .mouse, .plainMouse, .pasteBegins, .pasteEnds, .nothing: []
    }
  }
}

/// The sequences added to those of terminfo, each with a number of its own.
///
/// Nearly all terminals send them, whatever `TERM` says.
nonisolated struct KeyCodes {
  static let sequences: [(text: String, meaning: InputCode)] =
    [
      ("\u{1b}[<", .mouse), ("\u{1b}[M", .plainMouse), ("\u{1b}[200~", .pasteBegins),
      ("\u{1b}[201~", .pasteEnds),
    ] + keys.map { ("\u{1b}\($0)", .key($1, Array("\u{1b}\($0)".utf8))) }

  /// Above all of ncurses' own numbers.
  private static let first: Int32 = 4_096

  /// Registers the sequences; needs an open ncurses with a window that reads keys.
  init() {
    for (code, sequence) in zip(Self.first..., Self.sequences) { define_key(sequence.text, code) }
  }

  func meaning(of code: Int32) -> InputCode {
    if let byte = UInt8(exactly: code) { return .byte(byte) }
    if code == KEY_BACKSPACE { return .byte(0x7f) }
    let place = Int(code - Self.first)
    if Self.sequences.indices.contains(place) { return Self.sequences[place].meaning }
    return Self.named[code].map { .key(Key($0)) } ?? .nothing
  }

  private static let named: [Int32: Key.Name] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_HOME: .home,
    KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown, KEY_IC: .insert, KEY_DC: .delete,
    KEY_BTAB: .backTab, KEY_ENTER: .enter,
  ].merging((1...12).map { (KEY_F0 + Int32($0), .function($0)) }) { $1 }

  /// What follows `ESC` for each key, with the modifiers in xterm's bits: 1 Shift, 2 Alt, 4 Ctrl.
  private static var keys: [(String, Key)] {
    let letters: [(Character, Key.Name)] = [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("F", .end), ("H", .home),
      ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
      ("Z", .backTab),
    ]
    let functions = zip([11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24], 1...)
    let numbers: [(Int, Key.Name)] =
      [
        (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
        (8, .end),
      ] + functions.map { ($0, .function($1)) }
    // F13 to F20 are what consoles send for Shift-F1 to Shift-F8.
    let shifted = zip([25, 26, 28, 29, 31, 32, 33, 34], 1...)
    let console = zip("ABCDE", 1...)
    let held = (1...7).map { Key.Modifiers(rawValue: $0) }
    var keys = [("OM", Key(.enter))]
    for (letter, name) in letters {
      keys += [("[\(letter)", Key(name)), ("O\(letter)", Key(name))]
      keys += held.map { ("[1;\($0.rawValue + 1)\(letter)", Key(name, $0)) }
    }
    for (number, name) in numbers {
      keys.append(("[\(number)~", Key(name)))
      keys += held.map { ("[\(number);\($0.rawValue + 1)~", Key(name, $0)) }
    }
    keys += shifted.map { ("[\($0)~", Key(.function($1), .shift)) }
    return keys + console.map { ("[[\($0)", Key(.function($1))) }
  }
}
