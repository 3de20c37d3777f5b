import SceneNavigation

extension Presentation.Content {
  /// Whether somebody has to be signed in for it.
  var wantsSignIn: Bool {
    switch self {
    case .fullScreenCover(.checkout), .sheet(.writeReview): true
    case .fullScreenCover(.signIn), .sheet(.filter), .sheet(.choose), .alert,
      .confirmationDialog:
      false
    }
  }
}

extension PendingDestination {
  /// What was to be presented, once somebody is signed in; nil for what wants nobody to be.
  init?(for content: Presentation.Content) {
    switch content {
    case .fullScreenCover(.checkout): self = .checkout
    case .sheet(.writeReview(let product)): self = .review(product)
    case .fullScreenCover(.signIn), .sheet(.filter), .sheet(.choose), .alert,
      .confirmationDialog:
      return nil
    }
  }
}
