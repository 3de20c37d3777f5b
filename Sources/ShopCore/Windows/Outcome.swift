/// What came of an action.
public enum Outcome: Hashable, Sendable {
  case pushed(Entry)
  /// The top entry went, with so many in all.
  case popped(Entry, count: Int)
  case replaced(kept: Int, depth: Int)
  case tabSelected(AppTab)
  case scrolledToTop(AppTab)
  case viewChanged
  case presented(Presentation)
  /// A presentation went, with those above it.
  case dismissed(Presentation)

  case windowOpened(Window)
  case windowDuplicated(Window, from: Window)
  case windowClosed(Window)
  case windowReopened(Window)
  case windowFocused(Window)
  case arranged(Arrangement)

  case cartChanged(Article, quantity: Int)
  case settingsChanged
  case signedIn(Account.ID)
  case signedOut(Account.ID)

  case unchanged
  /// A link waits until its window is ready, at this place of the queue.
  case linkWaits(place: Int)
  case tooManyLinks(limit: Int)
  case alreadyAtRoot
  case notInStack(AnyRoute)
  /// The entry an action was aimed at is gone; nil where it was a root.
  case entryGone(Entry.ID?)
  case noSuchWindow(SceneID)
  case presentationGone(Presentation.ID)
  /// What stands over the place an action was meant for.
  case covered(by: Presentation)
  /// The guard of the places leads in a circle.
  case guardLoop([Place])
  case lastWindow
  case tooManyWindows(limit: Int)
  case nothingToReopen
  case noSuchProduct(Product.ID)
  /// A product with variants was meant without saying which.
  case choiceMissing(Product.ID)
  /// The product has no such variant.
  case noSuchChoice(Article)
  case notForSale(Article)
  case outOfStock(Article)
  case noSuchAccount(Account.ID)

  /// Whether anything is different afterwards.
  public var isChange: Bool {
    switch self {
    case .pushed, .popped, .replaced, .tabSelected, .scrolledToTop, .viewChanged, .presented,
      .dismissed, .windowOpened,
      .windowDuplicated, .windowClosed, .windowReopened, .windowFocused, .arranged, .cartChanged,
      .settingsChanged, .signedIn, .signedOut:
      true
    case .unchanged, .linkWaits, .tooManyLinks, .alreadyAtRoot, .notInStack, .entryGone,
      .noSuchWindow, .presentationGone,
      .covered, .guardLoop, .lastWindow, .tooManyWindows, .nothingToReopen, .noSuchProduct,
      .choiceMissing, .noSuchChoice, .notForSale, .outOfStock, .noSuchAccount:
      false
    }
  }
}
