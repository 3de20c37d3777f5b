@testable import ShopTUI

extension FuzzTarget {
  /// Bytes mean the same however they are split, and are settled when nothing follows.
  static func decodeKeys(_ bytes: [UInt8]) throws(Finding) {
    var decoder = InputDecoder()
    let events = decoder.feed(bytes) + decoder.flush()
    var slowDecoder = InputDecoder()
    var slowEvents: [InputEvent] = []
    for byte in bytes { slowEvents += slowDecoder.feed([byte]) }
    slowEvents += slowDecoder.flush()

    try Finding.unless(events == slowEvents, "Split otherwise, the bytes mean \(slowEvents).")
    try Finding.unless(!decoder.isWaiting, "Something is waited for after the last byte.")
    for event in events { try check(event) }
  }

  private static func check(_ event: InputEvent) throws(Finding) {
    switch event {
    case .key(let key):
      guard case .character(let character) = key.name else { return }
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      try Finding.unless(!isControl, "A key types the control \(key).")
    case .mouse(let mouse):
      let isPlace = (0..<100_000).contains(mouse.column) && (0..<100_000).contains(mouse.row)
      try Finding.unless(isPlace, "The mouse is at \(mouse.column), \(mouse.row).")
    case .paste(let text, _):
      try Finding.unless(
        text.unicodeScalars.count <= PasteCollector.limit,
        "A paste has \(text.unicodeScalars.count) scalars."
      )
    }
  }
}
