/// Turns the bytes a terminal sends into keys, mouse events and pastes, however they are split.
nonisolated struct InputDecoder: Sendable {
  private enum State {
    case ground
    case escape
    case character(PartialScalar, Key.Modifiers)
    case singleShift
    case control
    case linuxFunction
    case plainMouse
    /// The answer to a question of some program before us: read to its end and dropped.
    case answer(opener: UInt8, isEmpty: Bool)
    case answerEscape
    case paste
  }

  private var state = State.ground
  private var sequence = ControlSequence()
  private var mouseReport: [UInt8] = []
  private var paste = PasteCollector()
  private var events: [InputEvent] = []

  /// True while an unfinished sequence is held, which more bytes or ``flush()`` will settle.
  var isWaiting: Bool { if case .ground = state { false } else { true } }

  /// True between the marks of a paste, whose parts may come a good while apart.
  var isPasting: Bool { if case .paste = state { true } else { false } }

  /// Decodes the next bytes.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    return settled()
  }

  /// Settles what is held, because nothing followed it: a lone `ESC` is the Escape key.
  mutating func flush() -> [InputEvent] {
    switch state {
    case .escape: emit(Key(.escape))
    case .character(_, let modifiers): emit(Key(.character("\u{fffd}"), modifiers))
    case .singleShift: emit(.alt("O"))
    case .control where sequence.isEmpty: emit(.alt("["))
    case .answer(let opener, isEmpty: true): emit(Key(ascii: opener, .alt))
    case .paste: events.append(paste.event)
    case .ground, .control, .linuxFunction, .plainMouse, .answer, .answerEscape: break
    }
    state = .ground
    return settled()
  }

  private mutating func settled() -> [InputEvent] {
    defer { events.removeAll() }
    return events
  }

  private mutating func emit(_ key: Key) { events.append(.key(key)) }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .escape: takeAfterEscape(byte)
    case .character(let partial, let modifiers): takeContinuation(byte, of: partial, modifiers)
    case .singleShift: takeAfterSingleShift(byte)
    case .control: takeControl(byte)
    case .linuxFunction: takeLinuxFunction(byte)
    case .plainMouse: takePlainMouse(byte)
    case .answer(let opener, _): takeAnswer(byte, opener: opener)
    case .answerEscape:
      if byte == UInt8(ascii: "\\") { state = .ground } else { takeAfterEscape(byte) }
    case .paste: takePasted(byte)
    }
  }

  private mutating func begin(_ byte: UInt8, _ modifiers: Key.Modifiers = []) {
    state = .ground
    if byte == 0x1b {
      state = .escape
    } else if byte < 0x80 {
      emit(Key(ascii: byte, modifiers))
    } else if let partial = PartialScalar(lead: byte) {
      state = .character(partial, modifiers)
    } else {
      emit(Key(.character("\u{fffd}"), modifiers))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1b:
      emit(Key(.escape))
      state = .escape
    case UInt8(ascii: "["):
      sequence = ControlSequence()
      state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .answer(opener: byte, isEmpty: true)
    default: begin(byte, .alt)
    }
  }

  private mutating func takeContinuation(
    _ byte: UInt8,
    of partial: PartialScalar,
    _ modifiers: Key.Modifiers
  ) {
    var partial = partial
    guard partial.append(byte) else {
      emit(Key(.character("\u{fffd}"), modifiers))
      return begin(byte)
    }
    guard let scalar = partial.scalar else {
      state = .character(partial, modifiers)
      return
    }
    state = .ground
    let isControl = scalar.value < 0xa0
    if !isControl { emit(Key(.character(Character(scalar)), modifiers)) }
  }

  private mutating func takeAfterSingleShift(_ byte: UInt8) {
    guard (0x20...0x7e).contains(byte) else { return begin(byte) }
    state = .ground
    if byte == UInt8(ascii: "M") {
      emit(Key(.enter))
    } else if let name = Key.Name(final: byte) {
      emit(Key(name))
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3f: sequence.append(byte)
    case 0x40...0x7e:
      switch sequence.meaning(final: byte) {
      case .event(let event):
        state = .ground
        events.append(event)
      case .pasteBegins:
        paste = PasteCollector()
        state = .paste
      case .plainMouseFollows:
        mouseReport = []
        state = .plainMouse
      case .linuxFunctionFollows: state = .linuxFunction
      case .nothing: state = .ground
      }
    default: begin(byte)
    }
  }

  private mutating func takeLinuxFunction(_ byte: UInt8) {
    guard (0x20...0x7e).contains(byte) else { return begin(byte) }
    state = .ground
    if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
      emit(Key(.function(Int(byte) - 0x40)))
    }
  }

  private mutating func takePlainMouse(_ byte: UInt8) {
    guard byte >= 0x20 else { return begin(byte) }
    mouseReport.append(byte)
    guard mouseReport.count == 3 else { return }
    state = .ground
    let event = MouseEvent(
      code: Int(mouseReport[0]) - 32,
      column: Int(mouseReport[1]) - 32,
      row: Int(mouseReport[2]) - 32,
      isRelease: false
    )
    if let event { events.append(.mouse(event)) }
  }

  private mutating func takeAnswer(_ byte: UInt8, opener: UInt8) {
    switch byte {
    case 0x07: state = .ground
    case 0x1b: state = .answerEscape
    default: state = .answer(opener: opener, isEmpty: false)
    }
  }

  private mutating func takePasted(_ byte: UInt8) {
    guard paste.append(byte) else { return }
    state = .ground
    events.append(paste.event)
    paste = PasteCollector()
  }
}
