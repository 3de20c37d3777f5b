public import Observation

/// Where one back stack lives: the identity that coordinators share, or do not share.
///
/// It knows no tab and no route type, so that which doors lead to which stack is decided by who
/// is given the same store, and by nothing else.
@Observable @MainActor public final class BackStackStore {
  public private(set) var stack: BackStack
  /// Of every scene that was handed this store.
  @ObservationIgnored private var watchers: [SceneWatchers] = []

  public init(_ stack: BackStack = BackStack()) {
    self.stack = stack
  }

  /// The stack, for a snapshot that observes nothing.
  var unobservedStack: BackStack { _stack }

  /// Whether the stack is a tab's among these; looking observes nothing.
  func isHeld(by stacks: TabStacks, of tab: AppTab) -> Bool { stacks.holds(_stack, of: tab) }

  /// Puts a changed stack in the place of the old one, and announces it.
  func set(_ changed: BackStack) {
    stack = changed
    for watchers in watchers { watchers.touch() }
  }

  /// Has the windows of a scene be told when the stack is touched.
  func tell(_ added: SceneWatchers) {
    if !watchers.contains(where: { $0 === added }) { watchers.append(added) }
  }
}
