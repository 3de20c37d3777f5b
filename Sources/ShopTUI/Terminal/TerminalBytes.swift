import CNcurses
import Platform

/// The byte strings that ncurses does not send by itself, for the terminal it is open on.
struct TerminalBytes {
  let pasteOn: [UInt8]
  let pasteOff: [UInt8]
  let mouseOn: [UInt8]
  let mouseOff: [UInt8]
  /// Asks for the colour of the background (OSC 11), and then what the terminal is, which all answer.
  let askBackground: [UInt8]
  /// Whether the terminal knows what it is asked for beyond terminfo, or passes over it.
  private let takesModes: Bool
  /// Undoes everything, for a handler that can no longer ask ncurses.
  let farewell: [UInt8]

  /// Reads terminfo; ncurses has to be open.
  init(kind: String) {
    // The Linux console has a string for the mouse, but knows none of these modes.
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

  /// Asks the terminal to put a text where a paste takes it from (OSC 52); nil for a terminal that
  /// may not know what is meant.
  func copy(_ text: String) -> [UInt8]? {
    guard takesModes else { return nil }
    return Array("\u{1b}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
  }

  /// The bytes of a capability of terminfo without the delays that terminals once needed, written
  /// `$<5>`; none where the terminal lacks it.
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
