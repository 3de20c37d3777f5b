/// The result of an action.
public indirect enum Outcome: Hashable, Sendable {
  case pushed(Entry)
  /// Popped the top entry, and `count` entries in all.
  case popped(Entry, count: Int)
  case replaced(kept: Int, depth: Int)
  /// The index of the newly selected tab.
  case tabSelected(Int)
  case scrolledToTop(Int)
  case viewChanged
  case presented(Presentation)
  /// Dismissed the presentation and those above it.
  case dismissed(Presentation)
  /// An earlier state was restored.
  case restored
  case formCleared

  /// `link` is the outcome of the link it was opened with; nil without a link.
  case windowOpened(SceneWindow, link: Outcome? = nil)
  case windowDuplicated(SceneWindow, from: SceneWindow)
  case windowClosed(SceneWindow)
  case windowReopened(SceneWindow)
  case windowFocused(SceneWindow)
  case placeMoved(AnyRoute, from: SceneWindow, to: SceneWindow)
  case arranged(Arrangement)
  /// An earlier state of all windows was restored, completely or as far as the app allows.
  case traveled(isWhole: Bool)

  /// The result of an app's own action, and its effect.
  case app(AnyRoute, Effect)

  case unchanged
  /// The link waits until its window is ready, at this place in the queue.
  case linkWaits(place: Int)
  case tooManyLinks(limit: Int)
  case alreadyAtRoot
  /// The window shows the root of a tab, which cannot be moved.
  case rootStays(Int)
  /// There is no link to what the window shows, so it cannot be moved.
  case noLink(AnyRoute)
  case notInStack(AnyRoute)
  /// The tab does not accept the route.
  case notForTab(AnyRoute, Int)
  /// The app presents no values of this type.
  case notAModal(AnyRoute)
  /// The action's target is gone; nil if that was a root.
  case entryGone(Entry.ID?)
  case noSuchWindow(SceneID)
  case presentationGone(Presentation.ID)
  /// There is no tab at this index.
  case noSuchTab(Int)
  /// The presentation cannot advance like this: the step is not one of its own, or it has no form.
  case nothingToSubmit(Presentation.ID)
  /// The state to restore belongs to an account that signed out.
  case ofAccountLeft
  /// This presentation covers the action's target.
  case covered(by: Presentation)
  /// Refused, since actions sent in response to each other exceeded the limit.
  case tooManyAnswers(limit: Int)
  case lastWindow
  case tooManyWindows(limit: Int)
  case nothingToReopen

  /// The kind of effect an outcome has.
  public enum Effect: Hashable, Sendable {
    /// Navigated, such as by a link.
    case step
    case change
    /// Changed state that all windows share.
    case sharedChange
    /// Nothing had to change.
    case rest
    case refusal
  }

  /// The kind of effect.
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
      .notAModal, .entryGone, .noSuchWindow, .presentationGone, .noSuchTab, .nothingToSubmit,
      .ofAccountLeft, .covered, .tooManyAnswers, .lastWindow, .tooManyWindows, .nothingToReopen:
      .refusal
    }
  }

  /// True if the action was performed.
  ///
  /// If false, neither windows nor shared state changed, though a link may be waiting.
  public var isChange: Bool {
    switch effect {
    case .step, .change, .sharedChange: true
    case .rest, .refusal: false
    }
  }

  /// True if a link with this outcome has reached its destination.
  public var isLanding: Bool { effect == .step || effect == .rest }
}
