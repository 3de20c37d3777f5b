/// What stands between `ESC [` and the byte that ends the sequence.
nonisolated struct ControlSequence: Sendable {
  /// What a whole sequence stands for.
  nonisolated enum Meaning: Hashable, Sendable {
    case event(InputEvent)
    case pasteBegins
    /// Three more bytes follow: the mouse report of terminals without SGR encoding.
    case plainMouseFollows
    /// One more byte follows: a function key of the Linux console.
    case linuxFunctionFollows
    case nothing
  }

  /// Longer sequences are swallowed; the longest that means something has some fifteen bytes.
  static let limit = 32

  private var bytes: [UInt8] = []
  private var isTooLong = false

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isTooLong = true }
  }

  func meaning(final: UInt8) -> Meaning {
    if isTooLong { return .nothing }
    switch (bytes.first, final) {
    case (nil, UInt8(ascii: "M")): return .plainMouseFollows
    case (nil, UInt8(ascii: "[")): return .linuxFunctionFollows
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      return mouse(isRelease: final == UInt8(ascii: "m"))
    default:
      guard let numbers = Self.numbers(bytes[...]) else { return .nothing }
      return key(numbers, final: final)
    }
  }

  private func mouse(isRelease: Bool) -> Meaning {
    guard
      let numbers = Self.numbers(bytes.dropFirst()), numbers.count == 3,
      let event = MouseEvent(
        code: numbers[0],
        column: numbers[1],
        row: numbers[2],
        isRelease: isRelease
      )
    else { return .nothing }
    return .event(.mouse(event))
  }

  private func key(_ numbers: [Int], final: UInt8) -> Meaning {
    guard numbers.count <= 2 else { return .nothing }
    let modifiers =
      numbers.count == 2 && (1...16).contains(numbers[1])
      ? Key.Modifiers(rawValue: UInt8(numbers[1] - 1) & 7) : []
    if final == UInt8(ascii: "~") {
      if numbers == [200] { return .pasteBegins }
      guard let key = Key(tilde: numbers[0], modifiers) else { return .nothing }
      return .event(.key(key))
    }
    guard numbers[0] <= 1, let name = Key.Name(final: final) else { return .nothing }
    return .event(.key(Key(name, modifiers)))
  }

  /// The numbers between semicolons, 0 where none is given; nil if anything else is among them.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    var numbers = [0]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"): numbers.append(0)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        numbers[numbers.count - 1] = min(numbers[numbers.count - 1] * 10 + digit, 100_000)
      default: return nil
      }
    }
    return numbers
  }
}

nonisolated extension Key {
  /// The key of `ESC [ number ~`; F13 to F20 are what consoles send for Shift-F1 to Shift-F8.
  init?(tilde number: Int, _ modifiers: Modifiers) {
    switch number {
    case 1, 7: self.init(.home, modifiers)
    case 2: self.init(.insert, modifiers)
    case 3: self.init(.delete, modifiers)
    case 4, 8: self.init(.end, modifiers)
    case 5: self.init(.pageUp, modifiers)
    case 6: self.init(.pageDown, modifiers)
    case 11...15: self.init(.function(number - 10), modifiers)
    case 17...21: self.init(.function(number - 11), modifiers)
    case 23, 24: self.init(.function(number - 12), modifiers)
    case 25, 26: self.init(.function(number - 24), modifiers.union(.shift))
    case 28, 29: self.init(.function(number - 25), modifiers.union(.shift))
    case 31...34: self.init(.function(number - 26), modifiers.union(.shift))
    default: return nil
    }
  }
}

nonisolated extension Key.Name {
  /// The key that ends its sequence, after `ESC [` or `ESC O`, with this letter.
  init?(final: UInt8) {
    switch final {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(final) - 0x4f)
    case UInt8(ascii: "Z"): self = .backTab
    default: return nil
    }
  }
}
