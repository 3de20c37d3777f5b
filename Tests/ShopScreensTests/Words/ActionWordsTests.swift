import ShopScreens
import Testing

@testable import SceneNavigation
@testable import ShopCore

@Suite struct `The words for an action` {
  @Test(arguments: outcomesInAWindow)
  func `say what came of it in a window`(outcome: Outcome, expected: String) {
    let words = words(for: .scene(.back, in: a.id), outcome, moved: [a], unmoved: [b, c])

    #expect(words.text == "A · " + expected)
    #expect(words.verdict == "B, C unchanged ✓")
    #expect(words.isKept)
  }

  @Test(arguments: [
    Outcome.shop(.orderPlaced("2016")), .shop(.cartChanged("teapot", quantity: 1)),
    .shop(.reviewWritten("teapot")),
    .shop(.salesLoaded),
  ])
  func `promise no more than that nobody moved where all windows show what changed`(
    outcome: Outcome
  ) {
    let action = Action.scene(.submit(checkout.id), in: a.id)

    let beside = words(for: action, outcome, moved: [a], unmoved: [b, c])
    let alone = words(for: action, outcome, moved: [a], unmoved: [])

    #expect(beside.verdict == "no other window moved ✓")
    #expect(alone.verdict.isEmpty)
  }

  @Test(arguments: looks)
  func `tell typing from moving`(action: SceneAction, expected: String) {
    let words = words(for: .scene(action, in: a.id), .viewChanged, moved: [a], unmoved: [])

    #expect(words.text == "A · " + expected)
    #expect(words.verdict.isEmpty)
  }

  @Test func `say why a field takes no more`() {
    let typed = SceneAction.edit(.root(.search), .query, .insert("t"))

    let words = words(for: .scene(typed, in: a.id), .unchanged, moved: [], unmoved: [a])

    #expect(words.text == "A · the field is full: it holds 500 characters")
  }

  @Test func `name the page of a flow that a step leads back to`() {
    let state = SceneState(presentations: [checkoutAtDelivery])

    let undone = words(for: .scene(.undo(to: state), in: a.id), .restored, moved: [a], unmoved: [])
    let redone = words(for: .scene(.redo(to: state), in: a.id), .restored, moved: [a], unmoved: [])

    #expect(undone.text == "A · undone: back at delivery")
    #expect(redone.text == "A · redone: at delivery")
  }

  @Test(arguments: links)
  func `say where a link led`(target: LinkTarget, outcome: Outcome, expected: String) {
    let words = words(for: .scene(.openLink(target), in: a.id), outcome, moved: [a], unmoved: [b])

    #expect(words.text == "A · " + expected)
    #expect(words.verdict == "B unchanged ✓")
  }

  @Test(arguments: links.filter { $0.1.isChange })
  func `say the same where something was dismissed for a link`(
    target: LinkTarget,
    outcome: Outcome,
    expected: String
  ) {
    let flow = Presentation.ID(scene: a.id, number: 1)
    let action = SceneAction.dismissAndOpenLink(flow, target)

    let words = words(for: .scene(action, in: a.id), outcome, moved: [a], unmoved: [b])

    #expect(words.text == "A · " + expected)
  }

  @Test(arguments: outcomesOfWindows)
  func `say what became of the windows`(
    action: AppAction,
    outcome: Outcome,
    expected: String,
    verdict: String
  ) {
    let words = words(for: .app(action), outcome, moved: [], unmoved: [a, b])

    #expect(words.text == expected)
    #expect(words.verdict == verdict)
  }

  @Test(arguments: outcomesInTheShop)
  func `say what came of it in the shop, and that no window moved`(
    outcome: Outcome,
    expected: String
  ) {
    let words = words(for: .shop(.addToCart("teapot")), outcome, moved: [], unmoved: [a, b])

    #expect(words.text == expected)
    #expect(words.verdict == "no window moved ✓")
  }

