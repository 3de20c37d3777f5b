/// Unicode properties, because an import checks every scalar: with the standard library's, it takes a
/// fifth longer.
extension Unicode.Scalar {
  /// The property White_Space.
  var isSpace: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    case ..<0x85: false
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// True if it shows something by itself.
  var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }

  /// The general category Control.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
