import Observation

/// The navigation of one window of a notes app, as many apps have it: an enum of screens, an array, a sheet.
@MainActor @Observable public final class NotesRouter {
  public enum Screen: Hashable, Sendable {
    case folder(String)
    case note(Int)
  }

  public enum Modal: Hashable, Sendable {
    case newNote
    case share(Int)
  }

  public private(set) var screens: [Screen] = []
  public private(set) var modal: Modal?

  public init() {}

  public func show(_ screen: Screen) { screens.append(screen) }

  public func goBack() {
    if !screens.isEmpty { screens.removeLast() }
  }

  public func goHome() { screens.removeAll() }

  public func present(_ modal: Modal) { self.modal = modal }

  public func dismiss() { modal = nil }

  public func handle(deepLink screens: [Screen]) { self.screens = screens }
}
