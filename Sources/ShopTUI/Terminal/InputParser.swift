/// Turns what ncurses reads into keys, mouse events and pastes, however it arrives: what it has no word
/// for is put together or passed over here.
nonisolated struct InputParser: Sendable {
  /// The most bytes of one paste that are kept.
  static let pasteLimit = 65_536

  private enum State: Equatable {
    case ground
    /// In a character of UTF-8 that lacks some bytes.
    case text(missing: Int)
    case escape
    case singleShift
    case control(isMouse: Bool)
    case plainMouse
    /// In an answer of the terminal, which nothing here asked for.
    case answer
    case answerEscape
    case paste
  }

  private var state = State.ground
  /// Of what has begun, as far as it is needed.
  private var bytes: [UInt8] = []
  private var modifiers: Key.Modifiers = []
  private var isCut = false
  private var events: [InputEvent] = []

  /// True while something has begun that more input or ``flush()`` will settle.
  var isWaiting: Bool { state != .ground }

  /// True between the marks of a paste, whose parts may come a good while apart.
  var isPasting: Bool { state == .paste }

  /// The events since the last time.
  mutating func takeEvents() -> [InputEvent] {
    defer { events.removeAll() }
    return events
  }

  /// Settles what has begun, because nothing followed it: a lone `ESC` is the Escape key.
  mutating func flush() {
    switch state {
    case .singleShift: emit(.alt("O"))
    case .control(isMouse: false) where bytes.isEmpty: emit(.alt("["))
    case .answer where !bytes.isEmpty: emit(Key(ascii: bytes[0], .alt))
    case .paste: endPaste()
    default: interrupt()
    }
    state = .ground
  }

  /// Takes what was read next, and the bytes it was read for.
  mutating func take(_ code: InputCode, from read: @autoclosure () -> [UInt8]) {
    switch (state, code) {
    case (.paste, .pasteEnds): endPaste()
    case (.paste, .byte(let byte)): paste([byte])
    case (.paste, _): paste(read())
    case (_, .byte(let byte)): take(byte)
    case (_, .key(let key)):
      interrupt()
      emit(key)
    case (_, .mouse): begin(.control(isMouse: true))
    case (_, .plainMouse): begin(.plainMouse)
    case (_, .pasteBegins): begin(.paste)
    case (_, .pasteEnds), (_, .nothing): break
    }
  }

  private mutating func emit(_ key: Key) { events.append(.key(key)) }

  private mutating func begin(_ next: State) {
    interrupt()
    state = next
    bytes = []
    isCut = false
  }

  /// Leaves what has begun, as something else follows.
  private mutating func interrupt() {
    switch state {
    case .escape: emit(Key(.escape))
    case .text: emitText()
    default: break
    }
    state = .ground
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(with: byte)
    case .text(let missing):
      guard byte & 0xc0 == 0x80 else {
        interrupt()
        return begin(with: byte)
      }
      bytes.append(byte)
      if missing == 1 { emitText() } else { state = .text(missing: missing - 1) }
    case .escape: takeAfterEscape(byte)
    case .singleShift:
      state = .ground
      if !Self.finals.contains(byte) { begin(with: byte) }
    case .control(let isMouse): takeControl(byte, isMouse: isMouse)
    case .plainMouse: takePlainMouse(byte)
    case .answer:
      bytes = []
      if byte == 0x07 { state = .ground } else if byte == 0x1b { state = .answerEscape }
    case .answerEscape:
      if byte == UInt8(ascii: "\\") { state = .ground } else { takeAfterEscape(byte) }
    case .paste: break
    }
  }

  private mutating func begin(with byte: UInt8, _ modifiers: Key.Modifiers = []) {
    state = .ground
    if byte == 0x1b {
      state = .escape
    } else if byte < 0x80 {
      emit(Key(ascii: byte, modifiers))
    } else {
      bytes = [byte]
      self.modifiers = modifiers
      switch byte {
      case 0xc2...0xdf: state = .text(missing: 1)
      case 0xe0...0xef: state = .text(missing: 2)
      case 0xf0...0xf4: state = .text(missing: 3)
      default: emitText()
      }
    }
  }

  /// Types the bytes of a character, be they one or not, but no control.
  private mutating func emitText() {
    state = .ground
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar.value >= 0xa0 {
      emit(Key(.character(Character(scalar)), modifiers))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1b:
      emit(Key(.escape))
      state = .escape
    case UInt8(ascii: "["):
      state = .control(isMouse: false)
      bytes = []
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .answer
      bytes = [byte]
    default: begin(with: byte, .alt)
    }
  }

  /// What ends a sequence of one letter.
  private static let finals: ClosedRange<UInt8> = 0x20...0x7e

  /// Reads a sequence to its end, which says something only if the mouse sent it.
  private mutating func takeControl(_ byte: UInt8, isMouse: Bool) {
    let isLinuxFunction = byte == UInt8(ascii: "[") && bytes.isEmpty
    switch byte {
    case 0x20...0x3f where bytes.count < 32, _ where isLinuxFunction: bytes.append(byte)
    case 0x20...0x3f: break
    case 0x40...0x7e:
      state = .ground
      if isMouse { emitMouse(final: byte) }
    default: begin(with: byte)
    }
  }

  private mutating func emitMouse(final: UInt8) {
    let isRelease = final == UInt8(ascii: "m")
    let numbers = String(decoding: bytes, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard isRelease || final == UInt8(ascii: "M"), numbers.count == 3,
      let event = MouseEvent(
        code: numbers[0],
        column: numbers[1],
        row: numbers[2],
        isRelease: isRelease
      )
    else { return }
    events.append(.mouse(event))
  }

  private mutating func takePlainMouse(_ byte: UInt8) {
    guard byte >= 0x20 else { return begin(with: byte) }
    bytes.append(byte)
    guard bytes.count == 3 else { return }
    state = .ground
    let numbers = bytes.map { Int($0) - 32 }
    let event = MouseEvent(
      code: numbers[0],
      column: numbers[1],
      row: numbers[2],
      isRelease: false
    )
    if let event { events.append(.mouse(event)) }
  }

  private mutating func paste(_ more: [UInt8]) {
    let room = Self.pasteLimit - bytes.count
    isCut = isCut || more.count > room
    bytes += more.prefix(room)
  }

  /// Pastes what was collected, invalid UTF-8 replaced, and no part of a character that was cut.
  private mutating func endPaste() {
    state = .ground
    var whole = bytes[...]
    if isCut {
      while let last = whole.last, last & 0xc0 == 0x80 { whole.removeLast() }
      if let last = whole.last, last >= 0xc0 { whole.removeLast() }
    }
    events.append(.paste(String(decoding: whole, as: UTF8.self), isCut: isCut))
  }
}
