public import SceneNavigation

extension SceneAction {
  /// Presents content of the shop.
  public static func present(_ content: Presentation.Content) -> SceneAction {
    .present(AnyRoute(content))
  }
}

extension SceneRouter {
  func present(_ content: Presentation.Content, cause: Cause) -> Outcome {
    present(AnyRoute(content), cause: cause)
  }
}
