import DesignSystem
import ShopCore
import ShopData

@testable import ShopTUI

extension FuzzTarget {
  /// The most that is played of a script, so that none takes long: statements, and cells that are
  /// drawn for them.
  private static let mostStatements = 60
  private static let mostCells = 1_000_000

  /// What every script finds on the shelves; read in once, which takes longer than to play.
  @MainActor private static let stocked = Result { try StockedFile() }

  /// Whatever a script says, every picture is whole, and no law is broken where the windows are
  /// composed as they should be; what cannot be played is refused in words.
  @MainActor static func play(_ script: Script) throws {
    let copy = try stocked.get().copy()
    defer { copy.remove() }
    let player = try Player(
      Script(lines: Array(script.lines.prefix(mostStatements))),
      on: ScreenSize(columns: 80, rows: 24),
      in: ShopDatabase(path: copy.path)
    )
    let shop = player.shop
    var left = mostCells
    player.keepPicture = { name, shop in
      left -= shop.canvas.cells.count
      let picture = PictureFormat(fileName: name)?.file(of: shop) ?? ""
      try Finding.unless(
        !picture.isEmpty && picture.isHarmless,
        "It is drawn as \(picture.debugDescription)."
      )
    }
    do {
      while left > 0, let stroke = try player.next() {
        try player.perform(stroke)
        try CellCheck.check(shop.canvas)
        left -= shop.canvas.cells.count
      }
    } catch let error as PlayError {
      let words = error.description
      try Finding.unless(
        words.hasPrefix("line ") && words.isHarmless,
        "It is not played on: \(words.debugDescription)"
      )
    }
    if player.script.wiring.isRight, let broken = shop.violations.first {
      throw Finding(description: "A law is broken: \(broken).")
    }
  }
}
