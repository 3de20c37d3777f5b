import CNcurses
import DesignSystem

/// The attributes and color pairs with which ncurses draws each style.
struct StylePens {
  let depth: ColorDepth
  private var attributes: [attr_t] = []

  /// Needs an open ncurses; uses colors if there are enough and the user wants them.
  init(theme: Theme, wantsColors: Bool) {
    shop_keep_palette()
    if wantsColors, has_colors(), start_color() == OK, shop_colors() >= 8 {
      use_default_colors()
      depth = Self.colors < 256 ? .sixteen : .palette256
    } else {
      depth = .none
    }
    apply(theme)
  }

  mutating func apply(_ theme: Theme) {
    attributes = Style.allCases.map { style in
      let look = theme.look(of: style, colors: depth)
      var attributes = look.attributes.ofNcurses
      guard depth != .none else { return attributes }
      if Self.colors < 16, (8...15).contains(look.foreground ?? 0) { attributes |= shop_bold }
      let pair = Self.pair(of: style)
      init_extended_pair(pair, Self.color(look.foreground), Self.color(look.background))
      return attributes
    }
  }

  /// An ncurses cell with a character and up to two combining marks (0 for none).
  func cell(_ scalar: UInt32, mark1: UInt32 = 0, mark2: UInt32 = 0, in style: Style) -> cchar_t {
    shop_cell(
      wchar_t(scalar),
      wchar_t(mark1),
      wchar_t(mark2),
      attributes[Int(style.rawValue)],
      depth == .none ? 0 : Int16(Self.pair(of: style))
    )
  }

  /// A direct-color terminal takes all numbers above the first eight for RGB values.
  private static var colors: Int32 { shop_colors() > 256 ? 8 : shop_colors() }

  private static func pair(of style: Style) -> Int32 { Int32(style.rawValue) + 1 }

  /// The terminal's number for a color, -1 for its default.
  ///
  /// Bright colors become plain on an eight-color terminal.
  private static func color(_ index: UInt8?) -> Int32 {
    index.map { colors < 16 ? Int32($0) & 7 : Int32($0) % colors } ?? -1
  }
}

extension Attributes {
  fileprivate var ofNcurses: attr_t {
    let known: [(Attributes, attr_t)] = [
      (.bold, shop_bold), (.dim, shop_dim), (.underline, shop_underline),
      (.reverse, shop_reverse), (.italic, shop_italic),
    ]
    return known.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}
