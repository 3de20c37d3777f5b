@testable import ShopTUI

extension FuzzTarget {
  /// A line is refused with an error, or can be written and read again.
  static func readFrame(_ bytes: [UInt8]) throws(Finding) {
    let line = try collected(bytes)
    if let request = try reading(line, { line throws(FrameError) in try Frame.request(in: line) }) {
      let written = try checked(Frame.line(for: request))
      let again = try reading(written) { line throws(FrameError) in try Frame.request(in: line) }
      try Finding.unless(again == request, "It is read otherwise: \(String(describing: again)).")
    }
    if let answer = try reading(line, { line throws(FrameError) in try Frame.answer(in: line) }) {
      let written = try checked(Frame.line(for: answer))
      let again = try reading(written) { line throws(FrameError) in try Frame.answer(in: line) }
      try Finding.unless(again != nil, "What is answered cannot be read.")
    }
  }

  /// The first line, read in two parts.
  private static func collected(_ bytes: [UInt8]) throws(Finding) -> [UInt8] {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let (first, second) = (line.prefix(line.count / 2), line.dropFirst(line.count / 2))
    var reader = FrameReader()
    let isWhole: Bool
    do throws(FrameError) {
      let early = try reader.add(first)
      let whole = try reader.add(second + [UInt8(ascii: "\n")])
      isWhole = early == nil && whole == Array(line)
    } catch {
      isWhole = error == .tooLong && line.count >= Frame.longest
    }
    try Finding.unless(isWhole, "In two parts it is another line.")
    return Array(line)
  }

  /// What a line says; nil if it is refused with an error.
  private static func reading<Said>(
    _ line: [UInt8],
    _ read: ([UInt8]) throws(FrameError) -> Said
  ) throws(Finding) -> Said? {
    let words: String
    do throws(FrameError) {
      return try read(line)
    } catch {
      words = error.description
    }
    try Finding.unless(words.hasSuffix("."), "It is refused by \(words).")
    return nil
  }

  /// A written line without its end, after checking that it is a single line and not too long.
  private static func checked(_ line: [UInt8]) throws(Finding) -> [UInt8] {
    let isLine =
      line.last == UInt8(ascii: "\n") && line.dropLast().allSatisfy { $0 >= 0x20 }
      && line.count <= Frame.longest
    try Finding.unless(isLine, "It is written as \(String(decoding: line, as: UTF8.self)).")
    return line.dropLast()
  }
}
