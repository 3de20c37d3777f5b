import DesignSystem
import SceneNavigation
import ShopCore
import ShopData

@testable import ShopTUI

/// The program without a terminal: keys and clicks go in, pictures come out.
@MainActor final class Stage {
  let app: ShopApp
  let desktop: Desktop
  /// What was done last.
  private(set) var lastRecord: ActionRecord?
  /// What the last key or click asked of the program.
  private(set) var lastRequest: InputHandler.Request?
  let input: InputHandler

  /// What every stage begins with, which nothing on it changes: read in once, which takes longer than
  /// most of what is played on a stage.
  private static let container = Result { try DependencyContainer() }

  /// A stage over the catalogue of the program, or over what is made of it.
  init(
    windows: Int = 3,
    columns: Int = 120,
    rows: Int = 30,
    charset: Charset = .unicode,
    wiring: NamedWiring = .perScene,
    payments: any PaymentService = SimulatedPayments(),
    catalog: (any CatalogSource) -> any CatalogSource = { $0 }
  ) throws {
    let container = try Self.container.get()
    let shop = container.makeApp(windowCount: windows).shop.state
    app = ShopApp(
      shop: Shop(
        ShopState(
          catalog: catalog(shop.catalog),
          orders: shop.orders,
          account: shop.account,
          settings: shop.settings
        )
      ),
      windows: SceneGroup(
        state: AppState(windowCount: windows),
        makeRouter: wiring.makeRouters()
      ),
      payments: payments
    )
    desktop = Desktop(
      app: app,
      canvas: Canvas(width: columns, height: rows, charset: charset),
      wiring: wiring
    )
    input = InputHandler(desktop: desktop)
    desktop.draw()
    app.observe { [weak self] in self?.lastRecord = $0.record }
  }

  /// Has several things arrive at once, and draws after the last.
  func burst(_ events: [InputEvent]) {
    for event in events { _ = input.handle(event) }
    desktop.draw()
  }

  /// Presses keys one after the other and draws after each.
  func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Opens a panel beside the windows, and gives it the keyboard.
  func openPanel(_ key: Character) {
    press(.character(key))
    desktop.dockHasKeys = true
    desktop.draw()
  }

  func type(_ text: String) {
    for character in text { send(.key(.character(character))) }
  }

  func click(column: Int, row: Int) {
    send(.mouse(MouseEvent(kind: .press(.left), column: column, row: row)))
  }

  func wheel(_ kind: MouseEvent.Kind, column: Int, row: Int) {
    send(.mouse(MouseEvent(kind: kind, column: column, row: row)))
  }

  func send(_ event: InputEvent) {
    lastRequest = input.handle(event)
    desktop.draw()
  }

  func window(_ letter: String) -> SceneID? {
    app.windows.windows.first { $0.letter == letter }?.id
  }

  /// Whether something stands over the windows.
  var isCovered: Bool { desktop.overlay != nil }

  /// The letters of the windows that were drawn for the last picture.
  var drawn: [String] {
    desktop.drawnWindows.compactMap { id in app.windows.window(id)?.letter }
  }

  /// The picture without the status line and the footer.
  var windowsPicture: [Cell] {
    Array(desktop.canvas.cells.prefix(desktop.canvas.width * (desktop.canvas.height - 2)))
  }
}

@MainActor extension Desktop {
  /// What lies at places of the windows, so many columns and rows from one to the next.
  func targets(everyColumns columns: Int, rows: Int) -> [Target?] {
    stride(from: 0, to: canvas.height - 2, by: rows).flatMap { row in
      stride(from: 0, to: canvas.width, by: columns).map { target(column: $0, row: row) }
    }
  }
}
