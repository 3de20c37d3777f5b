import DesignSystem

/// Turns what ncurses reads into keys, mouse events and pastes; skips unknown sequences.
nonisolated struct InputParser {
  enum Patience {
    case none, sequence, paste
  }

  /// The most bytes read from one paste; the rest is dropped.
  static let pasteLimit = 65_536

  /// Reads the next code; nil if none arrives in time.
  private let next: (Patience) -> InputCode?
  /// A code that was read but belongs to what follows.
  private var held: InputCode?
  private var events: [InputEvent] = []
  /// The terminal's background, once it has answered.
  private(set) var background: Background?
  /// True once the terminal has said what it is, which is the last question.
  private(set) var hasAnswered = false

  init(reading next: @escaping (Patience) -> InputCode?) { self.next = next }

  /// Reads one code and everything that belongs to it; nil if there is none.
  mutating func read() -> [InputEvent]? {
    guard let code = take(.none) else { return nil }
    defer { events = [] }
    parse(code)
    // A code already read does not show up in a wait, so it is parsed now.
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

  /// The next byte if it is in the range; any other code is held.
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

  /// Emits one UTF-8 character, valid or not, unless it is a control character.
  private mutating func parseText(_ lead: UInt8, _ modifiers: Key.Modifiers) {
    var bytes = [lead]
    let count = (0xc2...0xf4).contains(lead) ? (~lead).leadingZeroBitCount : 1
    while bytes.count < count, let byte = byte(in: 0x80...0xbf) { bytes.append(byte) }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar.value >= 0xa0 {
      emit(Key(.character(Character(scalar)), modifiers))
    }
  }

  private mutating func parseEscape() {
    // ncurses has already waited for the rest of a sequence.
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

  /// Skips a sequence that ncurses does not know.
  private mutating func skipSequence() {
    // On the Linux console, one more letter follows.
    let first = byte(in: 0x20...0x7e)
    if first == nil, held == nil { emit(.alt("[")) }
    guard let first, first < 0x40 || first == UInt8(ascii: "[") else { return }
    var last = byte(in: 0x20...0x7e)
    while let byte = last, byte < 0x40 { last = self.byte(in: 0x20...0x7e) }
    if first == UInt8(ascii: "?"), last == UInt8(ascii: "c") { hasAnswered = true }
  }

  /// Reads an answer from the terminal up to its BEL or ESC \; only the one about the background
  /// was requested here.
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

  /// Parses an SGR mouse report: three numbers up to 100,000, then whether the button was pressed
  /// or released.
  private mutating func parseMouse() {
    var bytes: [UInt8] = []
    while let byte = byte(in: 0x30...0x3b) { bytes.append(byte) }
    let numbers = String(decoding: bytes.prefix(32), as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
      .compactMap { Int($0).map { min($0, 100_000) } }
    guard let final = byte(in: 0x3c...0x7e), final | 0x20 == UInt8(ascii: "m") else { return }
    emitMouse(numbers, isRelease: final == UInt8(ascii: "m"))
  }

  /// Parses a three-byte mouse report.
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

  /// Reads a paste up to its end or a pause.
  ///
  /// Invalid UTF-8 is replaced, and a paste that is too long is cut between characters.
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
    events.append(.paste(String(decoding: bytes, as: UTF8.self)))
  }
}
