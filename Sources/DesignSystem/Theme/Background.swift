/// The brightness of the terminal's background.
public enum Background: Hashable, Sendable {
  case dark
  case light

  /// Reads `COLORFGBG`, for example `0;default;15`.
  ///
  /// Of the sixteen colors only white and light gray are light; nil if the last part is not a color
  /// number.
  public init?(colors: String) {
    guard let ground = colors.split(separator: ";").last.flatMap({ Int($0) }),
      0...15 ~= ground
    else { return nil }
    self = [7, 15].contains(ground) ? .light : .dark
  }

  /// Reads an answer to OSC 11, for example `11;rgb:1616/1616/1e1e`; nil for any other answer.
  public init?(answer: some Sequence<UInt8>) {
    let text = String(decoding: Array(answer), as: UTF8.self)
    guard text.hasPrefix("11;rgb"), let colon = text.firstIndex(of: ":") else { return nil }
    let parts = text[colon...].dropFirst().split(separator: "/").prefix(3).compactMap { part in
      part.count > 4
        ? nil : Int(part, radix: 16).map { Double($0) / Double((1 << (4 * part.count)) - 1) }
    }
    guard parts.count == 3 else { return nil }
    // Perceived brightness (ITU-R BT.601).
    self = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] > 0.5 ? .light : .dark
  }
}
