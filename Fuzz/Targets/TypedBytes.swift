@testable import ShopTUI

/// What bytes of a terminal say, split as ncurses splits them: a sequence it knows is one code.
enum TypedBytes {
  static func events(_ bytes: [UInt8]) -> [InputEvent] {
    var parser = InputParser()
    var rest = bytes[...]
    while let byte = rest.first {
      let known = byte == 0x1b ? sequences.first { rest.dropFirst().starts(with: $0.bytes) } : nil
      let read = Array(rest.prefix(1 + (known?.bytes.count ?? 0)))
      rest = rest.dropFirst(read.count)
      parser.take(known?.meaning ?? .byte(byte), from: read)
    }
    parser.flush()
    return parser.takeEvents()
  }

  private static let sequences = KeyCodes.sequences.map { (bytes: Array($0.text.utf8), meaning: $0.meaning) }
}
