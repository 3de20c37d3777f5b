public import ShopCore

/// What an action did, to whom, and who stayed as they were: the sentence of the status line.
public struct ActionWords: Hashable, Sendable {
  /// Such as `A · product “Teapot” pushed`.
  public let deed: String
  /// The same without the window, such as `product “Teapot” pushed`.
  public let words: String
  /// The letter of the window that acted, if it was one: asking before it is closed is an act of its own
  /// as well.
  public let actor: String?
  /// Such as `B, C unchanged ✓`; empty where there is nothing to promise.
  public let verdict: String
  /// Whether the promise was kept.
  public let isKept: Bool

  /// Finds the words for an action in the shop as it is.
  public init(_ record: ActionRecord, in shop: ShopState) {
    let words = record.words(in: shop)
    self.words = words
    actor = record.actor
    deed = actor.map { "\($0) · " + words } ?? words
    isKept = record.verdict.isKept
    verdict = isKept ? record.promise : record.verdict.complaint
  }
}

extension ActionRecord {
  fileprivate var actor: String? {
    let id: SceneID
    switch (action, outcome) {
    case (.scene(_, let window), _), (.app(.closeWindow(let window)), .presented): id = window
    default: return nil
    }
    let isActor = { (window: Window) in window.id == id }
    return (verdict.moved.first(where: isActor) ?? verdict.unmoved.first(where: isActor))?.letter
  }

  /// The letter of a window that was there.
  private func letter(of id: SceneID) -> String {
    (verdict.moved + verdict.unmoved).first { $0.id == id }?.letter ?? ""
  }

  /// Who stayed as they were, where the action could make one doubt it.
  fileprivate var promise: String {
    switch action {
    case .shop: return "no window moved ✓"
    case .app(.focusWindow), .app(.focusNextWindow), .app(.focusPreviousWindow),
      .app(.nextLayout), .app(.toggleZoom), .app(.signIn), .app(.signOut), .app(.travel):
      return ""
    case .scene: break
    case .app(.openWindow), .app(.duplicateWindow), .app(.closeWindow), .app(.closeWindowAnyway),
      .app(.reopenWindow), .app(.movePlace):
      guard outcome.isChange else { return "" }
    }
    let actor = actor
    var others = verdict.unmoved
    others.removeAll { $0.letter == actor }
    guard !others.isEmpty else { return "" }
    if case .scene = action, outcome.changesShop { return "no other window moved ✓" }
    return "\(Verdict.list(others)) unchanged ✓"
  }

  fileprivate func words(in shop: ShopState) -> String {
    switch (outcome, carriedOut) {
    case (.viewChanged, .scene(.look, _)) where cause == .script: "selected row kept in sight"
    case (.viewChanged, .scene(.look, _)) where cause == .click: "view moved"
    case (.viewChanged, .scene(.edit(_, .quantity, .replace), _)): "quantity changed"
    case (.viewChanged, .scene(.edit(_, _, .replace), _)): "choice changed"
    case (.viewChanged, .scene(.edit(_, _, .selectAll), _)): "text selected"
    case (.viewChanged, .scene(.edit, _)): "text changed"
    case (.unchanged, .scene(.edit(_, _, .insert), _)):
      "the field is full: it holds \(TextDraft.limit) characters"
    case (.viewChanged, .scene(.beginEditing, _)): "typing"
    case (.viewChanged, .scene(.endEditing, _)): "field left"
    case (.replaced(let kept, let depth), .scene(.openLink(let target), _)),
      (.replaced(let kept, let depth), .scene(.dismissAndOpenLink(_, let target), _)):
      "link to \(shop.phrase(for: target)) opened"
        + (kept > 0 ? ", \(kept) of \(counted(depth, "step", "steps")) kept" : "")
    case (.tabSelected, .scene(.openLink(let target), _)),
      (.tabSelected, .scene(.dismissAndOpenLink(_, let target), _)),
      (.viewChanged, .scene(.openLink(let target), _)),
      (.viewChanged, .scene(.dismissAndOpenLink(_, let target), _)):
      "link to \(shop.phrase(for: target)) opened"
    case (.unchanged, .scene(.openLink(let target), _)):
      "the link to \(shop.phrase(for: target)) leads to where this window stands"
    case (.covered(let question), .scene(.openLink(let target), _))
    where question.content.isSignIn:
      "the link to \(shop.phrase(for: target)) waits for the sign-in already"
    case (.linkWaits, .scene(.openLink(let target), _)):
      "the link to \(shop.phrase(for: target)) waits until the window is there"
    case (.restored, .scene(.undo(let state), _)):
      "undone: at \(shop.phrase(forTopOf: state)) again"
    case (.restored, .scene(.redo(let state), _)):
      "done again: at \(shop.phrase(forTopOf: state))"
    case (.windowOpened(let window, .linkWaits?), .app(.openWindow(let target?))):
      "\(window.letter) opened, where the link to \(shop.phrase(for: target)) waits"
    case (.windowOpened(let window, let link?), .app(.openWindow(let target?))):
      link.isLanding || link.isChange
        ? "\(window.letter) opened at \(shop.phrase(for: target))"
        : "\(window.letter) opened: \(link.words(in: shop))"
    case (.unchanged, .app(.closeWindow(let id))):
      "\(letter(of: id)) asks already: nothing was closed"
    case (.presented, .app(.movePlace(let source, let destination?))):
      "\(letter(of: destination)) asks first, and \(letter(of: source)) stays where it is"
    case (.covered(let presentation), .app(.movePlace)):
      "\(presentation.content.words(in: shop)) is open here: nothing can be moved"
    case (.arranged(let arrangement), .app(.toggleZoom)):
      arrangement.isZoomed ? "zoomed" : "no longer zoomed"
    default: outcome.words(in: shop)
    }
  }
}

