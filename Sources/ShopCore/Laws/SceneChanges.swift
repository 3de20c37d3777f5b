/// What became of the windows by one action, each once.
///
/// Nearly always it is one window, or none, for which no list has to be made.
public struct SceneChanges: Hashable, Sendable {
  private var single: SceneChange?
  private var others: [SceneChange] = []

  /// Nothing became of any window.
  init() {}

  init(_ changes: some Sequence<SceneChange>) {
    for change in changes { append(change) }
  }

  mutating func append(_ change: SceneChange) {
    if case .none = single { single = change } else { others.append(change) }
  }
}

extension SceneChanges: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    if case .none = single { 0 } else { 1 + others.count }
  }

  public subscript(index: Int) -> SceneChange {
    guard index == 0, let single else { return others[index - 1] }
    return single
  }
}
