import CNcurses
import DesignSystem

/// What ncurses needs to know of every style: a character cell ready but for its character.
struct StyleTable {
  let depth: ColorDepth

  /// How many colours of the palette can be used.
  private let colors: Int32
  private var templates: [cchar_t] = []
  private var pairs: [Pair: Int32] = [:]

  private struct Pair: Hashable {
    let foreground: Int32
    let background: Int32
  }

  /// Finds out how many colours there are; ncurses has to be open.
  init(theme: Theme, wantsColors: Bool) {
    // A terminal with direct colour takes all but the first eight numbers for mixtures.
    let count = tigetnum("colors")
    colors = count > 256 ? 8 : count
    if !wantsColors || count < 8 || start_color() != OK {
      depth = .none
    } else {
      depth = colors < 256 ? .sixteen : .palette256
      if use_default_colors() != OK { assume_default_colors(7, 0) }
    }
    apply(theme)
  }

  /// Gives every style the look it has in a theme.
  mutating func apply(_ theme: Theme) {
    pairs = [:]
    templates = Style.allCases.map { template(of: theme.look(of: $0, colors: depth)) }
  }

  func template(of style: Style) -> cchar_t { templates[Int(style.rawValue)] }

  private mutating func template(of look: Look) -> cchar_t {
    var attributes: attr_t = 0
    if look.attributes.contains(.bold) { attributes |= shop_bold() }
    if look.attributes.contains(.dim) { attributes |= shop_dim() }
    if look.attributes.contains(.underline) { attributes |= shop_underline() }
    if look.attributes.contains(.reverse) { attributes |= shop_reverse() }
    if look.attributes.contains(.italic) { attributes |= shop_italic() }
    var pair: Int32 = 0
    if depth != .none {
      if colors < 16, (8...15).contains(look.foreground ?? 0) { attributes |= shop_bold() }
      pair = number(
        of: Pair(foreground: color(look.foreground), background: color(look.background))
      )
    }
    var cell = cchar_t()
    var space: [wchar_t] = [32, 0]
    setcchar(&cell, &space, attributes, 0, &pair)
    return cell
  }

  /// The number ncurses knows a colour by; bright colours become plain ones where there are but
  /// eight.
  private func color(_ index: UInt8?) -> Int32 {
    guard let index else { return -1 }
    return colors < 16 ? Int32(index) & 7 : Int32(index) % colors
  }

  private mutating func number(of pair: Pair) -> Int32 {
    if pair == Pair(foreground: -1, background: -1) { return 0 }
    if let number = pairs[pair] { return number }
    let number = Int32(pairs.count + 1)
    guard init_extended_pair(number, pair.foreground, pair.background) == OK else { return 0 }
    pairs[pair] = number
    return number
  }
}
