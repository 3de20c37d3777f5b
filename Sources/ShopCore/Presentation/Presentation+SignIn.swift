import SceneNavigation

extension Presentation.Content {
  var wantsSignIn: Bool { PendingDestination(for: self) != nil }
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
