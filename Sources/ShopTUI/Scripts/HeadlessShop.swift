import DesignSystem
import ShopCore
import ShopData

/// The shop without a terminal: events go in, pictures come out, and what is kept is kept in
/// memory, so that the same events always give the same pictures.
final class HeadlessShop {
  /// What somebody does to it.
  enum Deed: Hashable {
    case input(InputEvent)
    case resize(ScreenSize)
    case open(LinkRequest)
    case quit
    case relaunch
    /// Nothing, for a while.
    case rest
  }

  private(set) var app: ShopApp
  private(set) var desktop: Desktop
  /// False from quitting to coming back.
  private(set) var isRunning = true
  /// The laws that were broken since the beginning.
  private(set) var violations: [Violation] = []
  private var input: InputHandler
  private let database: ShopDatabase
  private let store: SceneStore
  private var saver: SceneSaver
  private var keptShop: ShopState
  private var lastState: AppState
  private var lastShop: ShopState
  private let charset: Charset
  private var observers: [(ActionRecord) -> Void] = []

  /// A fresh shop with so many windows, or as many as fit.
  ///
  /// Throws what opening the catalogue in the program and a database in memory can throw.
  init(
    windowCount: Int? = nil,
    size: ScreenSize,
    wiring: Wiring = .perScene,
    charset: Charset = .unicode
  ) throws {
    let fitting = min(3, max(1, size.columns / Tiling.leastWidth))
    database = try ShopDatabase.inMemory()
    store = try SceneStore(session: .standard, in: database)
    let container = try DependencyContainer(keeping: (database, store.shopStore))
    app = container.makeApp(AppState(windowCount: windowCount ?? fitting))
    self.charset = charset
    desktop = container.makeDesktop(
      app: app,
      columns: size.columns,
      rows: size.rows,
      charset: charset
    )
    input = InputHandler(app: app, desktop: desktop)
    saver = try SceneSaver(storage: store, writing: app.lastState, inPlaceOf: nil)
    keptShop = app.shop.state
    lastState = app.lastState
    lastShop = app.shop.state
    watch()
    desktop.draw()
  }

  var canvas: Canvas { desktop.canvas }

  var theme: Theme { app.shop.state.settings.theme.theme }

  /// The window with a letter.
  func window(_ letter: String) -> SceneID? {
    app.windows.windows.first { $0.letter == letter }?.id
  }

  /// Tells somebody about every action, also after coming back.
  func observe(_ observer: @escaping (ActionRecord) -> Void) { observers.append(observer) }

  /// Does something and draws what came of it.
  func carryOut(_ deed: Deed) throws {
    switch deed {
    case .input(let event): if input.handle(event) == .quit { isRunning = false }
    case .resize(let size): desktop.resize(to: (size.columns, size.rows))
    case .open(let request):
      if case .refused(let reason) = LinkOpener(app: app).open(request) { desktop.message = reason }
    case .quit: isRunning = false
    case .relaunch: try relaunch()
    case .rest: return
    }
    try save()
    desktop.pictureWasShown()
    desktop.draw()
  }

  private func watch() {
    app.observe { [weak self] record in self?.note(record) }
  }

  private func note(_ record: ActionRecord) {
    saver.note(record)
    let laws = AfterActionLaws(
      record: record,
      before: lastState,
      after: app.lastState,
      changesShop: app.shop.state.hasOtherDealings(than: lastShop)
    )
    violations += laws.violations
    lastState = app.lastState
    lastShop = app.shop.state
    for observer in observers { observer(record) }
  }

  private func save() throws {
    try saver.save(app.lastState)
    guard app.shop.state.hasOtherDealings(than: keptShop) else { return }
    try store.shopStore.save(changesFrom: keptShop, to: app.shop.state)
    keptShop = app.shop.state
  }

  /// Makes everything anew from what was kept.
  private func relaunch() throws {
    try save()
    let size = (canvas.width, canvas.height)
    let container = try DependencyContainer(keeping: (database, store.shopStore))
    let restored = try store.read().map { Restoration(of: $0).state } ?? AppState(windowCount: 1)
    app = container.makeApp(restored)
    desktop = container.makeDesktop(app: app, columns: size.0, rows: size.1, charset: charset)
    input = InputHandler(app: app, desktop: desktop)
    saver = SceneSaver(storage: store, kept: restored)
    keptShop = app.shop.state
    lastState = app.lastState
    lastShop = app.shop.state
    isRunning = true
    watch()
  }
}
