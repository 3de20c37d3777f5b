public import SceneNavigation

extension SceneAction {
  /// Presents something of the shop's.
  public static func present(_ content: Presentation.Content) -> SceneAction {
    .present(AnyRoute(content))
  }
}

extension SceneRouter {
  /// Presents something of the shop's.
  func present(_ content: Presentation.Content, cause: Cause) -> Outcome {
    present(AnyRoute(content), cause: cause)
  }
}
