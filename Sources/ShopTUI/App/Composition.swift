import DesignSystem
import ShopCore

/// An app as it is composed under one wiring, with all that looks at it and speaks to it.
final class Composition {
  let wiring: Wiring
  let app: ShopApp
  let desktop: Desktop
  let input: InputHandler

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
    desktop = container.makeDesktop(
      app: app,
      columns: size.columns,
      rows: size.rows,
      charset: charset,
      wiring: wiring
    )
    input = InputHandler(app: app, desktop: desktop)
  }
}
