import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

extension WindowView {
  /// The content of the presentation at an index; nil for the place below all of them.
  func content(_ index: Int?, of place: ObservedPlace) -> WindowContent {
    guard let index else { return content(of: place) }
    let presentation = place.presentations[index]
    let others = [presentation.stack.root] + presentation.stack.entries.map(\.view)
    let view = presentation.stack.view
    let source = MadeScreen.Source(
      view,
      in: place.tab,
      others: others,
      secrets: place.secrets[index],
      paying: place.paying
    )
    return WindowContent(
      made: made(presentation.screen, of: source, keeping: place.presentations.count) {
        make(presentation, at: index, of: place, source)
      },
      view: view
    )
  }

  private func content(of place: ObservedPlace) -> WindowContent {
    let view = place.stack.view
    let id = place.stack.screen(in: place.tab)
    let source = MadeScreen.Source(view, in: place.tab, tabBefore: tabBefore(place))
    return WindowContent(
      made: made(id, of: source, keeping: place.presentations.count) {
        let screen = RouteScreens.screen(for: place.stack, in: place.tab, of: currentShop)
        let frame = frame(title: screen.title, tabBefore: source.tabBefore, of: place)
        return MadeScreen(screen, id: id, of: source, frame: frame, in: rect)
      },
      view: view
    )
  }

  /// A cached screen if it is still right, otherwise a new one.
  private func made(
    _ id: ScreenID,
    of source: MadeScreen.Source,
    keeping more: Int,
    _ make: () -> MadeScreen
  ) -> MadeScreen {
    if let index = made.firstIndex(where: { $0.id == id }) {
      if made[index].source == source { return made[index] }
      made.remove(at: index)
    }
    let fresh = make()
    made = [fresh] + made.prefix(Self.memory + more - 1)
    return fresh
  }

  private func make(
    _ presentation: Presentation,
    at index: Int,
    of place: ObservedPlace,
    _ source: MadeScreen.Source
  ) -> MadeScreen {
    let id = presentation.screen
    let screen = PresentationScreens.screen(
      for: presentation,
      over: place.tab,
      of: currentShop,
      secrets: source.secrets,
      paying: source.paying
    )
    func box(_ dialog: Dialog) -> MadeScreen { MadeScreen(screen, id: id, of: source, in: dialog) }
    switch presentation.content {
    case .fullScreenCover(let flow):
      let frame = frame(of: flow, step: screen.title, presentation, over: place.tab)
      return MadeScreen(screen, id: id, of: source, frame: frame, in: rect)
    case .sheet:
      let below = place.presentations[..<index].reversed().prefix { !$0.content.isFullScreenCover }
      let level = below.count { $0.content.isSheet }
      return box(Dialog(sheet: screen, level: level, hint: "Esc closes", in: inside))
    case .alert, .confirmationDialog:
      return box(Dialog(screen, width: 44, in: inside))
    }
  }

  /// The area boxes are placed over: everything inside the window's frame.
  private var inside: Rect {
    WindowFrame(letter: window.letter, title: "", toast: toast, tabs: TabBar([], selection: 0))
      .inside(of: rect)
  }

  /// The tab that back returns to from the root of a place's tab; nil if it stays in the tab.
  private func tabBefore(_ place: ObservedPlace) -> AppTab? {
    guard place.stack.isAtRoot, currentShop.settings.goesBackAcrossTabs else { return nil }
    return place.tabBefore
  }

  private func frame(title: String, tabBefore: AppTab?, of place: ObservedPlace) -> WindowFrame {
    let (shop, stack) = (currentShop, place.stack)
    let nearest = stack.entriesFromTop.prefix(6).map { shop.title(of: $0.route) }
    let beginning = stack.depth > nearest.count ? [place.tab.title, "…"] : [place.tab.title]
    let previous =
      stack.isAtRoot ? tabBefore?.title : nearest.dropFirst().first ?? place.tab.title
    return WindowFrame(
      letter: window.letter,
      title: previous ?? title,
      canGoBack: previous != nil,
      toast: toast,
      path: previous == nil ? [] : beginning + nearest.reversed(),
      tabs: tabs(selecting: place.tab),
      badge: cartBadge
    )
  }

  /// The frame of a flow that fills the window.
  private func frame(
    of flow: FullScreenCover,
    step: String,
    _ presentation: Presentation,
    over tab: AppTab
  ) -> WindowFrame {
    WindowFrame(
      letter: window.letter,
      title: step.hasPrefix(flow.title) ? step : "\(flow.title) · \(step)",
      exit: AppDescription.shop.backDismisses(presentation) ? .close : .back,
      toast: toast,
      tabs: tabs(selecting: tab),
      badge: cartBadge
    )
  }

  private func tabs(selecting tab: AppTab) -> TabBar {
    TabBar(AppTab.allCases.map(\.title), selection: tab.position)
  }

  private var cartBadge: String? {
    currentShop.cart.isEmpty ? nil : "cart \(currentShop.cart.count)"
  }
}

extension Presentation.Content {
  fileprivate var isSheet: Bool {
    if case .sheet = self { true } else { false }
  }
}
