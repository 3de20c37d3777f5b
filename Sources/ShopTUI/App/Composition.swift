import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// An app composed under one wiring, with everything that observes and drives it.
final class Composition {
  let wiring: NamedWiring
  let app: ShopApp
  let desktop: Desktop
  let input: InputHandler
  /// The windows whose state differs from the requested one: some mistakes move them at once.
  let moved: [SceneWindow]
  /// The window whose pending payment was dropped.
  let dropped: SceneWindow?

  /// Loads the saved shop, unless a previous composition passes its shop on.
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
      // The entry counter is not part of a window's place, so it may differ.
      scene?.nextNumber = wanted.scene.nextNumber
      return scene != wanted.scene
    }.map(\.window)
    desktop = Desktop(
      app: app,
      canvas: Canvas(width: size.columns, height: size.rows, charset: charset),
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

  /// What the change of the wiring did, and the new one's introduction.
  var greeting: Greeting {
    let complaint = moved.isEmpty ? "" : "\(IsolationResult.subject(moved)) moved ✗ · "
    let loss = dropped.map { "payment of \($0.letter) dropped · " } ?? ""
    return .introducing(wiring, after: complaint + loss)
  }
}
