public import SceneNavigation

extension Presentation {
  /// What is presented, by the kind of modal it takes.
  public indirect enum Content: Hashable, Codable, Sendable {
    case sheet(Sheet)
    case fullScreenCover(FullScreenCover)
    case alert(Alert)
    case confirmationDialog(ConfirmationDialog)
  }

  /// What is presented.
  public var content: Content {
    guard let content = modal.value(as: Content.self) else {
      preconditionFailure("The shop has no presentation “\(modal.base)”.")
    }
    return content
  }

  /// Something of the shop's to stand over a window's content, at its own beginning unless a path is given.
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

  /// Whether dismissing it would throw away what somebody entered.
  public var hasUnsavedInput: Bool { content.hasUnsavedInput(stack) }
}

extension Presentation.Content: Modal {
  public func accepts(step: AnyRoute) -> Bool {
    self == .fullScreenCover(.checkout) && step.value(as: CheckoutStep.self) != nil
  }

  public func fields(at step: AnyRoute?) -> [FieldID] {
    guard self == .fullScreenCover(.checkout) else { return [] }
    return CheckoutStage(step?.value(as: CheckoutStep.self)).fields
  }

  /// A filter shows what is chosen already.
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

  /// Whether it is a checkout that is through.
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

  /// Whether it is a sign-in after which one goes on to what one wanted.
  public var waits: Bool {
    if case .fullScreenCover(.signIn(.some)) = self { true } else { false }
  }

  /// Whether somebody is asked to sign in.
  package var isSignIn: Bool {
    if case .fullScreenCover(.signIn) = self { true } else { false }
  }
}

/// A secondary task that can be dismissed.
public enum Sheet: Hashable, Codable, Sendable {
  /// What of a shelf is shown, and in which order.
  case filter(Category.ID)
  case writeReview(Product.ID)
  /// Which variant of a product, and how many.
  case choose(Product.ID)
}

/// A flow that takes the whole window.
public enum FullScreenCover: Hashable, Codable, Sendable {
  /// Signing in, and where that leads in this window; nil where it leads nowhere else.
  case signIn(then: PendingDestination?)
  case checkout
}

/// Something critical that has to be known before one goes on.
public enum Alert: Hashable, Codable, Sendable {
  case paymentDeclined
  case paymentTimedOut
  /// A product cannot be had as it was to be ordered.
  case soldOut(Product.ID)
}

/// A choice to be made before something is done.
public enum ConfirmationDialog: Hashable, Codable, Sendable {
  case removeLine(Article)
  case signOut
  /// Whether to leave a flow in which something was entered, and where to go then.
  case leave(Presentation.ID, then: LeaveReason)
  /// Whether to leave an order that was placed for a link that came before it was.
  case follow(DeepLink, leaving: Presentation.ID)
}

/// Why a flow is to be left.
public enum LeaveReason: Hashable, Codable, Sendable {
  case back
  case link(DeepLink)
  case closingWindow
}

/// What somebody wanted when sign-in came between, and what is gone on with afterwards.
public enum PendingDestination: Hashable, Codable, Sendable {
  /// One step forward, from where one stands.
  case step(Destination)
  /// The place a link leads to, with the places below it that a link builds.
  case link(DeepLink)
  case checkout
  case review(Product.ID)
}

extension BackStack {
  /// Whether anything was typed on any of its screens.
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
