/// A window that is open, with its scene's router and the state it was in after the last action.
///
/// Whoever has one in hand needs not look for it: an action looks up its window once.
@MainActor final class OpenWindow {
  let id: SceneID
  var window: Window
  let router: SceneRouter
  /// How it was to begin.
  let beginning: SceneState
  /// How it stood after the last action; nil while nobody has looked.
  var lastState: SceneState?
  /// Whether it is still there.
  var isOpen = true

  init(_ window: Window, _ router: SceneRouter, from beginning: SceneState) {
    id = window.id
    self.window = window
    self.router = router
    self.beginning = beginning
  }
}
