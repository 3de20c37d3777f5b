import DesignSystem
import ShopCore

/// A script as an animated picture: the screen at reading speed, with the keys pressed below it.
struct Film {
  private var picture = AnimatedPicture()
  private var time = Duration.zero

  /// How long the last picture is shown before it repeats.
  private static let end = Duration.seconds(3)

  init(of shop: HeadlessShop) {
    show(shop, pressed: "")
  }

  var text: String { picture.text(until: time + Self.end) }

  /// Shows the result of a stroke after its pause.
  mutating func note(_ stroke: Stroke, of player: Player) {
    time += stroke.pause
    show(player.shop, pressed: player.pressed)
  }

  private mutating func show(_ shop: HeadlessShop, pressed: String) {
    let canvas = shop.canvas
    var screen = Canvas(width: canvas.width, height: canvas.height + 1, charset: canvas.charset)
    screen.copy(canvas.bounds, of: canvas)
    if !pressed.isEmpty {
      let words = TextCells.truncated(pressed, to: canvas.width - 2)
      screen.write(" \(words) ", column: 0, row: canvas.height, style: .titleFocused)
    }
    picture.show(screen, in: shop.theme, cursor: shop.desktop.cursor, from: time)
  }
}
