/// The colors of a picture that a terminal would choose itself.
enum TerminalPalette {
  static let text = "#c0caf5"
  static let ground = "#16161e"

  /// The sixteen named colors, which every terminal chooses itself.
  private static let named = [
    "#15161e", "#f7768e", "#9ece6a", "#e0af68", "#7aa2f7", "#bb9af7", "#7dcfff", "#a9b1d6",
    "#414868", "#ff7a93", "#b9f27c", "#ff9e64", "#7da6ff", "#c9a7ff", "#a4daff", "#ffffff",
  ]
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// A color of the 256-color palette, as xterm defines it.
  static func color(_ index: UInt8) -> String {
    let index = Int(index)
    if index < 16 { return named[index] }
    guard index < 232 else {
      let level = 8 + (index - 232) * 10
      return hex(level, level, level)
    }
    let mixed = index - 16
    return hex(levels[mixed / 36], levels[mixed / 6 % 6], levels[mixed % 6])
  }

  private static func hex(_ parts: Int...) -> String {
    parts.reduce("#") { text, part in
      let digits = String(part, radix: 16)
      return text + (digits.count < 2 ? "0" : "") + digits
    }
  }
}