extension Verdict {
  /// Who moved without being asked to.
  fileprivate var complaint: String {
    let others = Self.list(trespassed)
    return trespassed.count < moved.count ? "\(others) moved as well ✗" : "\(others) moved ✗"
  }

  /// Windows as they stand in a sentence: by their letters, many of them by their number.
  public static func list(_ windows: [Window]) -> String {
    windows.count > 4
      ? "\(windows.count) windows" : windows.map(\.letter).joined(separator: ", ")
  }

  /// What is said of windows that are not saved as they stand.
  public static func words(ofStrays windows: [Window]) -> String {
    "\(list(windows)) would come back otherwise"
  }
}

extension Settings {
  /// All that is chosen; what was chosen before is not known here.
  fileprivate func words(in currency: Currency) -> String {
    let price = priceFormat.example(in: currency)
    return "mouse \(usesMouse ? "on" : "off"), \(theme.rawValue) theme, prices as \(price)"
      + (goesBackAcrossTabs ? ", back across tabs" : "")
  }
}

extension Outcome {
  /// Whether the shop is another one afterwards, which all windows show.
  fileprivate var changesShop: Bool {
    switch self {
    case .orderPlaced, .cartChanged, .reviewWritten, .settingsChanged, .dealingsLearned, .signedIn,
      .accountSwitched,
      .signedOut:
      true
    default: false
    }
  }

  fileprivate func words(in shop: ShopState) -> String {
    switch self {
    case .pushed(let entry): "\(shop.phrase(for: entry.route)) pushed"
    case .popped(let entry, count: 1): "\(shop.phrase(for: entry.route)) popped"
    case .popped(_, let count): "\(counted(count, "entry", "entries")) popped"
    case .replaced(let kept, let depth): "stack replaced, \(kept) of \(depth) kept"
    case .tabSelected(let tab): "\(tab.title) selected"
    case .scrolledToTop(let tab): "\(tab.title) is at its root: scrolled to the top"
    case .viewChanged: "selection moved"
    case .presented(let presentation): "\(presentation.content.words(in: shop)) opened"
    case .dismissed(let presentation): "\(presentation.content.words(in: shop)) closed"
    case .fieldWrong(let wrong): wrong.problem.description
    case .formCleared: "what was entered is cleared"
    case .shelfFiltered(let filter): "shelf shows \(filter.words)"
    case .paymentSent: "paying…"
    case .orderPlaced(let id): "order \(id) placed"
    case .reviewWritten(let id): "review of \(shop.phrase(for: id)) published"
    case .windowOpened(let window, _): "\(window.letter) opened"
    case .windowDuplicated(let window, let original):
      "\(window.letter) opened as a copy of \(original.letter)"
    case .windowClosed(let window): "\(window.letter) closed"
    case .windowReopened(let window): "\(window.letter) reopened"
    case .windowFocused(let window): "\(window.letter) has the focus"
    case .placeMoved(let route, let source, let destination):
      "\(source.letter) → \(destination.letter) · \(shop.phrase(for: route)) moved"
    case .arranged(let arrangement): "layout: \(arrangement.layout.rawValue)"
    case .cartChanged(let article, 0): "cart · \(shop.phrase(for: article)) taken out"
    case .cartChanged(let article, let quantity):
      "cart · \(quantity) × \(shop.phrase(for: article))"
    case .settingsChanged: "settings · \(shop.settings.words(in: shop.catalog.currency))"
    case .dealingsLearned: "shop · other sessions bought or wrote something"
    case .signedIn(let id), .accountSwitched(let id, _):
      "all windows · signed in as \(shop.account?.name ?? id.rawValue)"
    case .signedOut: "all windows · signed out"
    case .restored: "as it was before"
    case .traveled: "all windows · as they were before"
    case .unchanged, .linkWaits, .tooManyLinks, .alreadyAtRoot, .rootStays, .noLink, .notInStack,
      .notForTab, .entryGone,
      .noSuchWindow, .presentationGone,
      .covered, .nothingToSubmit, .alreadyPaying, .payingElsewhere, .paymentGone,
      .nothingToOrder, .sumTooLarge, .nobodySignedIn, .guardLoop, .lastWindow, .tooManyWindows,
      .nothingToReopen, .noSuchProduct, .choiceMissing, .noSuchChoice,
      .notForSale, .outOfStock, .noSuchAccount:
      refusal(in: shop)
    }
  }

