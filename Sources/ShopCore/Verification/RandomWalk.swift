public import SceneNavigation

/// Any sequence of actions a person, a link or a script could send, drawn by lot from a seed.
public struct RandomWalk: Sendable {
  /// What all its choices follow from.
  public let seed: UInt64
  private let choices: WalkChoices
  private var random: SeededGenerator
  /// What was presented last, which may be gone by now.
  private var presented: Presentation.ID?
  /// The payment that was waited for last, which may be answered by now.
  private var payment: Payment.ID?
  /// A moment one could go back to.
  private var memory: AppState?

  /// A walk through what a catalogue sells.
  public init(seed: UInt64, through catalog: any CatalogSource) {
    self.init(seed: seed, through: WalkChoices(of: catalog))
  }

  init(seed: UInt64, through choices: WalkChoices) {
    self.seed = seed
    self.choices = choices
    random = SeededGenerator(seed: seed)
  }

  /// The next action, aimed at what is there, and now and then at what is gone.
  @MainActor public mutating func next(in app: ShopApp) -> Action {
    let windows = app.monitor.list.windows
    let window = windows[Int.random(in: 0..<windows.count, using: &random)].id
    let scene = app.monitor.scene(window) ?? SceneState()
    defer { if let top = scene.presentations.last { presented = top.id } }
    if !scene.presentations.isEmpty, Bool.random(using: &random) {
      return .scene(formAction(in: scene, of: window, app), in: window)
    }
    return switch Int.random(in: 0..<100, using: &random) {
    case ..<54: .scene(sceneAction(in: scene), in: window)
    case ..<66: .scene(presentationAction(in: scene), in: window)
    case ..<80: .scene(formAction(in: scene, of: window, app), in: window)
    case ..<82: .scene(.back, in: SceneID(number: 1 << 40))
    case 82: recall(window, in: app) ?? .shop(shopAction(in: app))
    case ..<86: .shop(shopAction(in: app))
    default: appAction(window: window, other: pick(windows)?.id, in: app)
    }
  }

  /// Goes back to a moment that was remembered, in one window or in all; or remembers this one.
  @MainActor private mutating func recall(_ window: SceneID, in app: ShopApp) -> Action? {
    guard let memory, Bool.random(using: &random) else {
      memory = app.lastState
      return nil
    }
    // Now and then of another window, which is refused.
    let source = Int.random(in: 0..<8, using: &random) > 0 ? window : pick(memory.windows)?.id
    guard let scene = source.flatMap(memory.scene), Int.random(in: 0..<4, using: &random) > 0 else {
      return .app(.travel(to: memory))
    }
    return .scene(Bool.random(using: &random) ? .undo(to: scene) : .redo(to: scene), in: window)
  }

  /// A link that starts the program again, for one of its windows.
  @MainActor mutating func nextRelaunch(in app: ShopApp) -> Event {
    let window = pick(app.windows.windows)?.id ?? app.windows.focus
    return .relaunchByLink(linkTarget(from: pick(AppTab.allCases) ?? .home), in: window)
  }

  private mutating func sceneAction(in scene: SceneState) -> SceneAction {
    switch Int.random(in: 0..<22, using: &random) {
    case ..<7: .navigate(destination(from: scene.selectedTab))
    case ..<10: .back
    case 10: .pop(Int.random(in: 0...4, using: &random))
    case 11: .popToRoot
    case 12: .popTo(stepTaken(in: scene) ?? destination(from: scene.selectedTab))
    case 13: .replaceStack(path())
    case ..<17: .selectTab(pick(AppTab.allCases) ?? .home)
    case 17:
      .look(
        screen(in: scene),
        selection: Int.random(in: -1...9, using: &random),
        scroll: Int.random(in: -1...9, using: &random)
      )
    case 18: .beginEditing(screen(in: scene), .query)
    case 19: .edit(screen(in: scene), .query, edit())
    default: .openLink(linkTarget(from: scene.selectedTab))
    }
  }

  private mutating func presentationAction(in scene: SceneState)
    -> SceneAction
  {
    let never = Presentation.ID(scene: SceneID(number: 1), number: scene.nextNumber + 3)
    let gone = presented ?? never
    let id = pick(scene.presentations)?.id ?? never
    return switch Int.random(in: 0..<13, using: &random) {
    case ..<3: .present(content(over: id))
    case ..<5: .dismiss(id)
    case 5: .dismiss(gone)
    case 6: .dismissAndNavigate(id, destination(from: scene.selectedTab))
    case ..<9: .advance(id, pick([.delivery, .payment, .review, .placed("1001")]) ?? .review)
    case 9: .popFlowToRoot(id)
    case 10:
      .dismissAndOpenLink(id, linkTarget(from: scene.selectedTab))
    default: .edit(.presentation(id), .street, edit())
    }
  }

