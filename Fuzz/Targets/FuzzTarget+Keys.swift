import ShopCore

@testable import ShopTUI

extension FuzzTarget {
  /// Any bytes make at most as many events, and no control characters.
  static func decodeKeys(_ bytes: [UInt8]) throws(Finding) {
    let events = TypedBytes.events(bytes)

    try Finding.unless(
      events.count <= bytes.count,
      "\(bytes.count) bytes are \(events.count) events."
    )
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
    case .paste(let text):
      try Finding.unless(
        text.unicodeScalars.count <= InputParser.pasteLimit,
        "A paste has \(text.unicodeScalars.count) scalars."
      )
    }
  }
}
