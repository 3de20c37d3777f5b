import NavigationLaws
import SceneNavigation
import ShopCore
import ShopScreens

/// An action the user sent, without the actions it caused.
struct SentAction {
  let action: Action
  let cause: Cause
  /// What it came from, such as `line 3: key Enter`.
  let origin: String
}

/// The actions that were sent to the core, and their results.
struct SentActions {
  private(set) var actions: [SentAction] = []
  /// The letters of the windows that moved, for each action and those it caused.
  private(set) var moved: [String] = []
  private(set) var outcomes: [Outcome] = []
  /// The laws that were broken by one of them.
  private(set) var broken: Set<LawName> = []
  let beginning: Beginning
  private let app: ShopApp

  struct Beginning {
    let windows: AppState
    let wiring: NamedWiring
    let catalog: any CatalogSource
    var cart = Cart()
    /// True if an account is signed in, as in a new session.
    var isSignedIn = true
  }

  init(from beginning: Beginning) {
    self.beginning = beginning
    app = .exported(over: beginning.catalog, beginning)
  }

  var end: AppState { app.lastState }

  var cart: Cart { app.shop.state.cart }

  /// Repeats the first of some actions, and removes it and those it caused.
  mutating func send(
    firstOf heard: inout ArraySlice<ActionRecord>,
    as action: Action,
    from origin: String
  ) throws {
    guard let record = heard.first else { return }
    let steps = app.sendAll(action, cause: record.cause)
    let echoes = steps.map(\.record)
    guard echoes.map(\.outcome) == heard.prefix(echoes.count).map(\.outcome) else {
      throw TestExportError.endsOtherwise
    }
    actions.append(SentAction(action: action, cause: record.cause, origin: origin))
    moved += echoes.map(\.movedLetters)
    outcomes += echoes.map(\.outcome)
    for step in steps { broken.formUnion(StepLaws.shop.violations(of: step).map(\.law)) }
    heard.removeFirst(max(echoes.count, 1))
  }

  /// Plays a script and collects the actions it sends to the core.
  init(of script: Script) throws {
    if let line = script.firstStartingOver {
      throw TestExportError.inexpressible(line, "second wiring in one test")
    }
    let player = try Player(script)
    let shop = player.shop
    self.init(
      from: Beginning(
        windows: AppState(windowCount: shop.app.windows.windows.count),
        wiring: script.wiring,
        catalog: shop.app.shop.state.catalog
      )
    )
    var all: [ActionRecord] = []
    shop.observe { all.append($0) }
    while let stroke = try player.next() {
      all = []
      try player.perform(stroke)
      guard let line = player.line else { continue }
      guard shop.isRunning, stroke.event != .relaunch else {
        throw TestExportError.inexpressible(line, "quitting and relaunching")
      }
      var heard = all[...]
      while let record = heard.first {
        let action = record.action.typed(by: stroke)
        guard SwiftSource.source(action) != nil else {
          let words = ActionWords(record, in: shop.app.shop.state).words
          throw TestExportError.inexpressible(line, "word for “\(words)”")
        }
        let origin = "line \(line.number): \(line.statement.words)"
        try send(firstOf: &heard, as: action, from: origin)
      }
    }
    for line in script.lines {
      guard case .expect(.broken(let law)) = line.statement, !broken.contains(law) else { continue }
      throw TestExportError.keptByActions(line, law)
    }
  }

  /// True if the actions have the same results with another catalog.
  func endTheSame(over other: any CatalogSource) -> Bool {
    let app = ShopApp.exported(over: other, beginning)
    let records: [ActionRecord] = actions.flatMap {
      app.sendAll($0.action, cause: $0.cause).map(\.record)
    }
    return app.lastState == end && records.map(\.movedLetters) == moved
      && records.map(\.outcome) == outcomes
  }
}

extension ShopApp {
  /// The app that an exported test creates.
  fileprivate static func exported(
    over catalog: any CatalogSource,
    _ beginning: SentActions.Beginning
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
          cart: beginning.cart,
          orders: Order.samples(from: whole),
          account: beginning.isSignedIn ? Account.samples[0] : nil
        )
      ),
      windows: SceneGroup(
        state: beginning.windows,
        makeRouter: beginning.wiring.makeRouters()
      ),
      payments: PaymentDesk()
    )
  }
}

extension ActionRecord {
  fileprivate var movedLetters: String { verdict.moved.map(\.letter).joined() }
}

extension Action {
  /// The action with the text typed into a secret field, which records leave out.
  ///
  /// This is safe because a script only types simulated numbers there.
  fileprivate func typed(by stroke: Stroke) -> Action {
    guard case .scene(.edit(let screen, let field, .insert), let id) = self, field.isSecret else {
      return self
    }
    switch stroke.event {
    case .input(.key(let key)):
      guard case .character(let letter) = key.name else { return self }
      return .scene(.edit(screen, field, .insert(String(letter))), in: id)
    case .input(.paste(let text)):
      return .scene(.edit(screen, field, .insert(text.inOneLine)), in: id)
    case .input(.mouse), .resize, .open, .answerPayment, .quit, .relaunch, .rest: return self
    }
  }
}
