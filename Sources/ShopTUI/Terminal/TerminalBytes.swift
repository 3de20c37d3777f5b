import CNcurses
import Platform

/// The sequences for the current terminal that ncurses does not send itself.
struct TerminalBytes {
  let pasteOn: [UInt8]
  let pasteOff: [UInt8]
  let mouseOn: [UInt8]
  let mouseOff: [UInt8]
  /// Asks for the background color (OSC 11), then for the terminal's identity, which every terminal
  /// answers.
  let askBackground: [UInt8]
  /// True if the terminal understands or ignores sequences beyond terminfo.
  private let takesModes: Bool
  /// Resets everything; for a handler that cannot use ncurses.
  let farewell: [UInt8]

  /// Reads terminfo; ncurses has to be open.
  init(kind: String) {
    // The Linux console has a mouse capability, but supports none of these modes.
    takesModes = shop_capability("kmous") != nil && !kind.hasPrefix("linux")
    let takesModes = takesModes
    func mode(_ sequence: String) -> [UInt8] { takesModes ? Array(sequence.utf8) : [] }
    pasteOn = mode("\u{1b}[?2004h")
    pasteOff = mode("\u{1b}[?2004l")
    mouseOn = mode("\u{1b}[?1000h\u{1b}[?1002h\u{1b}[?1006h")
    mouseOff = mode("\u{1b}[?1006l\u{1b}[?1002l\u{1b}[?1000l")
    askBackground = mode("\u{1b}]11;?\u{7}\u{1b}[c")
    let ends = ["rmkx", "sgr0", "op", "cnorm", shop_capability("rmcup") == nil ? "clear" : "rmcup"]
    farewell = mouseOff + pasteOff + ends.flatMap { Self.capability($0) }
  }

  /// Copies a text to the clipboard (OSC 52); nil if the terminal may not support it.
  func copy(_ text: String) -> [UInt8]? {
    guard takesModes else { return nil }
    return Array("\u{1b}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
  }

  /// A terminfo capability without its delays, written `$<5>`, which modern terminals do not need;
  /// empty if the terminal lacks it.
  private static func capability(_ name: String) -> [UInt8] {
    guard let string = shop_capability(name) else { return [] }
    var bytes = Array(String(cString: string).utf8)
    while let start = bytes.firstIndex(of: UInt8(ascii: "$")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      bytes.removeSubrange(start...end)
    }
    return bytes
  }
}