  /// One thing somebody would do who stands before what is presented: mostly to fill in what is
  /// asked for and to go on.
  @MainActor private mutating func formAction(
    in scene: SceneState,
    of window: SceneID,
    _ app: ShopApp
  ) -> SceneAction {
    guard let presented = scene.presentations.last else {
      return .present(form())
    }
    let screen = presented.screen
    let router = app.windows.router(window)
    let awaited = router?.paying?.id
    switch Int.random(in: 0..<16, using: &random) {
    case 0 where awaited != nil, 13:
      let answer = pick(PaymentAnswer.allCases) ?? .declined
      return .settle(payment(for: presented.id, awaited: awaited), answer)
    case ..<10:
      guard let field = fieldToFill(of: presented, router?.secrets) else {
        return presented.canBeSubmitted ? .submit(presented.id) : .dismiss(presented.id)
      }
      return .edit(screen, field, .replace(text(for: field, in: presented.content)))
    case 10: return .beginEditing(screen, pick(presented.fields) ?? .name)
    case 11: return .endEditing(screen)
    case 12: return Bool.random(using: &random) ? .clearForm(presented.id) : .back
    default: return .submit(presented.id)
    }
  }

  /// A field where one stands that is still empty, or now and then one that is not; nil where all
  /// are filled in.
  @MainActor private mutating func fieldToFill(
    of presented: Presentation,
    _ secrets: Secrets?
  ) -> FieldID? {
    if Int.random(in: 0..<8, using: &random) == 0 { return pick(presented.fields) }
    return presented.fields.first { field in
      let drafts =
        field.isSecret ? secrets?.drafts(of: presented.id) : presented.stack.view.drafts
      return drafts?[field]?.text.isEmpty ?? true
    }
  }

  private mutating func form() -> Presentation.Content {
    let product = pick(choices.products) ?? "none"
    return switch Int.random(in: 0..<5, using: &random) {
    case 0: .sheet(.writeReview(product))
    case 1: .sheet(.choose(product))
    case 2: .sheet(.filter(pick(choices.categories) ?? "none"))
    default: .fullScreenCover(.checkout)
    }
  }

  /// The payment that is waited for, the one that was it last, or one that never was.
  private mutating func payment(
    for id: Presentation.ID,
    awaited: Payment.ID?
  ) -> Payment.ID {
    defer { if let awaited { payment = awaited } }
    if let awaited, Int.random(in: 0..<4, using: &random) > 0 { return awaited }
    if let payment, Bool.random(using: &random) { return payment }
    return Payment.ID(
      presentation: id,
      account: pick(Account.samples)?.id ?? "nobody",
      number: Int.random(in: 1...40, using: &random)
    )
  }

  /// What can be entered into a field, right or wrong.
  private mutating func text(for field: FieldID, in content: Presentation.Content) -> String {
    switch field {
    case .cardNumber: pick(Self.cardNumbers) ?? ""
    case .cardExpiry: "04/28"
    case .securityCode: "123"
    case .delivery: Delivery.express.rawValue
    case .rating: Bool.random(using: &random) ? "4" : "9"
    case .reviewTitle: "Fine"
    case .reviewText: "It serves."
    case .variant: variant(in: content)
    case .quantity: Bool.random(using: &random) ? "2" : "many"
    case .shelfStock: ShelfFilter.inStock
    case .shelfOrder: (pick(ShelfFilter.Order.allCases) ?? .name).rawValue
    default: "Mill Lane 4"
    }
  }

  private static let cardNumbers = [
    "4242424242424242", "4242 4242 4242 4242", SimulatedPayments.declined, SimulatedPayments.silent,
    TrialPayments.late, "4242",
  ]

  private mutating func variant(in content: Presentation.Content) -> String {
    guard case .sheet(.choose(let product)) = content else { return "" }
    return pick(choices.variants(of: product))?.rawValue ?? ""
  }

  private mutating func content(over id: Presentation.ID) -> Presentation.Content {
    let product = pick(choices.products) ?? "none"
    return switch Int.random(in: 0..<10, using: &random) {
    case 0: .sheet(.filter("tea"))
    case 1: .sheet(.writeReview(product))
    case 2: .sheet(.choose(product))
    case 3: .fullScreenCover(.checkout)
    case 4: .fullScreenCover(.signIn(then: .checkout))
    case 5: .alert(.paymentDeclined)
    case 6: .alert(.soldOut(product))
    case 7: .confirmationDialog(.signOut)
    case 8: .confirmationDialog(.removeLine(Article(product)))
    default: .confirmationDialog(.leave(id, then: .back))
    }
  }

