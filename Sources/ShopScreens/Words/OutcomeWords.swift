import SceneNavigation
import ShopCore

extension Settings {
  fileprivate func words(since former: Settings, in currency: Currency) -> String {
    var words: [String] = []
    if usesMouse != former.usesMouse { words.append("mouse \(usesMouse ? "on" : "off")") }
    if theme != former.theme { words.append(theme.words) }
    if priceFormat != former.priceFormat {
      words.append("prices as \(priceFormat.example(in: currency))")
    }
    if goesBackAcrossTabs != former.goesBackAcrossTabs {
      words.append(goesBackAcrossTabs ? "back across tabs" : "back within a tab")
    }
    if lessonsAsk != former.lessonsAsk {
      words.append("lessons \(lessonsAsk ? "ask" : "do not ask")")
    }
    return words.joined(separator: ", ")
  }
}

extension ThemeChoice {
  fileprivate var words: String {
    switch self {
    case .automatic: "theme of the terminal"
    case .dark, .light, .monochrome: "\(rawValue) theme"
    }
  }
}

extension Outcome {
  /// The result of an action, as the status line shows it after the window.
  func words(in shop: ShopState) -> String {
    switch self {
    case .pushed(let entry): "\(shop.phrase(for: entry.route)) pushed"
    case .popped(let entry, count: 1): "\(shop.phrase(for: entry.route)) popped"
    case .popped(_, let count): "\(count.counted("entry")) popped"
    case .replaced(let kept, let depth): "stack replaced, \(kept) of \(depth) kept"
    case .tabSelected(let tab): "\(AppTab(at: tab).title) selected"
    case .scrolledToTop(let tab): "\(AppTab(at: tab).title) is at its root: scrolled to the top"
    case .viewChanged: "selection moved"
    case .presented(let presentation): "\(presentation.content.words(in: shop)) opened"
    case .dismissed(let presentation): "\(presentation.content.words(in: shop)) closed"
    case .windowOpened(let window, _): "\(window.letter) opened"
    case .windowDuplicated(let window, let original):
      "\(window.letter) opened as a copy of \(original.letter)"
    case .windowClosed(let window): "\(window.letter) closed"
    case .windowReopened(let window): "\(window.letter) reopened"
    case .windowFocused(let window): "\(window.letter) has the focus"
    case .placeMoved(let route, let source, let destination):
      "\(source.letter) → \(destination.letter) · \(shop.phrase(for: route)) moved"
    case .arranged(let arrangement): "layout: \(arrangement.layout.rawValue)"
    case .restored: "as it was before"
    case .traveled(isWhole: true): "all windows · back at an earlier action"
    case .traveled(isWhole: false): "all windows · back at an earlier action, except the sign-in"
    case .unchanged: "nothing changed"
    case .linkWaits: "a link waits until the window is ready"
    case .tooManyLinks(limit: 0): "this window has no link queue; the link was lost"
    case .tooManyLinks(let limit): "\(limit) links are already waiting; this one was lost"
    case .alreadyAtRoot: "already at the root: nothing to go back to"
    case .rootStays(let tab):
      "\(AppTab(at: tab).title) is a root and cannot be moved"
    case .noLink: "this page has no link and cannot be moved"
    case .notInStack(let route): "\(shop.phrase(for: route)) is not in the stack"
    case .notForTab(let route, let tab):
      "\(shop.phrase(for: route)) cannot be opened in \(AppTab(at: tab).title)"
    case .notAModal: "this cannot be shown here"
    case .noSuchTab: "there is no such tab"
    case .formCleared: "form cleared"
    case .nothingToSubmit: "nothing to submit here"
    case .ofAccountLeft: "that belongs to a signed-out account"
    case .entryGone: "the page this was for is gone"
    case .noSuchWindow: "the window this was for is gone"
    case .presentationGone: "that is already closed"
    case .covered(let presentation):
      "\(presentation.content.words(in: shop)) is open here: Esc "
        + (AppDescription.shop.backDismisses(presentation) ? "closes it" : "goes one page back")
    case .tooManyAnswers(let limit):
      "refused: \(limit) actions in a row were sent in response to others"
    case .lastWindow: "the last window stays open; q quits"
    case .tooManyWindows(let limit): "\(limit) windows is the maximum"
    case .nothingToReopen: "no closed window to reopen"
    case .app: self.shop?.words(in: shop) ?? "done"
    }
  }
}

extension ShopOutcome {
  fileprivate func words(in shop: ShopState) -> String {
    switch self {
    case .fieldWrong(let wrong): wrong.problem.description
    case .categoryFiltered(let filter): "filter · \(filter.words)"
    case .paymentSent: "paying…"
    case .orderPlaced(let id): "order \(id) placed"
    case .reviewWritten(let id): "review of \(shop.phrase(for: id)) published"
    case .cartChanged(let article, 0): "cart · \(shop.phrase(for: article)) removed"
    case .cartChanged(let article, let quantity):
      "cart · \(quantity) × \(shop.phrase(for: article))"
    case .settingsChanged(let former, let settings):
      "settings · \(settings.words(since: former, in: shop.catalog.currency))"
    case .salesLoaded: "shop · updated by other sessions"
    case .signedIn(let id), .accountSwitched(let id, _):
      "all windows · signed in as \(shop.account?.name ?? id.rawValue)"
    case .signedOut: "all windows · signed out"
    case .alreadyPaying: "a payment is in progress: wait for its answer"
    case .payingElsewhere(let window): "window \(window.letter) is paying for the cart"
    case .paymentGone: "late answer to a payment: nothing was ordered or charged"
    case .nothingToOrder: "the cart is empty: there is nothing to order"
    case .sumTooLarge: "this is more than can be paid at once"
    case .nobodySignedIn: "you are not signed in"
    case .guardLoop(let places):
      "redirects in a circle: " + places.map { shop.title(of: $0) }.joined(separator: ", ")
    case .noSuchProduct(let id): "the shop sells no product “\(id)”"
    case .choiceMissing(let id): "\(shop.phrase(for: id)) comes in several variants: choose one"
    case .noSuchChoice(let article): "\(shop.phrase(for: article.product)) has no such variant"
    case .notForSale(let article): "\(shop.phrase(for: article)) is not for sale at the moment"
    case .outOfStock(let article): "no more of \(shop.phrase(for: article)) in stock"
    case .noSuchAccount(let id): "there is no account “\(id)”"
    }
  }
}
