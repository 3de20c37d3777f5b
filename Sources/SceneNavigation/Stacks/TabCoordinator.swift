/// The one door to a tab's back stack, typed so that no other tab's route fits through it.
///
/// What is to be saved has to be a `Route`.
@MainActor public struct TabCoordinator<TabRoute: Hashable & Sendable> {
  private let store: BackStackStore
  private let numbers: EntryNumbers

  /// A coordinator over a stack of its own, unless it is handed one; what is in that stays as far as
  /// ``restore(_:)`` would put it there.
  ///
  /// The coordinators of one window share its numbers, which go on past those of the stack, so that no
  /// two entries of it are one.
  public init(store: BackStackStore = BackStackStore(), numbers: EntryNumbers) {
    self.init(over: store, numbers: numbers)
    restore(store.stack)
  }

  /// A coordinator over whatever is in a store.
  package init(over store: BackStackStore, numbers: EntryNumbers) {
    self.store = store
    self.numbers = numbers
  }

  /// The tab's back stack as it is now.
  public var stack: BackStack { store.stack }

  /// The stack for a snapshot, to be saved or compared: reading it observes nothing.
  public var snapshot: BackStack { store.snapshot }

  /// The tab's path above its root, in its own type.
  public var path: [TabRoute] { stack.entries.compactMap(Self.route) }

  /// Where an entry leads, in the tab's own type; nil where it is none of the tab's.
  private static func route(of entry: Entry) -> TabRoute? {
    entry.route.value(as: TabRoute.self) ?? (entry.route as? TabRoute)
  }

  /// Puts exactly one entry on top.
  @discardableResult public func navigate(to route: TabRoute, cause: Cause = .key) -> Outcome {
    push(AnyRoute(route), cause: cause)
  }

  /// Makes the tab lead along these routes with the least change: entries that already do stay.
  @discardableResult public func replaceStack(
    with routes: [TabRoute],
    cause: Cause = .key
  ) -> Outcome {
    replaceStack(along: NavigationPath(routes), cause: cause)
  }

  /// Pops until a route stands on top; unchanged, and told so, where it is not in the stack.
  @discardableResult public func pop(to route: TabRoute) -> Outcome {
    pop(toRoute: AnyRoute(route))
  }
}

/// A tab whose path mixes types: values of any type fit through its door, each as itself.
extension TabCoordinator where TabRoute == AnyRoute {
  /// Puts a route of any type on top, in a tab that mixes them.
  @discardableResult public func navigate(
    to value: some Hashable & Sendable,
    cause: Cause = .key
  ) -> Outcome {
    push(AnyRoute(value), cause: cause)
  }

  /// Pops until a route of any type stands on top; unchanged, and told so, where it is not in the
  /// stack.
  @discardableResult public func pop(to value: some Hashable & Sendable) -> Outcome {
    pop(toRoute: AnyRoute(value))
  }

  /// Makes the stack lead along a path of mixed types, keeping the entries that already do.
  @discardableResult public func replaceStack(
    with path: NavigationPath,
    cause: Cause = .key
  ) -> Outcome {
    replaceStack(along: path, cause: cause)
  }
}

/// What can be done to a tab without knowing its route type.
@MainActor public protocol TabCoordinating {
  /// The tab's back stack as it is now.
  var stack: BackStack { get }
  /// Takes the top entry off; at the root nothing changes, and it says so.
  @discardableResult func back() -> Outcome
  /// Takes so many entries off, stopping at the root.
  @discardableResult func pop(_ count: Int) -> Outcome
  /// Pops all there is above the root.
  @discardableResult func popToRoot() -> Outcome
  /// Pops until an entry stands on top; unchanged, and told so, where it is gone.
  @discardableResult func pop(toEntry id: Entry.ID) -> Outcome
  /// Changes how a screen is looked at: an entry's, or the root's where no id is given.
  @discardableResult func updateView(of id: Entry.ID?, _ change: (inout ViewState) -> Void)
    -> Outcome
  /// Puts a saved stack in the place of this one, up to the first route that is none of the tab's.
  func restore(_ stack: BackStack)
}

extension TabCoordinator: TabCoordinating {
  /// Takes the top entry off; at the root nothing changes, and it says so.
  @discardableResult public func back() -> Outcome { pop(1) }

  /// Takes so many entries off, stopping at the root.
  @discardableResult public func pop(_ count: Int) -> Outcome {
    change { stack in
      guard let gone = stack.top else { return .alreadyAtRoot }
      let popped = stack.pop(count)
      return popped > 0 ? .popped(gone, count: popped) : .unchanged
    }
  }

  /// Pops all there is above the root.
  @discardableResult public func popToRoot() -> Outcome { pop(stack.depth) }

  /// Pops until an entry stands on top; unchanged, and told so, where it is gone.
  @discardableResult public func pop(toEntry id: Entry.ID) -> Outcome {
    pop(orReport: .entryGone(id)) { $0.pop(toEntry: id) }
  }

  /// Changes how one screen is being looked at, an entry's or the root's where no id is given.
  @discardableResult public func updateView(
    of id: Entry.ID?,
    _ change: (inout ViewState) -> Void
  ) -> Outcome {
    self.change { stack in
      let before = stack
      guard stack.updateView(of: id, change) else { return .entryGone(id) }
      return stack == before ? .unchanged : .viewChanged
    }
  }

  /// Puts a saved stack in the place of this one, up to the first route that is none of the tab's.
  public func restore(_ stack: BackStack) {
    var fitting = stack
    fitting.truncate { Self.route(of: $0) != nil }
    numbers.skip(past: stack)
    putBack(fitting)
  }

  /// Puts a stack in the place of this one that stood in the tab before: its routes are not looked at,
  /// and so it costs the same at any depth.
  package func putBack(_ stack: BackStack) {
    change {
      $0 = stack
      return .restored
    }
  }
}

extension TabCoordinator {
  @discardableResult private func change(_ body: (inout BackStack) -> Outcome) -> Outcome {
    store.change(body) ?? .tooManyAnswers(limit: BackStackStore.answerLimit)
  }

  func push(_ route: AnyRoute, cause: Cause) -> Outcome {
    change { stack in
      let entry = Entry(id: numbers.take(), route: route, cause: cause)
      stack.push(entry)
      return .pushed(entry)
    }
  }

  func pop(toRoute route: AnyRoute) -> Outcome {
    pop(orReport: .notInStack(route)) { $0.pop(to: route) }
  }

  /// Pops as far as is said, or reports that there is nothing to pop to.
  private func pop(
    orReport missing: Outcome,
    _ pop: (inout BackStack) -> Int?
  ) -> Outcome {
    change { stack in
      let gone = stack.top
      guard let popped = pop(&stack) else { return missing }
      guard popped > 0, let gone else { return .unchanged }
      return .popped(gone, count: popped)
    }
  }

  func replaceStack(along path: NavigationPath, cause: Cause) -> Outcome {
    change { stack in
      let depthBefore = stack.depth
      let kept = stack.replace(with: path) {
        Entry(id: numbers.take(), route: $0, cause: cause)
      }
      guard stack.depth > kept || depthBefore > kept else { return .unchanged }
      return .replaced(kept: kept, depth: stack.depth)
    }
  }
}
