import DesignSystem
import ShopCore
import ShopData

@testable import ShopTUI

extension FuzzTarget {
  /// Limits so that no script takes long: statements, and cells drawn for them.
  private static let mostStatements = 60
  private static let mostCells = 1_000_000

  /// The catalog of every script; loaded once, because loading takes longer than playing.
  @MainActor private static let stocked = Result { try StockedFile() }

  /// With any script every picture is whole, and no law is broken under the right wiring.
  ///
  /// A script that cannot be played on is refused with an error.
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
