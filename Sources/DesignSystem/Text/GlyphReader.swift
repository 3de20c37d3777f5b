/// Decodes UTF-8 into glyphs; all text on the screen goes through it.
///
/// No glyph contains a control character, a format character, or a scalar whose width differs
/// between terminals.
struct GlyphReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// In bytes.
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  mutating func next() -> Glyph? {
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    if byte >= 0x20, byte < 0x7F, offset + 1 == bytes.count || bytes[offset + 1] < 0x80 {
      offset += 1
      return Glyph(scalar: UInt32(byte))
    }
    return nextComposed()
  }

  private mutating func nextComposed() -> Glyph? {
    guard var glyph = nextBase() else { return nil }
    while offset < bytes.count, bytes[offset] >= 0x80 {
      let (scalar, length) = scalar(at: offset)
      if scalar == 0x200D, Glyph.isPicture(glyph.scalar) {
        offset += length
        skipPicture()
        continue
      }
      switch ScalarKind(of: scalar) {
      case .combining: glyph.add(mark: scalar)
      case .dropped: break
      case .replaced where glyph.compose(with: scalar): break
      case .narrow, .wide, .replaced: return glyph
      }
      offset += length
    }
    return glyph
  }

  private mutating func nextBase() -> Glyph? {
    while offset < bytes.count {
      let (scalar, length) = scalar(at: offset)
      offset += length
      if let letter = GlyphReader.substitute(for: scalar) { return Glyph(scalar: letter) }
      switch ScalarKind(of: scalar) {
      case .combining:
        var glyph = Glyph(scalar: Glyph.space)
        glyph.add(mark: scalar)
        return glyph
      case .narrow: return Glyph(scalar: scalar)
      case .wide: return Glyph(scalar: scalar, columns: 2)
      case .replaced where scalar != 0x0D: return Glyph(scalar: Glyph.replacement)
      case .replaced, .dropped: continue
      }
    }
    return nil
  }

  private mutating func skipPicture() {
    guard offset < bytes.count else { return }
    let (scalar, length) = scalar(at: offset)
    if Glyph.isPicture(scalar) { offset += length }
  }

  /// The ASCII character shown for a line break, a tab or half of a flag.
  private static func substitute(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x09, 0x0A, 0x2028, 0x2029: Glyph.space
    case 0x1F1E6...0x1F1FF: scalar - 0x1F1E6 + 0x41
    default: nil
    }
  }

  /// Relies on `String` being valid UTF-8.
  private func scalar(at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    switch first {
    case 0xF0...:
      let high = (first & 0x07) << 18 | tail(offset + 1) << 12
      return (high | tail(offset + 2) << 6 | tail(offset + 3), 4)
    case 0xE0...: return ((first & 0x0F) << 12 | tail(offset + 1) << 6 | tail(offset + 2), 3)
    case 0x80...: return ((first & 0x1F) << 6 | tail(offset + 1), 2)
    default: return (first, 1)
    }
  }

  private func tail(_ offset: Int) -> UInt32 { UInt32(bytes[offset] & 0x3F) }
}
