public import SceneNavigation

/// What the laws have to know of an app on SceneNavigation besides its navigation; all of it has a default.
@MainActor public protocol VerifiedApp: NavigationApp {
  /// The app as its next launch finds it: what all windows share is as it is now.
  func launchedAgain() -> any NavigationApp
  /// How an earlier state of a window comes back that holds something of an account that was left.
  var returning: @Sendable (SceneState) -> SceneState { get }
  /// What no saved value may hold after a step, such as the names of an account that was left.
  func wordsToForget(after step: Step) -> [String]
  /// What an earlier launch could not read, and keeps aside for the account that is signed in.
  var keptAside: [UnreadableValue] { get }
  /// What a user who sees a window would do next.
  func likelyEvents(in window: SceneID, of store: NavigationStore) -> [CustomEvent]
}

extension VerifiedApp {
  public var returning: @Sendable (SceneState) -> SceneState { { $0 } }
  public func wordsToForget(after step: Step) -> [String] { [] }
  public var keptAside: [UnreadableValue] { [] }
  public func likelyEvents(in window: SceneID, of store: NavigationStore) -> [CustomEvent] { [] }
}

/// Something else that a user does: actions that are made when its turn comes, from how the windows are then.
public struct CustomEvent: Hashable, Sendable, CustomStringConvertible {
  /// What reports call it.
  public let name: String
  private let kind: Kind

  private enum Kind: Sendable {
    case now(@MainActor @Sendable (NavigationStore, SceneID) -> [Action])
    case earlier(@MainActor @Sendable (AppState, SceneID) -> [Action])
  }

  /// An event in a window, or in the focused one if it is the app's; without actions it is not possible now.
  public init(
    _ name: String,
    _ actions: @escaping @MainActor @Sendable (NavigationStore, SceneID) -> [Action]
  ) {
    (self.name, kind) = (name, .now(actions))
  }

  /// An event that brings back something of an earlier moment.
  public static func earlier(
    _ name: String,
    _ actions: @escaping @MainActor @Sendable (AppState, SceneID) -> [Action]
  ) -> CustomEvent {
    CustomEvent(name, .earlier(actions))
  }

  private init(_ name: String, _ kind: Kind) {
    (self.name, self.kind) = (name, kind)
  }

  /// What it comes to in a window, where the windows were as in `moment` a while ago.
  @MainActor package func actions(
    in window: SceneID,
    of store: NavigationStore,
    earlier moment: AppState
  ) -> [Action] {
    switch kind {
    case .now(let actions): actions(store, window)
    case .earlier(let actions): actions(moment, window)
    }
  }

  public var description: String { name }

  public static func == (left: CustomEvent, right: CustomEvent) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Some earlier moments of the windows, so that events can bring one back.
package struct EarlierStates {
  private var moments: [AppState]
  /// The place of the earliest, once there are as many as are kept.
  private var start = 0

  package init(_ beginning: AppState) { moments = [beginning] }

  /// The earliest that is kept.
  package var earliest: AppState { moments[start] }

  /// Notes what the windows are.
  package mutating func note(_ state: AppState) {
    guard moments.count == 6 else { return moments.append(state) }
    moments[start] = state
    start = (start + 1) % moments.count
  }
}

/// What happened to an app, in its own terms.
public enum LoggedEvent: Hashable, Sendable {
  case action(Action)
  /// The app quits and starts again from what it saved.
  case relaunch
  /// The app quits, and a link for one of its windows starts it again.
  case relaunchByLink(LinkTarget, in: SceneID)
}
