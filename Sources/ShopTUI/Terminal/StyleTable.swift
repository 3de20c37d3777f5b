import CNcurses
import DesignSystem

/// How every style is switched to on the terminal.
struct StyleTable {
  let depth: ColorDepth

  /// How many colours of the palette can be used.
  private let colors: Int
  /// The attributes that cannot be had together with a colour.
  private let colorless: Attributes
  private var pens: [Pen] = []
  /// What leads from one style to another, by both their numbers; nil until it was needed.
  private var changes: [[UInt8]?] = []

  /// What the terminal writes with.
  private struct Pen: Equatable {
    var foreground: Int?
    var background: Int?
    var attributes: Attributes = []
  }

  private static let names: [(attribute: Attributes, capability: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.underline, "smul"), (.reverse, "rev"), (.italic, "sitm"),
  ]

  /// Finds out how many colours there are; ncurses has to be open.
  init(theme: Theme, wantsColors: Bool) {
    // A terminal with direct colour takes all but the first eight numbers for mixtures.
    let count = Int(tigetnum("colors"))
    colors = count > 256 ? 8 : count
    if !wantsColors || count < 8 || shop_capability("setaf") == nil {
      depth = .none
    } else {
      depth = colors < 256 ? .sixteen : .palette256
    }
    let refused = max(0, tigetnum("ncv"))
    let bits: [(Int32, Attributes)] = [
      (1 << 1, .underline), (1 << 2, .reverse), (1 << 4, .dim), (1 << 5, .bold),
    ]
    colorless = bits.reduce(into: []) { if refused & $1.0 != 0 { $0.formUnion($1.1) } }
    apply(theme)
  }

  /// Gives every style the look it has in a theme.
  mutating func apply(_ theme: Theme) {
    pens = Style.allCases.map { pen(for: theme.look(of: $0, colors: depth)) }
    changes = Array(repeating: nil, count: pens.count * (pens.count + 1))
  }

  /// Whether nothing of a style can be seen where no character stands, as on a cleared screen.
  func isPlain(_ style: Style) -> Bool { pens[Int(style.rawValue)] == Pen() }

  /// Whether a cell of a style that holds no character is what erasing leaves there.
  func isErased(_ style: Style, inColor: Bool) -> Bool {
    let pen = pens[Int(style.rawValue)]
    return pen.attributes.isDisjoint(with: [.underline, .reverse])
      && (inColor || pen.background == nil)
  }

  /// What makes the terminal write in a style, from another one if it is known.
  mutating func change(from old: Style?, to new: Style) -> [UInt8] {
    let place = (old.map { Int($0.rawValue) } ?? pens.count) * pens.count + Int(new.rawValue)
    if let change = changes[place] { return change }
    let change = Self.change(from: old.map { pens[Int($0.rawValue)] }, to: pens[Int(new.rawValue)])
    changes[place] = change
    return change
  }

  /// Takes back every attribute and colour.
  static var reset: [UInt8] { Capability.bytes("sgr0") + Capability.bytes("op") }

  private static func change(from old: Pen?, to new: Pen) -> [UInt8] {
    var bytes: [UInt8] = []
    var pen = old ?? Pen()
    if old == nil || !pen.attributes.isSubset(of: new.attributes) {
      bytes = Capability.bytes("sgr0")
      pen = Pen()
    }
    for (attribute, capability) in names
    where new.attributes.contains(attribute) && !pen.attributes.contains(attribute) {
      bytes += Capability.bytes(capability)
    }
    let losesColor =
      pen.foreground != nil && new.foreground == nil
      || pen.background != nil && new.background == nil
    if losesColor {
      bytes += Capability.bytes("op")
      (pen.foreground, pen.background) = (nil, nil)
    }
    if let color = new.foreground, color != pen.foreground {
      bytes += Capability.bytes("setaf", color)
    }
    if let color = new.background, color != pen.background {
      bytes += Capability.bytes("setab", color)
    }
    return bytes
  }

  private func pen(for look: Look) -> Pen {
    var pen = Pen(attributes: look.attributes)
    guard depth != .none else { return pen }
    if colors < 16, (8...15).contains(look.foreground ?? 0) { pen.attributes.insert(.bold) }
    pen.foreground = color(look.foreground)
    pen.background = color(look.background)
    if pen.foreground != nil || pen.background != nil { pen.attributes.subtract(colorless) }
    return pen
  }

  /// The terminal's number of a colour; bright colours become plain ones where there are but eight.
  private func color(_ index: UInt8?) -> Int? {
    index.map { colors < 16 ? Int($0) & 7 : Int($0) % colors }
  }
}
