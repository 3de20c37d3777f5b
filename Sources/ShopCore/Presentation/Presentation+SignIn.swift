import SceneNavigation

extension Presentation.Content {
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
  /// Nil for content that needs no sign-in.
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