  private func refusal(in shop: ShopState) -> String {
    switch self {
    case .linkWaits: "a link waits until the window is there"
    case .tooManyLinks(limit: 0): "no link can wait for this window, and this one is dropped"
    case .tooManyLinks(let limit): "\(limit) links wait already, and this one is dropped"
    case .alreadyAtRoot: "already at the root: there is nothing to go back to"
    case .rootStays(let tab):
      "\(tab.title) is a root and stays: what is opened above it can be moved"
    case .noLink: "no link leads to this place, and it stays"
    case .notInStack(let route): "\(shop.phrase(for: route)) is not in the stack"
    case .notForTab(let route, let tab): "\(shop.phrase(for: route)) cannot stand in \(tab.title)"
    case .entryGone: "the place this was meant for is gone"
    case .noSuchWindow: "the window this was meant for is gone"
    case .presentationGone: "what this was meant for is closed already"
    case .covered(let presentation):
      "\(presentation.content.words(in: shop)) is open here: Esc "
        + (presentation.isLeftByBack ? "closes it" : "goes one page back")
    case .nothingToSubmit: "there is nothing here to go on with"
    case .alreadyPaying: "the payment is on its way: wait for its answer"
    case .payingElsewhere(let window): "window \(window.letter) is paying for the cart"
    case .paymentGone: "an answer to a payment nobody waits for: nothing was ordered or charged"
    case .nothingToOrder: "the cart is empty: there is nothing to order"
    case .sumTooLarge: "this is more than can be paid at once"
    case .nobodySignedIn: "nobody is signed in"
    case .guardLoop(let places):
      "leads in a circle: " + places.map { shop.title(of: $0) }.joined(separator: ", ")
    case .lastWindow: "the last window stays; q quits"
    case .tooManyWindows(let limit): "\(limit) windows are the most there can be"
    case .nothingToReopen: "no window was closed since the start"
    case .noSuchProduct(let id): "the shop sells no product “\(id)”"
    case .choiceMissing(let id): "\(shop.phrase(for: id)) is sold in several choices: choose one"
    case .noSuchChoice(let article): "\(shop.phrase(for: article.product)) has no such choice"
    case .notForSale(let article): "\(shop.phrase(for: article)) cannot be bought at present"
    case .outOfStock(let article): "there are no more of \(shop.phrase(for: article)) in stock"
    case .noSuchAccount(let id): "there is no account “\(id)”"
    case .unchanged, .pushed, .popped, .replaced, .tabSelected, .scrolledToTop, .viewChanged,
      .presented, .dismissed, .fieldWrong, .formCleared, .shelfFiltered, .paymentSent,
      .orderPlaced, .reviewWritten, .windowOpened, .windowDuplicated, .windowClosed,
      .windowReopened,
      .windowFocused, .placeMoved, .arranged,
      .cartChanged, .settingsChanged, .dealingsLearned, .signedIn, .accountSwitched, .signedOut,
      .restored,
      .traveled:
      "nothing changed"
    }
  }
}

extension ShopState {
  /// A route as it stands in a sentence, such as `product “Teapot”`; places there is only one of
  /// go without a name.
  fileprivate func phrase(for route: AnyRoute) -> String {
    if let step = route.base as? CheckoutStep { return step.words }
    guard let place = Place(route) else { return "“\(route.base)”" }
    return switch place {
    case .category, .product, .person, .section:
      "\(place.kind) “\(title(of: place))”"
    case .order(let id): "\(place.kind) \(id)"
    case .reviews(let id): "reviews of \(phrase(for: id))"
    case .cart, .account, .orders, .people, .settings: place.kind
    }
  }

  /// Where one stands in a window, as it stands in a sentence.
  fileprivate func phrase(forTopOf scene: SceneState) -> String {
    if let presented = scene.presentations.last {
      return presented.stack.top.map { phrase(for: $0.route) } ?? presented.content.words(in: self)
    }
    return scene.stack(of: scene.selectedTab).top.map { phrase(for: $0.route) }
      ?? scene.selectedTab.title
  }

  /// Where a link leads, as it stands in a sentence.
  func phrase(for target: LinkTarget) -> String {
    if let route = target.path.path.routes.last { return phrase(for: route) }
    guard let text = target.searchText, !text.isEmpty else { return target.tab.title }
    return "the search for “\(text)”"
  }

  fileprivate func phrase(for id: Product.ID) -> String { "“\(title(of: .product(id)))”" }

  /// An article as it stands in a sentence, as in `“Camisole”, Navy / Small`.
  func phrase(for article: Article) -> String {
    let product = phrase(for: article.product)
    return choice(of: article).map { "\(product), \($0)" } ?? product
  }
}
