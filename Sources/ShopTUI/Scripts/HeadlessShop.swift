import NavigationLaws
import DesignSystem
import SceneNavigation
import ShopCore
import ShopData
import ShopScreens

/// The shop without a terminal: events go in, pictures come out, and what is kept is kept in
/// memory, so that the same events always give the same pictures.
final class HeadlessShop {
  /// What a user or a script does.
  enum Event: Hashable {
    case input(InputEvent)
    case resize(ScreenSize)
    case open(LinkRequest)
    case answerPayment
    case quit
    case relaunch
    /// Nothing, for a while.
    case rest
  }

  /// False from quitting to coming back.
  private(set) var isRunning = true
  /// The laws that were broken since the beginning.
  private(set) var violations: [Violation] = []
  private var composition: Composition
  private let database: ShopDatabase
  private let store: SceneStore
  private let storage: any WindowStorage
  private var payments: PaymentDesk
  private var saver: SceneSaver
  /// The same after each action, however many there are between two pictures.
  private let saving: SavingCheck
  private var keptShop: ShopState
  /// What was done since the picture was drawn last.
  private var steps: [Step] = []
  private var observers: [(ActionRecord) -> Void] = []

  /// A fresh shop with so many windows, or as many as fit; in memory, unless it is given another
  /// database that keeps no windows yet.
  ///
  /// Throws what opening the catalogue in the program and a database in memory can throw.
  init(
    windowCount: Int? = nil,
    size: ScreenSize,
    wiring: NamedWiring = .perScene,
    charset: Charset = .unicode,
    in database: ShopDatabase? = nil
  ) throws {
    let database = try database ?? ShopDatabase.stockedInMemory()
    self.database = database
    store = try SceneStore(session: .standard, in: database)
    storage = wiring.storage(store)
    let container = try DependencyContainer(keeping: (database, store.shopStore))
    composition = Composition(
      of: AppState(windowCount: windowCount ?? Tiling.fittingCount(width: size.columns)),
      wiring: wiring,
      areReady: true,
      size: (size.columns, size.rows),
      charset: charset,
      container: container
    )
    payments = container.payments
    saver = try SceneSaver(storage: storage, writing: composition.app.lastState, inPlaceOf: nil)
    saving = try SavingCheck(composition.app.lastState, under: wiring)
    keptShop = composition.app.shop.state
    desktop.keepsWiring = true
    watch()
    desktop.draw()
  }

  var app: ShopApp { composition.app }

  var desktop: Desktop { composition.desktop }

  private var input: InputHandler { composition.input }

  var canvas: Canvas { desktop.canvas }

  /// Whether a payment was sent that is not answered yet.
  var awaitsPayment: Bool { payments.isAwaited }

  /// The theme on a terminal of which nothing is known.
  var theme: Theme { theme(on: nil) }

  func theme(on background: Background?) -> Theme {
    app.shop.state.settings.theme.theme(on: background)
  }

  /// The window with a letter.
  func window(_ letter: String) -> SceneID? {
    app.windows.windows.first { $0.letter == letter }?.id
  }

  /// Calls the observer after every action, also after a relaunch.
  func observe(_ observer: @escaping (ActionRecord) -> Void) { observers.append(observer) }

  /// Does something and draws what came of it.
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
    // What is kept nowhere on purpose is not there after a start.
    guard wasRunning else { return }
    violations += before.frameViolations(by: steps, until: ScreenSnapshot(of: self))
  }

  /// Has an event of a history happen that no keys lead to, and draws what came of it.
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
    guard app.shop.state.differsInSales(from: keptShop) else { return }
    try store.shopStore.save(changesFrom: keptShop, to: app.shop.state)
    keptShop = app.shop.state
  }

  /// Makes everything anew from what was kept, and goes where a link leads it was started with.
  private func relaunch(opening request: LinkRequest? = nil) throws {
    try save()
    let expected = app.lastState
    let container = try DependencyContainer(keeping: (database, store.shopStore))
    let restoration = try storage.read().map { Restoration(of: $0) }
    let restored = restoration?.state ?? AppState(windowCount: 1)
    let windowsRestoredDifferently = desktop.windowsRestoredDifferently
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
    desktop.returnedOtherwise = windowsRestoredDifferently
    saver = SceneSaver(storage: storage, kept: restored)
    saving.resume(with: restored)
    keptShop = app.shop.state
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
