/// The few colors a theme is built from.
struct Palette: Hashable, Sendable {
  /// Its colors are used wherever a look has none of its own.
  var ground: Look
  let heading: Look
  /// For less important text.
  let muted: Look
  /// For lines and for what is behind a dialog.
  let faint: Look
  /// The only color used to draw attention.
  let accent: Look
  let onAccent: Look
  let price: Look
  let good: Look
  let warning: Look
  let danger: Look
  let onDanger: Look
  let badge: Look
  let selection: Look
  let field: Look
  let fieldActive: Look
  let placeholder: Look
  /// What was just drawn.
  let heat: Look
}

extension Palette {
  func painted(on ground: Look) -> Palette {
    var palette = self
    palette.ground = ground
    return palette
  }

  /// For a dark terminal background, which shows through.
  static let dark256 = Palette(
    ground: Look(),
    heading: Look(attributes: .bold),
    muted: Look(foreground: 246),
    faint: Look(foreground: 241),
    accent: Look(foreground: 80),
    onAccent: Look(foreground: 234, background: 80, attributes: .bold),
    price: Look(foreground: 215),
    good: Look(foreground: 114),
    warning: Look(foreground: 221),
    danger: Look(foreground: 203),
    onDanger: Look(foreground: 234, background: 203, attributes: .bold),
    badge: Look(foreground: 234, background: 109),
    selection: Look(foreground: 255, background: 24, attributes: .bold),
    field: Look(foreground: 252, background: 236),
    fieldActive: Look(foreground: 255, background: 239),
    placeholder: Look(foreground: 247, background: 236),
    heat: Look(foreground: 234, background: 215)
  )

  static let light256 = Palette(
    ground: Look(foreground: 235, background: 231),
    heading: Look(attributes: .bold),
    muted: Look(foreground: 241),
    faint: Look(foreground: 246),
    accent: Look(foreground: 24),
    onAccent: Look(foreground: 231, background: 24, attributes: .bold),
    price: Look(foreground: 130),
    good: Look(foreground: 28),
    warning: Look(foreground: 94),
    danger: Look(foreground: 160),
    onDanger: Look(foreground: 231, background: 160, attributes: .bold),
    badge: Look(foreground: 231, background: 60),
    selection: Look(foreground: 16, background: 152, attributes: .bold),
    field: Look(foreground: 235, background: 254),
    fieldActive: Look(foreground: 16, background: 252),
    placeholder: Look(foreground: 241, background: 254),
    heat: Look(foreground: 235, background: 222)
  )

  /// Uses only those of the sixteen colors that common palettes keep legible; black is never bold,
  /// since many terminals show that as gray.
  static let dark16 = Palette(
    ground: Look(),
    heading: Look(attributes: .bold),
    muted: Look(attributes: .dim),
    faint: Look(attributes: .dim),
    accent: Look(foreground: 14),
    onAccent: Look(foreground: 0, background: 6),
    price: Look(foreground: 11),
    good: Look(foreground: 10),
    warning: Look(foreground: 11),
    danger: Look(foreground: 9),
    onDanger: Look(foreground: 15, background: 1, attributes: .bold),
    badge: Look(foreground: 0, background: 7),
    selection: Look(foreground: 15, background: 4, attributes: .bold),
    field: Look(attributes: .underline),
    fieldActive: Look(foreground: 14, attributes: .underline),
    placeholder: Look(attributes: [.dim, .underline]),
    heat: Look(foreground: 0, background: 3)
  )

  /// Uses only those of the sixteen colors that common palettes keep legible; black is never bold,
  /// since many terminals show that as gray.
  static let light16 = Palette(
    ground: Look(foreground: 0, background: 15),
    heading: Look(attributes: .underline),
    muted: Look(foreground: 8),
    faint: Look(foreground: 8),
    accent: Look(foreground: 4),
    onAccent: Look(foreground: 15, background: 4, attributes: .bold),
    price: Look(foreground: 5),
    good: Look(foreground: 4),
    warning: Look(foreground: 5),
    danger: Look(foreground: 1),
    onDanger: Look(foreground: 15, background: 1, attributes: .bold),
    badge: Look(foreground: 15, background: 5),
    selection: Look(foreground: 0, background: 6),
    field: Look(attributes: .underline),
    fieldActive: Look(foreground: 4, attributes: .underline),
    placeholder: Look(foreground: 8, attributes: .underline),
    heat: Look(foreground: 0, background: 11)
  )
}
