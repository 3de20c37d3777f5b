/// What came of an action.
public indirect enum Outcome: Hashable, Sendable {
  case pushed(Entry)
  /// The top entry went, with so many in all.
  case popped(Entry, count: Int)
  case replaced(kept: Int, depth: Int)
  /// Another tab is selected, by its place.
  case tabSelected(Int)
  case scrolledToTop(Int)
  case viewChanged
  case presented(Presentation)
  /// A presentation went, with those above it.
  case dismissed(Presentation)
  /// The window stands as it did before.
  case restored
  case formCleared

  /// A window is there, and this came of the link it was opened for; nil where it was for none.
  case windowOpened(SceneWindow, link: Outcome? = nil)
  case windowDuplicated(SceneWindow, from: SceneWindow)
  case windowClosed(SceneWindow)
  case windowReopened(SceneWindow)
  case windowFocused(SceneWindow)
  case placeMoved(AnyRoute, from: SceneWindow, to: SceneWindow)
  case arranged(Arrangement)
  /// The windows are as they were at an earlier moment: wholly, or as far as the app allows now.
  case traveled(isWhole: Bool)

  /// What came of an action that only the app knows: a value of the app's own type, and how far it reaches.
  case app(AnyRoute, Effect)

  case unchanged
  /// A link waits until its window is ready, at this place of the queue.
  case linkWaits(place: Int)
  case tooManyLinks(limit: Int)
  case alreadyAtRoot
  /// A window stands at the root of a tab, which cannot be moved.
  case rootStays(Int)
  /// No link leads to where a window stands, so that it cannot be moved.
  case noLink(AnyRoute)
  case notInStack(AnyRoute)
  /// A step that no stack of the tab can hold.
  case notForTab(AnyRoute, Int)
  /// The entry an action was aimed at is gone; nil where it was a root.
  case entryGone(Entry.ID?)
  case noSuchWindow(SceneID)
  case presentationGone(Presentation.ID)
  /// No window has a tab at this place.
  case noSuchTab(Int)
  /// What is presented cannot be gone on with like that: the step is none of its own, or it has no form.
  case nothingToSubmit(Presentation.ID)
  /// What was to come back belongs to an account that was left.
  case ofAccountLeft
  /// What stands over the place an action was meant for.
  case covered(by: Presentation)
  /// So many actions were sent in answer to one, and to each other, that this one is refused.
  case tooManyAnswers(limit: Int)
  case lastWindow
  case tooManyWindows(limit: Int)
  case nothingToReopen

  /// How far an outcome reaches.
  public enum Effect: Hashable, Sendable {
    /// What leads somewhere, a link among others.
    case step
    case change
    /// What all windows show is another one afterwards.
    case sharedChange
    /// All stands as it was to stand.
    case rest
    case refusal
  }

  /// How far it reaches.
  public var effect: Effect {
    switch self {
    case .replaced, .pushed, .tabSelected, .viewChanged, .dismissed: .step
    case .popped, .scrolledToTop, .presented, .restored, .formCleared, .windowOpened,
      .windowDuplicated,
      .windowClosed, .windowReopened, .windowFocused, .placeMoved, .arranged, .traveled:
      .change
    case .app(_, let effect): effect
    case .unchanged: .rest
    case .linkWaits, .tooManyLinks, .alreadyAtRoot, .rootStays, .noLink, .notInStack, .notForTab,
      .entryGone, .noSuchWindow, .presentationGone, .noSuchTab, .nothingToSubmit, .ofAccountLeft,
      .covered, .tooManyAnswers, .lastWindow, .tooManyWindows, .nothingToReopen:
      .refusal
    }
  }

  /// Whether it was done, and was no refusal: where it was not, the windows and what they share are as
  /// they were, though a link may wait; where it was, something may differ.
  public var isChange: Bool {
    switch effect {
    case .step, .change, .sharedChange: true
    case .rest, .refusal: false
    }
  }

  /// Whether a link stands where it leads after this, if it did not before.
  public var isLanding: Bool { effect == .step || effect == .rest }
}