  @Test(
    arguments: [
      (ThemeChoice.automatic, PriceFormat.symbolFirst, false, false, "mouse off"),
      (.light, .symbolFirst, true, false, "light theme"),
      (.automatic, .symbolLast, true, false, "prices as 1.234,56 €"),
      (.automatic, .symbolFirst, true, true, "back across tabs"),
      (.monochrome, .symbolFirst, true, false, "monochrome theme"),
      (.light, .code, true, false, "light theme, prices as 1234.56 EUR"),
    ]
  )
  func `say which setting is another one`(
    theme: ThemeChoice,
    format: PriceFormat,
    usesMouse: Bool,
    goesBackAcrossTabs: Bool,
    expected: String
  ) {
    var settings = Settings()
    settings.theme = theme
    settings.priceFormat = format
    settings.usesMouse = usesMouse
    settings.goesBackAcrossTabs = goesBackAcrossTabs
    // They are as the action left them, whatever they are now.
    let shop = ShopState.sample

    let record = record(
      of: .shop(.changeSettings(settings)),
      .shop(.settingsChanged(from: Settings(), to: settings)),
      makeVerdict(moved: [], unmoved: [a, b], wronglyMoved: [])
    )
    let words = ActionWords(record, in: shop)

    #expect(words.text == "settings · " + expected)
    #expect(words.verdict == "no window moved ✓")
  }

  @Test(
    arguments: [
      (
        ShopAction.signIn("robin"), Outcome.shop(.signedIn("robin")),
        "all windows · signed in as Robin Vale"
      ),
      (.signOut, .shop(.signedOut("robin")), "all windows · signed out"),
      (.signIn("nemo"), .shop(.noSuchAccount("nemo")), "there is no account “nemo”"),
    ]
  )
  func `promise nothing where every window may move`(
    action: ShopAction,
    outcome: Outcome,
    expected: String
  ) {
    let words = words(for: .shop(action), outcome, moved: [a], unmoved: [b])

    #expect(words.text == expected)
    #expect(words.verdict.isEmpty)
  }

  @Test func `tell what keeps a row in sight from what moves the selection`() {
    let look = ActionRecord(
      number: 1,
      action: .scene(.look(.root(.home), selection: 1, scroll: 0), in: a.id),
      cause: .script,
      outcome: .viewChanged,
      verdict: makeVerdict(moved: [a], unmoved: [], wronglyMoved: []),
      redirectedAction: nil
    )

    #expect(ActionWords(look, in: .sample).text == "A · selected row kept visible")
  }

  @Test func `count the windows where they are many`() {
    let others = ["B", "C", "D", "E", "F"].map(window)

    let words = words(for: .scene(.back, in: a.id), .unchanged, moved: [], unmoved: [a] + others)

    #expect(words.verdict == "5 windows unchanged ✓")
  }

  @Test func `name who moved as well`() {
    let record = record(
      of: .scene(.back, in: a.id),
      .scrolledToTop(AppTab.home.position),
      makeVerdict(moved: [a, b, c], unmoved: [], wronglyMoved: [b, c])
    )

    let words = ActionWords(record, in: .sample)

    #expect(words.text == "A · Home is at its root: scrolled to the top")
    #expect(words.verdict == "B and C moved as well ✗")
    #expect(!words.isKept)
  }

  @Test(
    arguments: [
      Action.shop(.addToCart("teapot")), .app(.focusNextWindow), .app(.toggleZoom),
    ]
  )
  func `name who moved though nobody should have`(action: Action) {
    let verdict = makeVerdict(moved: [b], unmoved: [a], wronglyMoved: [b])

    let words = ActionWords(record(of: action, .unchanged, verdict), in: .sample)

    #expect(words.verdict == "B moved ✗")
    #expect(!words.isKept)
  }
}

private let (a, b, c) = (window("A"), window("B"), window("C"))

private func window(_ letter: String) -> SceneWindow {
  SceneWindow(id: SceneID(number: Int(letter.utf8.first ?? 0)), letter: letter)
}

private func entry(_ route: some Route) -> Entry {
  Entry(id: Entry.ID(scene: a.id, number: 1), route: AnyRoute(route), cause: .key)
}

private func record(of action: Action, _ outcome: Outcome, _ verdict: IsolationResult)
  -> ActionRecord
{
  ActionRecord(
    number: 1,
    action: action,
    cause: .key,
    outcome: outcome,
    verdict: verdict,
    redirectedAction: nil
  )
}

private func makeVerdict(moved: [SceneWindow], unmoved: [SceneWindow], wronglyMoved: [SceneWindow])
  -> IsolationResult
{
  IsolationResult(moved: moved, wronglyMoved: wronglyMoved, among: moved + unmoved)
}

