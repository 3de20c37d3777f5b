@testable import ShopTUI

extension FuzzTarget {
  /// A script is refused with its wrong line, or can be written and read again; what is readable of
  /// it is played.
  @MainActor static func takeScript(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    try readScript(text)
    try play(Script(readableStatements(of: text)))
  }

  private static func readScript(_ text: String) throws(Finding) {
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
    try Finding.unless(
      script.text.isHarmless,
      "It is written as \(script.text.debugDescription)."
    )
  }

  /// An invalid line refuses a script and would hide what the other lines do.
  private static func readableStatements(of text: String) -> [Statement] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      do {
        return try StatementReader.statement(in: line)
      } catch {
        return nil
      }
    }
  }
}
