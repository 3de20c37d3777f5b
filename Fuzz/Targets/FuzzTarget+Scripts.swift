@testable import ShopTUI

extension FuzzTarget {
  /// A script is refused with the line that is wrong, or written so that it is read as the same.
  static func readScript(_ bytes: [UInt8]) throws(Finding) {
    let text = String(decoding: bytes, as: UTF8.self)
    let script: Script
    do {
      script = try Script(text: text)
    } catch {
      let words = error.description
      return try Finding.unless(words.hasPrefix("script, line "), "It is refused by \(words)")
    }
    let again: Script
    do {
      again = try Script(text: script.text)
    } catch {
      throw Finding(description: "What it is written as is refused: \(error)")
    }
    try Finding.unless(
      again.statements == script.statements && again.text == script.text,
      "It is read otherwise as \(script.text.debugDescription)."
    )
    let isHarmless = script.text.unicodeScalars.allSatisfy {
      $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
    }
    try Finding.unless(isHarmless, "It is written as \(script.text.debugDescription).")
  }
}
