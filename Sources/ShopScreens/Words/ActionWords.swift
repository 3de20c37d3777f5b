public import ShopCore

/// What an action did, to whom, and who stayed as they were: the sentence of the status line.
public struct ActionWords: Hashable, Sendable {
  /// Such as `A · product “Teapot” pushed`.
  public let deed: String
  /// Such as `B, C unchanged ✓`; empty where there is nobody else.
  public let verdict: String
  /// Whether the promise was kept.
  public let isKept: Bool

  public init(_ record: ActionRecord, in shop: ShopState) {
    let words = record.words(in: shop)
    deed = record.actor.map { "\($0) · " + words } ?? words
    isKept = record.verdict.isKept
    verdict = record.verdict.words(actor: record.actor)
  }
}

extension ActionRecord {
  /// The letter of the window that acted, if it was one.
  fileprivate var actor: String? {
    guard case .scene(_, let id) = action else { return nil }
    return (verdict.moved + verdict.unmoved).first { $0.id == id }?.letter
  }
}

extension ActionRecord {
  fileprivate func words(in shop: ShopState) -> String {
    guard outcome == .viewChanged, case .scene(let action, _) = action else {
      return outcome.words(in: shop)
    }
    return switch action {
    case .edit: "text changed"
    case .beginEditing: "typing"
    case .endEditing: "field left"
    default: outcome.words(in: shop)
    }
  }
}

extension Verdict {
  fileprivate func words(actor: String?) -> String {
    guard isKept else {
      return "\(Self.list(trespassed.map(\.letter))) moved as well ✗"
    }
    let others = unmoved.map(\.letter).filter { $0 != actor }
    return others.isEmpty ? "" : "\(Self.list(others)) unchanged ✓"
  }

  private static func list(_ letters: [String]) -> String {
    letters.count > 4 ? "\(letters.count) windows" : letters.joined(separator: ", ")
  }
}

extension Outcome {
  fileprivate func words(in shop: ShopState) -> String {
    switch self {
    case .pushed(let entry): "\(shop.phrase(for: entry.route)) pushed"
    case .popped(let entry, count: 1): "\(shop.phrase(for: entry.route)) popped"
    case .popped(_, let count): "\(counted(count, "entry", "entries")) popped"
    case .replaced(let kept, let depth): "stack replaced, \(kept) of \(depth) kept"
    case .tabSelected(let tab): "\(tab.title) selected"
    case .scrolledToTop(let tab): "\(tab.title) is at its root: scrolled to the top"
    case .viewChanged: "selection moved"
    case .windowOpened(let window): "\(window.letter) opened"
    case .windowDuplicated(let window, let original):
      "\(window.letter) opened as a copy of \(original.letter)"
    case .windowClosed(let window): "\(window.letter) closed"
    case .windowReopened(let window): "\(window.letter) reopened"
    case .windowFocused(let window): "\(window.letter) has the focus"
    case .arranged(let arrangement):
      arrangement.isZoomed ? "zoomed" : "layout: \(arrangement.layout.rawValue)"
    case .cartChanged(let id, 0): "all windows · \(shop.phrase(for: id)) taken out of the cart"
    case .cartChanged(let id, let quantity):
      "all windows · \(quantity) × \(shop.phrase(for: id)) in the cart"
    case .settingsChanged: "all windows · settings changed"
    case .signedIn(let id):
      "all windows · signed in as \(shop.account?.name ?? id.rawValue)"
    case .signedOut: "all windows · signed out"
    case .unchanged, .alreadyAtRoot, .notInStack, .entryGone, .noSuchWindow, .lastWindow,
      .tooManyWindows, .nothingToReopen, .noSuchProduct, .notForSale, .outOfStock, .noSuchAccount:
      refusal(in: shop)
    }
  }

  private func refusal(in shop: ShopState) -> String {
    switch self {
    case .alreadyAtRoot: "already at the root: there is nothing to go back to"
    case .notInStack(let route): "\(shop.phrase(for: route)) is not in the stack"
    case .entryGone: "the place this was meant for is gone"
    case .noSuchWindow: "the window this was meant for is gone"
    case .lastWindow: "the last window stays; q quits"
    case .tooManyWindows(let limit): "\(limit) windows are the most there can be"
    case .nothingToReopen: "no window was closed"
    case .noSuchProduct(let id): "the product “\(id)” is no longer sold"
    case .notForSale(let id): "\(shop.phrase(for: id)) cannot be bought at present"
    case .outOfStock(let id): "there are no more of \(shop.phrase(for: id)) in stock"
    case .noSuchAccount(let id): "there is no account “\(id)”"
    case .unchanged, .pushed, .popped, .replaced, .tabSelected, .scrolledToTop, .viewChanged,
      .windowOpened, .windowDuplicated, .windowClosed, .windowReopened, .windowFocused, .arranged,
      .cartChanged, .settingsChanged, .signedIn, .signedOut:
      "nothing changed"
    }
  }
}

extension ShopState {
  /// A route as it stands in a sentence, such as `product “Teapot”`; places there is only one of
  /// go without a name.
  fileprivate func phrase(for route: AnyRoute) -> String {
    guard let place = Place(route) else { return "“\(route.base)”" }
    return switch place {
    case .category, .product, .person, .order, .section:
      "\(place.kind) “\(title(of: place))”"
    case .reviews(let id): "reviews of \(phrase(for: id))"
    case .cart, .orders, .people, .settings: place.kind
    }
  }

  fileprivate func phrase(for id: Product.ID) -> String { "“\(title(of: .product(id)))”" }
}
