/// Makes keys, mouse events and pastes of what ncurses reads, and puts together or passes over what it
/// has no word for.
nonisolated struct InputParser {
  /// How long to wait for more.
  enum Patience {
    case none, sequence, paste
  }

  /// The most bytes of one paste that are kept.
  static let pasteLimit = 65_536

  /// Reads on; nil where nothing comes in time.
  private let next: (Patience) -> InputCode?
  /// What was read and belongs to what follows.
  private var held: InputCode?
  private var events: [InputEvent] = []
  /// What the terminal's background is, once it has said so.
  private(set) var background: Background?
  /// Whether the terminal has said what it is, which it is asked last.
  private(set) var hasAnswered = false

  init(reading next: @escaping (Patience) -> InputCode?) { self.next = next }

  /// Reads one code, with all that belongs to it; nil where there is none.
  mutating func read() -> [InputEvent]? {
    guard let code = take(.none) else { return nil }
    defer { events = [] }
    parse(code)
    // What has been read by now cannot be waited for.
    while let code = held {
      held = nil
      parse(code)
    }
    return events
  }

  private mutating func take(_ patience: Patience = .sequence) -> InputCode? {
    defer { held = nil }
    return held ?? next(patience)
  }

  /// The next byte if it is one of these; whatever else comes is held.
  private mutating func byte(in range: ClosedRange<UInt8>) -> UInt8? {
    held = take()
    guard case .byte(let byte) = held, range.contains(byte) else { return nil }
    held = nil
    return byte
  }

  private mutating func emit(_ key: Key) { events.append(.key(key)) }

  private mutating func parse(_ code: InputCode, _ modifiers: Key.Modifiers = []) {
    switch code {
    case .byte(0x1b): parseEscape()
    case .byte(let byte) where byte < 0x80: emit(Key(ascii: byte, modifiers))
    case .byte(let byte): parseText(byte, modifiers)
    case .key(let key, _): emit(key)
    case .mouse: parseMouse()
    case .plainMouse: parsePlainMouse()
    case .pasteBegins: parsePaste()
    case .pasteEnds, .nothing: break
    }
  }

  /// Types a character of UTF-8, be its bytes one or not, but no control.
  private mutating func parseText(_ lead: UInt8, _ modifiers: Key.Modifiers) {
    var bytes = [lead]
    let count = (0xc2...0xf4).contains(lead) ? (~lead).leadingZeroBitCount : 1
    while bytes.count < count, let byte = byte(in: 0x80...0xbf) { bytes.append(byte) }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar.value >= 0xa0 {
      emit(Key(.character(Character(scalar)), modifiers))
    }
  }

  private mutating func parseEscape() {
    // ncurses has waited.
    guard let code = take(.none) else { return emit(Key(.escape)) }
    switch code {
    case .byte(UInt8(ascii: "[")): skipSequence()
    case .byte(UInt8(ascii: "O")):
      if byte(in: 0x20...0x7e) == nil, held == nil { emit(.alt("O")) }
    case .byte(let opener) where "]P_^X".utf8.contains(opener): skipAnswer(opener)
    case .byte(let byte) where byte != 0x1b: parse(code, .alt)
    default:
      emit(Key(.escape))
      held = code
    }
  }

  /// Reads a sequence that ncurses does not know to its end.
  private mutating func skipSequence() {
    // Of the Linux console one more letter follows.
    let first = byte(in: 0x20...0x7e)
    if first == nil, held == nil { emit(.alt("[")) }
    guard let first, first < 0x40 || first == UInt8(ascii: "[") else { return }
    var last = byte(in: 0x20...0x7e)
    while let byte = last, byte < 0x40 { last = self.byte(in: 0x20...0x7e) }
    if first == UInt8(ascii: "?"), last == UInt8(ascii: "c") { hasAnswered = true }
  }

  /// Reads what a terminal answers to its end, be that BEL or ESC \; of all answers only the one about
  /// its background was asked for here.
  private mutating func skipAnswer(_ opener: UInt8) {
    var last = byte(in: 0x00...0xff)
    if last == nil, held == nil { emit(Key(ascii: opener, .alt)) }
    var answer: [UInt8] = []
    while let byte = last, byte != 0x07, byte != 0x1b {
      if answer.count < 64 { answer.append(byte) }
      last = self.byte(in: 0x00...0xff)
    }
    if opener == UInt8(ascii: "]"), last != nil {
      background = Background(answer: answer) ?? background
    }
    let backslash = UInt8(ascii: "\\")
    if last == 0x1b, byte(in: backslash...backslash) == nil { parseEscape() }
  }

  /// A mouse report as SGR writes it: three numbers, none of more than 100,000, and whether the button
  /// went down or up.
  private mutating func parseMouse() {
    var bytes: [UInt8] = []
    while let byte = byte(in: 0x30...0x3b) { bytes.append(byte) }
    let numbers = String(decoding: bytes.prefix(32), as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
      .compactMap { Int($0).map { min($0, 100_000) } }
    guard let final = byte(in: 0x3c...0x7e), final | 0x20 == UInt8(ascii: "m") else { return }
    emitMouse(numbers, isRelease: final == UInt8(ascii: "m"))
  }

  /// A mouse report of three bytes.
  private mutating func parsePlainMouse() {
    var numbers: [Int] = []
    while numbers.count < 3, let byte = byte(in: 0x20...0xff) { numbers.append(Int(byte) - 32) }
    emitMouse(numbers, isRelease: false)
  }

  private mutating func emitMouse(_ report: [Int], isRelease: Bool) {
    guard report.count == 3,
      let event = MouseEvent(
        code: report[0],
        column: report[1],
        row: report[2],
        isRelease: isRelease
      )
    else { return }
    events.append(.mouse(event))
  }

  /// A paste up to its end, or until it pauses: invalid UTF-8 replaced, and of what is too long no part
  /// of a character.
  private mutating func parsePaste() {
    var bytes: [UInt8] = []
    var isCut = false
    while let code = take(.paste), code != .pasteEnds {
      let more = code.bytes
      isCut = isCut || bytes.count + more.count > Self.pasteLimit
      bytes += more.prefix(Self.pasteLimit - bytes.count)
    }
    if isCut {
      while let last = bytes.last, last & 0xc0 == 0x80 { bytes.removeLast() }
      if let last = bytes.last, last >= 0xc0 { bytes.removeLast() }
    }
    events.append(.paste(String(decoding: bytes, as: UTF8.self), isCut: isCut))
  }
}
