public import SceneNavigation

/// What came of an action.
public indirect enum Outcome: Hashable, Sendable {
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

  /// A form was not gone on with; one stands on the field that is wrong.
  case fieldWrong(WrongField)
  case formCleared
  case shelfFiltered(ShelfFilter)
  case paymentSent(Payment.ID)
  case orderPlaced(Order.ID)
  /// The window stands as it did before.
  case restored

  /// A window is there, and this came of the link it was opened for; nil where it was for none.
  case windowOpened(Window, link: Outcome? = nil)
  case windowDuplicated(Window, from: Window)
  case windowClosed(Window)
  case windowReopened(Window)
  case windowFocused(Window)
  case placeMoved(AnyRoute, from: Window, to: Window)
  case arranged(Arrangement)
  /// The windows stand as they did at another moment: wholly, or as far as the guard lets somebody stand
  /// there now and without the sign-ins that are settled.
  case traveled(isWhole: Bool)

  case cartChanged(Article, quantity: Int)
  case reviewWritten(Product.ID)
  case settingsChanged(from: Settings)
  /// What others bought and wrote is known.
  case dealingsLearned
  case signedIn(Account.ID)
  /// Somebody else is signed in than before.
  case accountSwitched(Account.ID, from: Account.ID)
  case signedOut(Account.ID)

  case unchanged
  /// A link waits until its window is ready, at this place of the queue.
  case linkWaits(place: Int)
  case tooManyLinks(limit: Int)
  case alreadyAtRoot
  /// A window stands at the root of a tab, which cannot be moved.
  case rootStays(AppTab)
  /// No link leads to where a window stands, so that it cannot be moved.
  case noLink(AnyRoute)
  case notInStack(AnyRoute)
  /// A step that no stack of the tab can hold.
  case notForTab(AnyRoute, AppTab)
  /// The entry an action was aimed at is gone; nil where it was a root.
  case entryGone(Entry.ID?)
  case noSuchWindow(SceneID)
  case presentationGone(Presentation.ID)
  /// What stands over the place an action was meant for.
  case covered(by: Presentation)
  /// What is presented cannot be gone on with like that: it has no form, or the step is none of its own,
  /// as that of an order, to which nothing leads but a payment.
  case nothingToSubmit(Presentation.ID)
  /// The payment is on its way already.
  case alreadyPaying
  /// Another window pays for the one cart there is.
  case payingElsewhere(Window)
  /// Nobody waits for this payment's answer any more; nothing was ordered or charged.
  case paymentGone(Payment.ID)
  case nothingToOrder
  /// What the cart costs is more than can be counted.
  case sumTooLarge
  case nobodySignedIn
  /// The guard of the places leads in a circle.
  case guardLoop([Place])
  /// So many actions were sent in answer to one, and to each other, that this one is refused.
  case tooManyAnswers(limit: Int)
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

  /// Whether it was done, and was no refusal: where it was not, the windows and the shop are as they
  /// were, though a link may wait; where it was, something may differ.
  public var isChange: Bool {
    switch kind {
    case .step, .change, .shopChange: true
    case .rest, .refusal: false
    }
  }

  /// Whether the shop is another one afterwards, which all windows show.
  public var changesShop: Bool { kind == .shopChange }

  /// Whether a link stands where it leads after this, if it did not before.
  public var isLanding: Bool { kind == .step || kind == .rest }

  private enum Kind {
    /// What leads somewhere, a link among others.
    case step
    case change
    case shopChange
    /// All stands as it was to stand.
    case rest
    case refusal
  }

  private var kind: Kind {
    switch self {
    case .replaced, .pushed, .tabSelected, .viewChanged, .dismissed: .step
    case .popped, .scrolledToTop, .presented, .fieldWrong, .formCleared, .shelfFiltered,
      .paymentSent, .restored, .windowOpened, .windowDuplicated, .windowClosed, .windowReopened,
      .windowFocused, .placeMoved, .arranged, .traveled:
      .change
    case .orderPlaced, .cartChanged, .reviewWritten, .settingsChanged, .dealingsLearned,
      .signedIn, .accountSwitched, .signedOut:
      .shopChange
    case .unchanged: .rest
    case .linkWaits, .tooManyLinks, .alreadyAtRoot, .rootStays, .noLink, .notInStack, .notForTab,
      .entryGone, .noSuchWindow, .presentationGone, .covered, .nothingToSubmit, .alreadyPaying,
      .payingElsewhere, .paymentGone, .nothingToOrder, .sumTooLarge, .nobodySignedIn, .guardLoop,
      .tooManyAnswers, .lastWindow, .tooManyWindows, .nothingToReopen, .noSuchProduct,
      .choiceMissing, .noSuchChoice, .notForSale, .outOfStock, .noSuchAccount:
      .refusal
    }
  }

  /// Whether an account was left, and with it everything the windows held.
  public var leavesAccount: Bool { accountLeft != nil }

  /// The account that was left; nil where none was.
  var accountLeft: Account.ID? {
    if case .signedOut(let account) = self { return account }
    if case .accountSwitched(_, from: let account) = self { return account }
    return nil
  }
}