  private mutating func destination(from tab: AppTab) -> Destination {
    pick(choices.destinations(from: tab)) ?? .home(.cart)
  }

  /// A step that was taken in the tab one stands in, as often as not; else nil.
  private mutating func stepTaken(in scene: SceneState) -> Destination? {
    guard Bool.random(using: &random) else { return nil }
    let route = pick(scene.stack(of: scene.selectedTab).entries)?.route
    return route.flatMap { Place($0) }.map { Destination($0, from: scene.selectedTab) }
  }

  private mutating func linkTarget(from tab: AppTab) -> LinkTarget {
    pick(choices.targets(from: tab)) ?? LinkTarget(.home([.cart]))
  }

  private mutating func path() -> TabPath {
    let tab = pick(AppTab.allCases) ?? .home
    let length = Int.random(in: 0...3, using: &random)
    let steps = (0..<length).map { _ in destination(from: tab) }
    return TabPath(NavigationPath(steps.map(\.route)), in: tab)
  }

  private mutating func screen(in scene: SceneState) -> ScreenID {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .root(pick(AppTab.allCases) ?? .home)
    case 1: .entry(Entry.ID(scene: SceneID(number: 1), number: scene.nextNumber + 5))
    default:
      scene.stack(of: scene.selectedTab).screen(in: scene.selectedTab)
    }
  }

  private mutating func edit() -> TextDraft.Edit {
    pick([
      .insert("tea"), .insert("é"), .deleteBackward, .deleteWordBackward, .moveLeft, .clear,
      .selectAll,
    ]) ?? .clear
  }

  @MainActor private mutating func shopAction(in app: ShopApp) -> ShopAction {
    let article = pick(choices.articles) ?? "none"
    switch Int.random(in: 0..<12, using: &random) {
    case ..<6: return .addToCart(article)
    case ..<10: return .setQuantity(Int.random(in: 0...3, using: &random), of: article)
    case 10:
      guard Bool.random(using: &random) else {
        return .writeReview(of: article.product, rating: 3, title: "So so", text: "It is.")
      }
      let shop = app.shop.state
      var changes = Bool.random(using: &random) ? shop.changes : CatalogChanges()
      changes.sell(1, of: article)
      return .learn(orders: shop.orders, changes: changes)
    default:
      var settings = Settings()
      settings.goesBackAcrossTabs = Bool.random(using: &random)
      return .changeSettings(settings)
    }
  }

  @MainActor private mutating func appAction(
    window: SceneID,
    other: SceneID?,
    in app: ShopApp
  ) -> Action {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: return .app(.openWindow(nil))
    case 1: return .app(.openWindow(linkTarget(from: .home)))
    case 2: return .app(.duplicateWindow(window))
    case 3: return .app(.closeWindow(window))
    case 4:
      return .app(Bool.random(using: &random) ? .closeWindow(window) : .closeWindowAnyway(window))
    case 5: return .app(.reopenWindow)
    case ..<9: return .app(.focusWindow(window))
    case ..<11: return .app(.focusNextWindow)
    case ..<13: return .app(.focusPreviousWindow)
    case 13: return .app(.nextLayout)
    case 16:
      return .app(
        .movePlace(from: window, to: Int.random(in: 0..<4, using: &random) == 0 ? nil : other)
      )
    case 14:
      if Int.random(in: 0..<8, using: &random) == 0 { return .shop(.signOut) }
      return .app(.toggleZoom)
    default:
      if Int.random(in: 0..<3, using: &random) == 0 {
        return .shop(.signIn(pick(Account.samples)?.id ?? "nobody"))
      }
      return .app(.nextLayout)
    }
  }

  private mutating func pick<Elements: RandomAccessCollection>(
    _ elements: Elements
  ) -> Elements.Element? {
    elements.randomElement(using: &random)
  }
}

extension Presentation {
  /// Whether one goes on from here with what was entered.
  fileprivate var canBeSubmitted: Bool {
    switch content {
    case .fullScreenCover(.checkout): CheckoutStage(of: stack) != .placed
    case .sheet: true
    case .fullScreenCover(.signIn), .alert, .confirmationDialog: false
    }
  }

  /// What is asked for where one stands in it.
  fileprivate var fields: [FieldID] {
    switch content {
    case .fullScreenCover(.checkout): CheckoutStage(of: stack).fields
    case .sheet(.writeReview): ReviewForm.fields
    case .sheet(.choose): ChoiceForm.fields
    case .sheet(.filter): ShelfFilter.fields
    case .fullScreenCover(.signIn), .alert, .confirmationDialog: []
    }
  }
}
