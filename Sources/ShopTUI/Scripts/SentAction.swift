import NavigationLaws
import SceneNavigation
import ShopCore
import ShopScreens

/// An action as somebody sent it, and not what it made to be sent.
struct SentAction {
  let action: Action
  let cause: Cause
  /// The line of the script it came from.
  let line: Script.Line
  /// What came of it, as the status line said.
  let words: String
}

/// Plays a script and keeps what it sends to the core.
struct SentActions {
  let actions: [SentAction]
  /// The letters of the windows that moved, for each action and what it made to be sent.
  let moved: [String]
  /// What came of each of them.
  let outcomes: [Outcome]
  /// The laws that were broken by one of them.
  let broken: Set<LawName>
  /// How everything stands at the end.
  let end: AppState
  let cart: Cart
  let catalog: any CatalogSource
  let windowCount: Int
  private let wiring: NamedWiring

  /// Throws what playing can throw, and a ``TestExportError``.
  init(of script: Script) throws {
    if let line = script.newBeginning {
      throw TestExportError.inexpressible(line, "second wiring in one test")
    }
    let player = try Player(script)
    let shop = player.shop
    let catalog = shop.app.shop.state.catalog
    let windowCount = shop.app.windows.windows.count
    let app = ShopApp.exported(over: catalog, windowCount: windowCount, script.wiring)
    var heard: [ActionRecord] = []
    shop.observe { heard.append($0) }
    var sent: [SentAction] = []
    var moved: [String] = []
    var outcomes: [Outcome] = []
    var broken: Set<LawName> = []
    while let stroke = try player.next() {
      heard = []
      try player.perform(stroke)
      guard let line = player.line else { continue }
      guard stroke.deed != .relaunch, stroke.deed != .quit else {
        throw TestExportError.inexpressible(line, "quitting and coming back")
      }
      while let record = heard.first {
        let action = record.action.typed(by: stroke)
        let steps = app.sendAll(action, cause: record.cause)
        let echoes = steps.map(\.record)
        guard echoes.map(\.outcome) == heard.prefix(echoes.count).map(\.outcome) else {
          throw TestExportError.endsOtherwise
        }
        let words = ActionWords(record, in: shop.app.shop.state).words
        sent.append(SentAction(action: action, cause: record.cause, line: line, words: words))
        moved += echoes.map(\.movedLetters)
        outcomes += echoes.map(\.outcome)
        for step in steps { broken.formUnion(StepLaws(step).violations.map(\.law)) }
        heard.removeFirst(echoes.count)
      }
    }
    for line in script.lines {
      guard case .expect(.broken(let law)) = line.statement, !broken.contains(law) else { continue }
      throw TestExportError.keptByActions(line, law)
    }
    actions = sent
    self.moved = moved
    self.outcomes = outcomes
    self.broken = broken
    cart = shop.app.shop.state.cart
    self.catalog = catalog
    self.windowCount = windowCount
    wiring = script.wiring
    end = shop.app.lastState
  }

  /// Whether they end the same way over another catalogue.
  func endTheSame(over other: any CatalogSource) -> Bool {
    let app = ShopApp.exported(over: other, windowCount: windowCount, wiring)
    let records: [ActionRecord] = actions.flatMap {
      app.sendAll($0.action, cause: $0.cause).map(\.record)
    }
    return app.lastState == end && records.map(\.movedLetters) == moved
      && records.map(\.outcome) == outcomes
  }
}

extension ShopApp {
  /// The app as an exported test makes it.
  fileprivate static func exported(
    over catalog: any CatalogSource,
    windowCount: Int,
    _ wiring: NamedWiring
  ) -> ShopApp {
    let whole = Catalog(
      name: catalog.name,
      currency: catalog.currency,
      categories: catalog.categories,
      products: catalog.allProducts.compactMap(\.self),
      people: []
    )
    return ShopApp(
      shop: Shop(
        ShopState(
          catalog: catalog,
          orders: Order.samples(from: whole),
          account: Account.samples[0]
        )
      ),
      windows: SceneGroup(
        state: AppState(windowCount: windowCount),
        makeRouter: wiring.makeRouters()
      ),
      payments: PaymentDesk()
    )
  }
}

extension ActionRecord {
  fileprivate var movedLetters: String { verdict.moved.map(\.letter).joined() }
}

extension Action {
  /// The action with what was typed into a secret field, which no record of it has: a script only
  /// ever types simulated numbers there.
  fileprivate func typed(by stroke: Stroke) -> Action {
    guard case .scene(.edit(let screen, let field, .insert), let id) = self, field.isSecret else {
      return self
    }
    switch stroke.deed {
    case .input(.key(let key)):
      guard case .character(let letter) = key.name else { return self }
      return .scene(.edit(screen, field, .insert(String(letter))), in: id)
    case .input(.paste(let text, _)):
      return .scene(.edit(screen, field, .insert(text.inOneLine)), in: id)
    case .input(.mouse), .resize, .open, .answerPayment, .quit, .relaunch, .rest: return self
    }
  }
}