private func words(
  for action: Action,
  _ outcome: Outcome,
  moved: [SceneWindow],
  unmoved: [SceneWindow]
) -> ActionWords {
  let verdict = makeVerdict(moved: moved, unmoved: unmoved, wronglyMoved: [])
  return ActionWords(record(of: action, outcome, verdict), in: .sample)
}

private let outcomesInAWindow: [(Outcome, String)] = [
  (.pushed(entry(HomeRoute.product("teapot"))), "product “Teapot” pushed"),
  (.pushed(entry(HomeRoute.category("tea"))), "category “Tea & Coffee” pushed"),
  (.pushed(entry(ProductReviews(of: "teapot"))), "reviews of “Teapot” pushed"),
  (.pushed(entry(ProfileRoute.person("ada"))), "person “Ada Nwosu” pushed"),
  (.pushed(entry(ProfileRoute.order("1001"))), "order 1001 pushed"),
  (.pushed(entry(ProfileRoute.section(.mouse))), "settings page “Mouse” pushed"),
  (.pushed(entry(HomeRoute.cart)), "cart pushed"),
  (.pushed(entry(ProfileRoute.orders)), "orders pushed"),
  (.pushed(entry(ProfileRoute.people)), "people pushed"),
  (.pushed(entry(ProfileRoute.settings)), "settings pushed"),
  (.popped(entry(HomeRoute.product("teapot")), count: 1), "product “Teapot” popped"),
  (.popped(entry(HomeRoute.product("teapot")), count: 3), "3 entries popped"),
  (.replaced(kept: 1, depth: 2), "stack replaced, 1 of 2 kept"),
  (.tabSelected(AppTab.search.position), "Search selected"),
  (.scrolledToTop(AppTab.home.position), "Home is at its root: scrolled to the top"),
  (.viewChanged, "selection moved"),
  (.unchanged, "nothing changed"),
  (.alreadyAtRoot, "already at the root: nothing to go back to"),
  (.notInStack(AnyRoute(HomeRoute.cart)), "cart is not in the stack"),
  (
    .notForTab(AnyRoute(CheckoutStep.payment), AppTab.search.position),
    "payment cannot be opened in Search"
  ),
  (.notAModal(AnyRoute(CheckoutStep.payment)), "this cannot be shown here"),
  (.entryGone(nil), "the page this was for is gone"),
  (.covered(by: checkout), "checkout is open here: Esc closes it"),
  (.covered(by: checkoutAtDelivery), "checkout is open here: Esc goes one page back"),
]

private let looks: [(SceneAction, String)] = [
  (.look(.root(.home), selection: 1, scroll: 0), "selection moved"),
  (.look(.root(.home), selection: 1, scroll: 9, isScrolledAway: true), "view moved"),
  (.beginEditing(.root(.search), .query), "typing"),
  (.edit(.root(.search), .query, .insert("t")), "text changed"),
  (.edit(.root(.search), .query, .selectAll), "text selected"),
  (.edit(.root(.search), .categoryStock, .replace("in")), "choice made"),
  (.edit(.root(.search), .quantity, .replace("2")), "quantity changed"),
  (.endEditing(.root(.search)), "field left"),
]

private let links: [(LinkTarget, Outcome, String)] = [
  (
    LinkTarget(.home([.category("tea"), .product("teapot")])), .replaced(kept: 1, depth: 2),
    "link to product “Teapot” opened, 1 of 2 steps kept"
  ),
  (
    LinkTarget(.profile([.orders])), .replaced(kept: 0, depth: 1), "link to orders opened"
  ),
  (LinkTarget(.profile([])), .tabSelected(AppTab.profile.position), "link to Profile opened"),
  (LinkTarget(searching: "tea"), .viewChanged, "link to the search for “tea” opened"),
  (
    LinkTarget(.profile([.orders])), .unchanged,
    "orders is already open here"
  ),
]

