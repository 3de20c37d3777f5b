import DesignSystem
import ShopCore
import ShopScreens

/// An app as it is composed under one wiring, with all that looks at it and speaks to it.
final class Composition {
  let wiring: Wiring
  let app: ShopApp
  let desktop: Desktop
  let input: InputHandler
  /// The windows that do not stand as they were to: some mistakes move them at once.
  let moved: [Window]

  /// The program's parts for windows that stand as given; the shop is as it was kept, unless it is
  /// handed on.
  init(
    of windows: AppState,
    wiring: Wiring,
    shop: ShopState? = nil,
    areReady: Bool,
    size: (columns: Int, rows: Int),
    charset: Charset,
    container: DependencyContainer
  ) {
    self.wiring = wiring
    app = container.makeApp(windows, wiring: wiring, shop: shop, areReady: areReady)
    let state = app.lastState
    moved = windows.windows.filter { wanted in
      var scene = state.scene(wanted.id)
      // The number the next entry gets is nowhere to stand.
      scene?.nextEntry = wanted.scene.nextEntry
      return scene != wanted.scene
    }.map(\.window)
    desktop = container.makeDesktop(
      app: app,
      columns: size.columns,
      rows: size.rows,
      charset: charset,
      wiring: wiring
    )
    input = InputHandler(app: app, desktop: desktop)
  }

  /// What it is composed from, after whom that has moved.
  var words: String {
    let complaint = moved.isEmpty ? "" : "\(Verdict.list(moved)) moved ✗ · "
    return complaint + "\(wiring.rawValue): \(wiring.words)."
  }
}
