public import Observation

/// Where one back stack lives: the identity that coordinators share, or do not share.
///
/// It knows no tab and no route type, so that which doors lead to which stack is decided by who
/// is given the same store, and by nothing else.
@Observable @MainActor public final class BackStackStore {
  /// The stack as it is now.
  public private(set) var stack: BackStack
  /// Whoever counts the changes of the stack among others.
  @ObservationIgnored private var counters: [ChangeCounter] = []
  /// How many changes were made since one whose observers are still being told; nil while none are.
  @ObservationIgnored private var answers: Int?

  /// Holds a stack, which may be shared by whoever holds this object.
  public init(_ stack: BackStack = BackStack()) {
    self.stack = stack
  }

  /// The stack for a snapshot, to be saved or compared: reading it observes nothing.
  public var snapshot: BackStack { _stack }

  /// Has the changes of the stack counted from now on.
  func countChanges(with counter: ChangeCounter) {
    counters.append(counter)
  }

  /// How many answers to a change are carried out, and answers to those: observers may answer one another
  /// for ever.
  package nonisolated static let answerLimit = 100

  /// Changes the stack, and tells its observers where it is another one now; says what the change says.
  ///
  /// They are told after the change, so that what they change in answer comes on top of it. So many
  /// answers, and answers to those, that they might go on for ever are refused: nil, and nothing changed.
  package func change<Result>(_ body: (inout BackStack) -> Result) -> Result? {
    if let answers, answers >= Self.answerLimit { return nil }
    var changed = _stack
    let result = body(&changed)
    guard changed != _stack else { return result }
    _stack = changed
    for counter in counters { counter.count += 1 }
    let isAnswer = answers != nil
    answers = answers.map { $0 + 1 } ?? 0
    withMutation(keyPath: \.stack) {}
    if !isAnswer { answers = nil }
    return result
  }
}

/// How often something has changed.
@MainActor final class ChangeCounter {
  var count = 0
}