private let outcomesOfWindows: [(AppAction, Outcome, String, String)] = [
  (.openWindow(nil), .windowOpened(c), "C opened", "A, B unchanged ✓"),
  (
    .openWindow(LinkTarget(.home([.product("teapot")]))),
    .windowOpened(c, link: .replaced(kept: 0, depth: 2)),
    "C opened at product “Teapot”", "A, B unchanged ✓"
  ),
  (
    .duplicateWindow(a.id), .windowDuplicated(c, from: a), "C opened as a copy of A",
    "A, B unchanged ✓"
  ),
  (.closeWindow(c.id), .windowClosed(c), "C closed", "A, B unchanged ✓"),
  (.closeWindow(a.id), .presented(asking), "A · question opened", "B unchanged ✓"),
  (.closeWindow(a.id), .unchanged, "A is already asking: answer its question first", ""),
  (.reopenWindow, .windowReopened(c), "C reopened", "A, B unchanged ✓"),
  (.focusWindow(b.id), .windowFocused(b), "B has the focus", ""),
  (.focusNextWindow, .windowFocused(b), "B has the focus", ""),
  (.focusPreviousWindow, .windowFocused(b), "B has the focus", ""),
  (.nextLayout, .arranged(arrangement(.grid)), "layout: grid", ""),
  (.nextLayout, .arranged(arrangement(.grid, isZoomed: true)), "layout: grid", ""),
  (.toggleZoom, .arranged(arrangement(.grid, isZoomed: true)), "zoomed", ""),
  (.toggleZoom, .arranged(arrangement(.grid)), "no longer zoomed", ""),
  (.focusWindow(c.id), .noSuchWindow(c.id), "the window this was for is gone", ""),
  (.closeWindow(a.id), .lastWindow, "the last window stays open; q quits", ""),
  (.openWindow(nil), .tooManyWindows(limit: 26), "26 windows is the maximum", ""),
  (
    .movePlace(from: a.id, to: b.id),
    .placeMoved(AnyRoute(HomeRoute.product("teapot")), from: a, to: b),
    "A → B · product “Teapot” moved", "A, B unchanged ✓"
  ),
  (
    .movePlace(from: a.id, to: b.id), .rootStays(AppTab.search.position),
    "Search is a root and cannot be moved", ""
  ),
  (
    .movePlace(from: a.id, to: b.id), .noLink(AnyRoute(42)),
    "this page has no link and cannot be moved", ""
  ),
  (
    .movePlace(from: a.id, to: b.id), .covered(by: checkout),
    "checkout is open here: nothing can be moved", ""
  ),
  (
    .movePlace(from: a.id, to: b.id), .presented(checkout),
    "B asks first, and A stays where it is", "A, B unchanged ✓"
  ),
  (.reopenWindow, .nothingToReopen, "no closed window to reopen", ""),
]

private let checkout = Presentation(
  id: Presentation.ID(scene: a.id, number: 1),
  content: .fullScreenCover(.checkout),
  cause: .key
)

private let checkoutAtDelivery = Presentation(
  id: checkout.id,
  content: checkout.content,
  cause: .key,
  stack: BackStack(entries: [entry(CheckoutStep.delivery)])
)

private let asking = Presentation(
  id: Presentation.ID(scene: a.id, number: 2),
  content: .confirmationDialog(.leave(checkout.id, then: .closingWindow)),
  cause: .guard
)

private let outcomesInTheShop: [(Outcome, String)] = [
  (.shop(.cartChanged("teapot", quantity: 2)), "cart · 2 × “Teapot”"),
  (.shop(.cartChanged("teapot", quantity: 0)), "cart · “Teapot” removed"),
  (.shop(.noSuchProduct("kettle")), "the shop sells no product “kettle”"),
  (.shop(.notForSale("lamp")), "“Desk lamp” is not for sale at the moment"),
  (.shop(.outOfStock("cup")), "no more of “Cup” in stock"),
  (
    .shop(.cartChanged(Article("teapot", "blue"), quantity: 2)), "cart · 2 × “Teapot”, blue"
  ),
  (.shop(.choiceMissing("teapot")), "“Teapot” comes in several variants: choose one"),
  (.shop(.noSuchChoice(Article("teapot", "blue"))), "“Teapot” has no such variant"),
  (.unchanged, "nothing changed"),
]

private func arrangement(
  _ layout: Arrangement.Layout,
  isZoomed: Bool = false
) -> Arrangement {
  var arrangement = Arrangement()
  arrangement.layout = layout
  arrangement.isZoomed = isZoomed
  return arrangement
}
