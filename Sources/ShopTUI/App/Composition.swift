import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// An app as it is composed under one wiring, with all that looks at it and speaks to it.
final class Composition {
  let wiring: NamedWiring
  let app: ShopApp
  let desktop: Desktop
  let input: InputHandler
  /// The windows that do not stand as they were to: some mistakes move them at once.
  let moved: [SceneWindow]
  /// The window whose payment nobody waits for any more.
  let dropped: SceneWindow?

  /// The program's parts for windows that stand as given; the shop is as it was kept, unless this
  /// takes the place of another composition and goes on with its shop.
  init(
    of windows: AppState,
    wiring: NamedWiring,
    inPlaceOf old: Composition? = nil,
    areReady: Bool,
    size: (columns: Int, rows: Int),
    charset: Charset,
    container: DependencyContainer
  ) {
    self.wiring = wiring
    app = container.makeApp(
      windows,
      wiring: wiring,
      shop: old?.app.shop.state,
      areReady: areReady
    )
    let state = app.lastState
    moved = windows.allowed(by: .shop, in: app.shop.state).windows.filter { wanted in
      var scene = state.scene(wanted.id)
      // The number the next entry gets is nowhere to stand.
      scene?.nextNumber = wanted.scene.nextNumber
      return scene != wanted.scene
    }.map(\.window)
    desktop = container.makeDesktop(
      app: app,
      columns: size.columns,
      rows: size.rows,
      charset: charset,
      wiring: wiring
    )
    input = InputHandler(desktop: desktop)
    dropped = old?.app.windows.windowPaying
    if let old {
      input.takeOver(from: old.input)
      desktop.tourStep = old.desktop.tourStep
      desktop.lawSearch = old.desktop.lawSearch
      desktop.lookedAtMistake = old.desktop.lookedAtMistake
      desktop.showsHeat = old.desktop.showsHeat
    }
  }

  /// What it is composed from, after whom that has moved and whose payment came to nothing.
  var words: String {
    let complaint = moved.isEmpty ? "" : "\(IsolationResult.list(moved)) moved ✗ · "
    let loss = dropped.map { "payment of \($0.letter) dropped · " } ?? ""
    return complaint + loss + wiring.introduction
  }
}
