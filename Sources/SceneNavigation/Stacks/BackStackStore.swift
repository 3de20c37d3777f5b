public import Observation

/// Holds one back stack.
///
/// Coordinators share a stack only if they were given the same store. A store knows neither tab nor
/// route type.
@Observable @MainActor public final class BackStackStore {
  /// The current stack.
  public private(set) var stack: BackStack
  @ObservationIgnored private var marks: [ChangeMark] = []
  /// How many changes observers made in response to the current one; nil if no change is being
  /// delivered.
  @ObservationIgnored private var answers: Int?

  /// A store that holds this stack.
  public init(_ stack: BackStack = BackStack()) {
    self.stack = stack
  }

  /// The current stack, read without registering observation.
  var snapshot: BackStack { _stack }

  func markChanges(with mark: ChangeMark) {
    marks.append(mark)
  }

  /// How many changes in response to one change are carried out.
  ///
  /// Without a limit, observers could answer each other forever.
  package nonisolated static let answerLimit = 100

  /// Changes the stack and notifies observers if it differs.
  ///
  /// Returns what `body` returns; nil, changing nothing, beyond ``answerLimit``. Observers are
  /// notified after the change, so a change they make in response is applied on top.
  func change<Result>(_ body: (inout BackStack) -> Result) -> Result? {
    if let answers, answers >= Self.answerLimit { return nil }
    var changed = _stack
    let result = body(&changed)
    guard changed != _stack else { return result }
    _stack = changed
    for mark in marks { mark.hasChanged = true }
    let isAnswer = answers != nil
    answers = answers.map { $0 + 1 } ?? 0
    withMutation(keyPath: \.stack) {}
    if !isAnswer { answers = nil }
    return result
  }
}

@MainActor final class ChangeMark {
  var hasChanged = false
}
