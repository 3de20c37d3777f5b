public import Observation

/// Where one back stack lives: the identity that coordinators share, or do not share.
///
/// It knows no tab and no route type, so that which doors lead to which stack is decided by who
/// is given the same store, and by nothing else.
@Observable @MainActor public final class BackStackStore {
  /// The stack, for a snapshot that observes nothing.
  @ObservationIgnored private(set) var unobservedStack: BackStack
  /// Whether anybody looks who may want to be told.
  @ObservationIgnored private var isObserved = false
  /// Of every scene that was handed this store.
  @ObservationIgnored private var watchers: [SceneWatchers] = []

  /// Holds a stack, which may be shared by whoever holds this object.
  public init(_ stack: BackStack = BackStack()) {
    unobservedStack = stack
  }

  /// The stack as it is now; whoever reads it in a view is told when it changes.
  public var stack: BackStack {
    isObserved = true
    access(keyPath: \.stack)
    return unobservedStack
  }

  /// Puts a changed stack in the place of the old one, and announces it.
  func set(_ changed: BackStack) {
    if isObserved {
      withMutation(keyPath: \.stack) { unobservedStack = changed }
    } else {
      unobservedStack = changed
    }
    for watchers in watchers { watchers.touchStacks() }
  }

  /// Has the windows of a scene be told when the stack is touched.
  func tell(_ added: SceneWatchers) {
    if !watchers.contains(where: { $0 === added }) { watchers.append(added) }
  }
}
