/// How bright a colour of the palette of 256 is, from 0 to 1, as WCAG 2 counts it.
struct Shade {
  private let luminance: Double

  init(_ index: UInt8) {
    let index = Int(index)
    guard index < 232 else {
      luminance = Shade.linear(8 + 10 * (index - 232))
      return
    }
    let steps = [0, 95, 135, 175, 215, 255].map(Shade.linear)
    let mixed = max(index - 16, 0)
    luminance =
      0.2126 * steps[mixed / 36] + 0.7152 * steps[mixed / 6 % 6] + 0.0722 * steps[mixed % 6]
  }

  /// The contrast ratio, from 1 to 21.
  func contrast(to other: Shade) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// Close to the curve of sRGB.
  private static func linear(_ value: Int) -> Double {
    let share = Double(value) / 255
    return share * share * (0.305 * share + 0.683) + 0.012 * share
  }
}
