public import SceneNavigation

extension Presentation {
  /// What is presented, by its kind of modal.
  public indirect enum Content: Hashable, Codable, Sendable {
    case sheet(Sheet)
    case fullScreenCover(FullScreenCover)
    case alert(Alert)
    case confirmationDialog(ConfirmationDialog)
  }

  /// What it presents.
  public var content: Content {
    guard let content = modal.value(as: Content.self) else {
      preconditionFailure("The shop has no presentation “\(modal.base)”.")
    }
    return content
  }

  /// A presentation of the shop's, at its root unless a stack is given.
  public init(
    id: ID,
    content: Content,
    cause: Cause,
    presenter: Entry.ID? = nil,
    stack: BackStack = BackStack()
  ) {
    self.init(
      id: id,
      presenting: AnyRoute(content),
      cause: cause,
      presenter: presenter,
      stack: stack
    )
  }
}

extension Presentation.Content: Modal {
  public func accepts(step: AnyRoute) -> Bool {
    self == .fullScreenCover(.checkout) && step.value(as: CheckoutStep.self) != nil
  }

  public func fields(at step: AnyRoute?) -> [FieldID] {
    guard self == .fullScreenCover(.checkout) else { return [] }
    return CheckoutStage(step?.value(as: CheckoutStep.self)).fields
  }

  /// The first view state; a filter starts with what is chosen already.
  public func beginning(over stack: BackStack) -> ViewState {
    guard case .sheet(.filter) = self else { return ViewState() }
    return ViewState(drafts: stack.view.drafts.only(CategoryFilter.fields))
  }

  public func hasUnsavedInput(_ stack: BackStack) -> Bool {
    switch self {
    case .fullScreenCover(.checkout): !isDone(stack) && (!stack.isAtRoot || stack.hasDrafts)
    case .sheet(.writeReview): stack.hasDrafts
    case .sheet(.filter), .sheet(.choose), .fullScreenCover(.signIn), .alert, .confirmationDialog:
      false
    }
  }

  /// True for a checkout whose order is placed.
  public func isDone(_ stack: BackStack) -> Bool {
    if case .placed = stack.top?.route.value(as: CheckoutStep.self) { true } else { false }
  }

  public static func question(leaving flow: Presentation.ID, for reason: LeavingReason)
    -> Self?
  {
    switch reason {
    case .back: .confirmationDialog(.leave(flow, then: .back))
    case .closingWindow: .confirmationDialog(.leave(flow, then: .closingWindow))
    case .link(let target): target.link.map { .confirmationDialog(.leave(flow, then: .link($0))) }
    }
  }

  public var asksToLeave: Bool {
    guard case .confirmationDialog(let dialog) = self else { return false }
    return switch dialog {
    case .leave, .follow: true
    case .removeLine, .signOut: false
    }
  }

  /// True for a sign-in with a pending destination.
  public var waits: Bool {
    if case .fullScreenCover(.signIn(.some)) = self { true } else { false }
  }

  package var isSignIn: Bool {
    if case .fullScreenCover(.signIn) = self { true } else { false }
  }
}

/// A secondary task that can be dismissed.
public enum Sheet: Hashable, Codable, Sendable {
  /// The filter and the order of a category.
  case filter(Category.ID)
  case writeReview(Product.ID)
  /// The choice of a variant and a quantity.
  case choose(Product.ID)
}

/// A flow that covers the whole window.
public enum FullScreenCover: Hashable, Codable, Sendable {
  /// A sign-in and its pending destination in this window; nil if there is none.
  case signIn(then: PendingDestination?)
  case checkout
}

/// Critical information that the user has to acknowledge.
public enum Alert: Hashable, Codable, Sendable {
  case paymentDeclined
  case paymentTimedOut
  /// There is too little of a product for the order.
  case soldOut(Product.ID)
}

/// A question to answer before something is done.
public enum ConfirmationDialog: Hashable, Codable, Sendable {
  case removeLine(Article)
  case signOut
  /// Whether to leave a flow with unsaved input, and for what reason.
  case leave(Presentation.ID, then: LeaveReason)
  /// Whether to leave a placed order for a link that arrived before it was placed.
  case follow(DeepLink, leaving: Presentation.ID)
}

/// The reason for leaving a flow.
public enum LeaveReason: Hashable, Codable, Sendable {
  case back
  case link(DeepLink)
  case closingWindow
}

/// What the user asked for before a sign-in came first; it continues afterwards.
public enum PendingDestination: Hashable, Codable, Sendable {
  /// One step forward from the current place.
  case step(Destination)
  /// The place a link leads to, with the places below it that the link builds.
  case link(DeepLink)
  case checkout
  case review(Product.ID)
}

extension BackStack {
  var hasDrafts: Bool {
    root.drafts.hasText || entriesFromTop.contains { $0.view.drafts.hasText }
  }
}

extension Presentation.Content: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sheet(.filter(let category)): "filter of \(category)"
    case .sheet(.writeReview(let product)): "review of \(product)"
    case .sheet(.choose(let product)): "choice of \(product)"
    case .fullScreenCover(.checkout): "checkout"
    case .fullScreenCover(.signIn(nil)): "sign-in"
    case .fullScreenCover(.signIn(let wanted?)): "sign-in for \(wanted)"
    case .alert(let alert): "alert \(alert)"
    case .confirmationDialog(let dialog): "question \(dialog)"
    }
  }
}
