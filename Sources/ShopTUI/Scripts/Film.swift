import DesignSystem
import ShopCore

/// A script as a moving picture: what the shop shows at reading speed, with what is pressed below it.
struct Film {
  private var picture = AnimatedPicture()
  private var time = Duration.zero
  /// The last key that was pressed, or what else was done.
  private var pressed = ""

  /// How long the last picture stands before the first comes again.
  private static let end = Duration.seconds(3)

  /// Begins with what a shop shows.
  init(of shop: HeadlessShop) {
    show(shop)
  }

  /// The file.
  var text: String { picture.text(until: time + Self.end) }

  /// Shows what came of a stroke, after the time it takes.
  mutating func note(_ stroke: Stroke, of player: Player) {
    time += stroke.pause
    pressed = player.words(for: stroke) ?? pressed
    show(player.shop)
  }

  private mutating func show(_ shop: HeadlessShop) {
    let canvas = shop.canvas
    var screen = Canvas(width: canvas.width, height: canvas.height + 1, charset: canvas.charset)
    screen.copy(canvas)
    if !pressed.isEmpty {
      let words = TextCells.truncated(pressed, to: canvas.width - 2)
      screen.write(" \(words) ", column: 0, row: canvas.height, style: .titleFocused)
    }
    picture.show(screen, in: shop.theme, cursor: shop.desktop.cursor, from: time)
  }
}
