/// What came of an action.
public enum Outcome: Hashable, Sendable {
  case pushed(Entry)
  /// The top entry went, with so many in all.
  case popped(Entry, count: Int)
  case replaced(kept: Int, depth: Int)
  case tabSelected(AppTab)
  case scrolledToTop(AppTab)
  case viewChanged

  case windowOpened(Window)
  case windowDuplicated(Window, from: Window)
  case windowClosed(Window)
  case windowReopened(Window)
  case windowFocused(Window)
  case arranged(Arrangement)

  case cartChanged(Product.ID, quantity: Int)
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
  case lastWindow
  case tooManyWindows(limit: Int)
  case nothingToReopen
  case noSuchProduct(Product.ID)
  case notForSale(Product.ID)
  case outOfStock(Product.ID)
  case noSuchAccount(Account.ID)

  /// Whether anything is different afterwards.
  public var isChange: Bool {
    switch self {
    case .pushed, .popped, .replaced, .tabSelected, .scrolledToTop, .viewChanged, .windowOpened,
      .windowDuplicated, .windowClosed, .windowReopened, .windowFocused, .arranged, .cartChanged,
      .settingsChanged, .signedIn, .signedOut:
      true
    case .unchanged, .linkWaits, .tooManyLinks, .alreadyAtRoot, .notInStack, .entryGone,
      .noSuchWindow, .lastWindow,
      .tooManyWindows, .nothingToReopen, .noSuchProduct, .notForSale, .outOfStock, .noSuchAccount:
      false
    }
  }
}
