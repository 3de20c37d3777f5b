public import SceneNavigation

/// What the laws need to know about an app on SceneNavigation besides its navigation.
///
/// Everything but ``launchedAgain()`` has a default.
@MainActor public protocol VerifiedApp: NavigationApp {
  /// The app as its next launch would create it, with the current shared state.
  func launchedAgain() -> any NavigationApp
  /// How an earlier state is restored if it contains something of an account that signed out.
  var returning: @Sendable (SceneState) -> SceneState { get }
  /// Words that no saved value may contain after a step, such as the names of an account that
  /// signed out.
  func wordsToForget(after step: Step) -> [String]
  /// Values that an earlier launch could not read and set aside for the current account.
  var keptAside: [UnreadableValue] { get }
  /// The events that a user would probably choose next in a window.
  func likelyEvents(in window: SceneID, of store: NavigationStore) -> [CustomEvent]
}

extension VerifiedApp {
  public var returning: @Sendable (SceneState) -> SceneState { { $0 } }
  public func wordsToForget(after step: Step) -> [String] { [] }
  public var keptAside: [UnreadableValue] { [] }
  public func likelyEvents(in window: SceneID, of store: NavigationStore) -> [CustomEvent] { [] }
}

/// An event of the app's own.
///
/// Its actions are created when it happens, from the state of the windows at that time.
public struct CustomEvent: Hashable, Sendable, CustomStringConvertible {
  /// The name in reports.
  public let name: String
  private let make: @MainActor @Sendable (NavigationStore, AppState, SceneID) -> [Action]

  /// An event in one window; an event of the app is given the focused one.
  ///
  /// `actions` returns an empty array if the event is not possible at the time.
  public init(
    _ name: String,
    _ actions: @escaping @MainActor @Sendable (NavigationStore, SceneID) -> [Action]
  ) {
    self.init(name: name) { store, _, window in actions(store, window) }
  }

  /// An event that restores an earlier state.
  public static func earlier(
    _ name: String,
    _ actions: @escaping @MainActor @Sendable (AppState, SceneID) -> [Action]
  ) -> CustomEvent {
    CustomEvent(name: name) { _, earlier, window in actions(earlier, window) }
  }

  private init(
    name: String,
    make: @escaping @MainActor @Sendable (NavigationStore, AppState, SceneID) -> [Action]
  ) {
    (self.name, self.make) = (name, make)
  }

  /// The actions of the event in a window; `moment` is an earlier state of all windows.
  @MainActor package func actions(
    in window: SceneID,
    of store: NavigationStore,
    earlier moment: AppState
  ) -> [Action] {
    make(store, moment, window)
  }

  public var description: String { name }

  public static func == (left: CustomEvent, right: CustomEvent) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A state of the windows three to five events ago, for events that restore one.
package struct EarlierStates {
  package private(set) var earlier: AppState
  private var later: AppState
  private var eventCount = 0

  package init(_ beginning: AppState) { (earlier, later) = (beginning, beginning) }

  /// Adds the current state; keeps that of every third event.
  package mutating func note(_ state: @autoclosure () -> AppState) {
    eventCount += 1
    if eventCount.isMultiple(of: 3) { (earlier, later) = (later, state()) }
  }
}

/// An event in the life of an app.
public enum LoggedEvent: Hashable, Sendable {
  case action(Action)
  /// The app quits and is relaunched from its saved state.
  case relaunch
  /// The app quits, and a link for one of its windows relaunches it.
  case relaunchByLink(LinkTarget, in: SceneID)
}
