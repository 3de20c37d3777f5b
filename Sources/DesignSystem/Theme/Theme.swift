/// How every style looks at every color depth.
public struct Theme: Hashable, Sendable {
  private let palette256: Palette?
  private let palette16: Palette?

  /// For terminals with a dark background, which shows through.
  public static let dark = Theme(palette256: .dark256, palette16: .dark16)
  /// Light on dark, independent of the terminal's background.
  public static let paintedDark = Theme(
    palette256: .dark256.painted(on: Look(foreground: 252, background: 233)),
    palette16: .dark16.painted(on: Look(foreground: 15, background: 0))
  )
  /// Dark on light, independent of the terminal's background.
  public static let light = Theme(palette256: .light256, palette16: .light16)
  /// Only the terminal's default colors.
  public static let monochrome = Theme(palette256: nil, palette16: nil)

  /// The look of a style at a color depth.
  public func look(of style: Style, colors: ColorDepth) -> Look {
    let palette: Palette? =
      switch colors {
      case .none: nil
      case .sixteen: palette16
      case .palette256: palette256
      }
    guard let palette else { return Look(attributes: Theme.monochrome(style)) }
    return Theme.colored(style, palette).on(palette.ground)
  }

  private static func colored(_ style: Style, _ palette: Palette) -> Look {
    switch style {
    case .text, .status, .dialog: Look()
    case .heading: palette.heading
    case .secondary, .title, .tab, .footer: palette.muted
    case .border, .mark, .dimmed: palette.faint
    case .accent, .borderFocused: palette.accent
    case .link: palette.accent.with(.underline)
    case .footerKey, .dialogTitle: palette.accent.with(.bold)
    case .titleFocused, .tabSelectedFocused: palette.onAccent
    case .tabSelected: palette.heading.with(.underline)
    case .price: palette.price
    case .good, .statusGood: palette.good
    case .warning: palette.warning
    case .danger: palette.danger
    case .statusBad: palette.danger.with(.bold)
    case .badge: palette.badge
    case .selection: palette.selection
    case .match: palette.accent.with([.bold, .underline])
    case .matchSelected: palette.selection.with(.underline)
    case .selectionUnfocused: palette.muted.with(.bold)
    case .field: palette.field
    case .fieldActive: palette.fieldActive
    case .placeholder: palette.placeholder
    case .moved: palette.onDanger
    case .heat: palette.heat
    }
  }

  private static func monochrome(_ style: Style) -> Attributes {
    switch style {
    case .text, .secondary, .accent, .border, .title, .tab: []
    case .good, .status, .statusGood, .footer, .dialog: []
    case .heading, .price, .warning, .danger, .borderFocused, .footerKey: .bold
    case .selectionUnfocused: .bold
    case .mark, .dimmed: .dim
    case .link, .field: .underline
    case .placeholder: [.dim, .underline]
    case .fieldActive, .tabSelected: [.bold, .underline]
    case .match: [.bold, .underline]
    case .matchSelected: [.underline, .reverse]
    case .selection, .badge: .reverse
    case .titleFocused, .tabSelectedFocused, .dialogTitle, .statusBad: [.bold, .reverse]
    case .moved: [.bold, .underline, .reverse]
    case .heat: .reverse
    }
  }
}
