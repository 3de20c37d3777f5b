@testable import ShopTUI

/// Parses a terminal's bytes, split as by ncurses: a sequence it knows is one code.
enum TypedBytes {
  static func events(_ bytes: [UInt8]) -> [InputEvent] {
    var rest = bytes[...]
    var parser = InputParser { _ in
      guard let byte = rest.first else { return nil }
      let known = byte == 0x1b ? sequences.first { rest.starts(with: $0.bytes) } : nil
      rest = rest.dropFirst(known?.bytes.count ?? 1)
      return known?.meaning ?? .byte(byte)
    }
    var events: [InputEvent] = []
    while let more = parser.read() { events += more }
    return events
  }

  private static let sequences = KeyCodes.sequences.map {
    (bytes: Array($0.text.utf8), meaning: $0.meaning)
  }
}
