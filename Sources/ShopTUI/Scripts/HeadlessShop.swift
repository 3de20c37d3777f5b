import NavigationLaws
import DesignSystem
import SceneNavigation
import ShopCore
import ShopData
import ShopScreens

/// The shop without a terminal: events go in, and pictures come out.
///
/// Everything is saved in memory, so the same events always give the same pictures.
final class HeadlessShop {
  enum Event: Hashable {
    case input(InputEvent)
    case resize(ScreenSize)
    case open(LinkRequest)
    case answerPayment
    case quit
    case relaunch
    case rest
  }

  /// False from quitting to the next start.
  private(set) var isRunning = true
  private(set) var violations: [Violation] = []
  private var composition: Composition
  private let store: SceneStore
  private let storage: any WindowStorage
  private var payments: PaymentDesk
  private var saver: SceneSaver
  /// Checks what is saved after each action.
  private let saving: SavingCheck
  private var savedShopState: ShopState
  /// The steps since the last picture.
  private var steps: [Step] = []
  private var observers: [(ActionRecord) -> Void] = []

  /// A new shop with this many windows, or as many as fit; its database is in memory unless another
  /// one without windows is given.
  init(
    windowCount: Int? = nil,
    size: ScreenSize,
    wiring: NamedWiring = .perScene,
    charset: Charset = .unicode,
    in database: ShopDatabase? = nil
  ) throws {
    store = try SceneStore(session: .standard, in: database ?? ShopDatabase.stockedInMemory())
    storage = wiring.storage(store)
    let container = try DependencyContainer(keeping: store.shopStore)
    composition = Composition(
      of: AppState(windowCount: windowCount ?? Tiling.fittingCount(width: size.columns)),
      wiring: wiring,
      areReady: true,
      size: (size.columns, size.rows),
      charset: charset,
      container: container
    )
    payments = container.payments
    saver = try SceneSaver(storage: storage, writing: composition.app.lastState)
    saving = try SavingCheck(composition.app.lastState, under: wiring)
    savedShopState = composition.app.shop.state
    desktop.keepsWiring = true
    watch()
    desktop.draw()
  }

  var app: ShopApp { composition.app }

  var desktop: Desktop { composition.desktop }

  private var input: InputHandler { composition.input }

  var canvas: Canvas { desktop.canvas }

  var awaitsPayment: Bool { payments.isAwaited }

  /// The theme for an unknown terminal.
  var theme: Theme { theme(on: nil) }

  func theme(on background: Background?) -> Theme {
    app.shop.state.settings.theme.theme(on: background)
  }

  func window(_ letter: String) -> SceneID? {
    app.windows.windows.first { $0.letter == letter }?.id
  }

  /// Calls the observer after every action, also after a relaunch.
  func observe(_ observer: @escaping (ActionRecord) -> Void) { observers.append(observer) }

  /// Performs an event and draws the result.
  func carryOut(_ event: Event) throws {
    let before = ScreenSnapshot(of: self)
    let wasRunning = isRunning
    steps = []
    switch event {
    case .input(let event): if input.handle(event) == .quit { isRunning = false }
    case .resize(let size): desktop.resize(to: (size.columns, size.rows))
    case .open(let request) where !isRunning: try relaunch(opening: request)
    case .open(let request):
      if let reason = refusal(of: request, by: input.open) { desktop.say(reason) }
    case .answerPayment: input.answerPayments { payments.answerFirst() }
    case .quit: isRunning = false
    case .relaunch: try relaunch()
    case .rest: return
    }
    try save()
    desktop.draw()
    // A start shows other things than the last run did, such as its greeting.
    guard wasRunning else { return }
    violations += before.frameViolations(by: steps, until: ScreenSnapshot(of: self))
  }

  /// Performs an event of a history that no keys cause, and draws the result.
  func replay(_ event: LoggedEvent) throws {
    switch event {
    case .action(let action):
      app.send(action, cause: .script)
      try save()
      desktop.draw()
    case .relaunch: try carryOut(.relaunch)
    case .relaunchByLink(let target, let scene):
      try carryOut(.quit)
      let letter = app.windows.window(scene)?.letter
      let place = letter.map { LinkRequest.Place.window(letter: $0) } ?? .focusedWindow
      guard let link = target.link else { return try carryOut(.relaunch) }
      try carryOut(.open(LinkRequest(link: link.text, place: place)))
    }
  }

  private func watch() {
    app.observe { [weak self] step in self?.note(step) }
  }

  private func note(_ step: Step) {
    saver.note(step)
    violations += StepLaws.shop.violations(of: step)
    violations += saving.violations(after: step, leaving: app.lastState)
    steps.append(step)
    for observer in observers { observer(step.record) }
  }

  private func save() throws {
    try saver.save(app.lastState)
    if !composition.wiring.isRight, let stored = try storage.read(),
      let violation = desktop.violation(of: stored, under: composition.wiring)
    {
      violations.append(violation)
    }
    guard app.shop.state.differsInSales(from: savedShopState) else { return }
    try store.shopStore.save(changesFrom: savedShopState, to: app.shop.state)
    savedShopState = app.shop.state
  }

  /// Starts again from what was saved, and opens the link it was started with.
  private func relaunch(opening request: LinkRequest? = nil) throws {
    try save()
    let expected = app.lastState
    let container = try DependencyContainer(keeping: store.shopStore)
    let restoration = try storage.read().map { Restoration(of: $0) }
    let restored = restoration?.state ?? AppState(windowCount: 1)
    let windowsRestoredDifferently = desktop.windowsRestoredDifferently
    let firstShown = desktop.firstShown
    composition = Composition(
      of: restored,
      wiring: composition.wiring,
      areReady: false,
      size: (canvas.width, canvas.height),
      charset: canvas.charset,
      container: container
    )
    payments = container.payments
    desktop.keepsWiring = true
    for (window, words) in restoration?.notices ?? [:] { desktop.toast(words, in: window) }
    desktop.restoredWrongly = windowsRestoredDifferently
    desktop.firstShown = firstShown
    saver = SceneSaver(storage: storage, kept: restored)
    saving.resume(with: restored)
    savedShopState = app.shop.state
    isRunning = true
    watch()
    if let request, let reason = refusal(of: request, by: LinkOpener(app: app).open) {
      desktop.say(reason)
    }
    app.finishLaunching()
    if restored != expected {
      note(.restoreIsIdentity, "the windows were restored wrongly")
    }
    guard let request else { return }
    let warm = container.makeApp(restored, wiring: composition.wiring)
    _ = refusal(of: request, by: LinkOpener(app: warm).open)
    if warm.lastState != app.lastState {
      note(.linkLandsOnce, "the link opened another page than it would in a running shop")
    }
  }

  /// Opens a link as `shop open` does, and returns the reason if it is refused.
  private func refusal(
    of request: LinkRequest,
    by open: (LinkRequest) -> LinkAnswer
  ) -> String? {
    do throws(LinkError) {
      let link = try DeepLink(typed: request.link).text
      let answer = open(LinkRequest(link: link, place: request.place))
      return if case .refused(let reason) = answer { reason } else { nil }
    } catch {
      return error.description
    }
  }

  private func note(_ law: LawName, _ finding: String) {
    violations.append(Violation(law, by: nil, finding: finding))
  }
}
