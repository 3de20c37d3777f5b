/// The typed interface to a tab's back stack: routes of another tab do not compile.
///
/// To be saved, a route must conform to ``Route``.
@MainActor public struct TabCoordinator<TabRoute: Hashable & Sendable> {
  private let store: BackStackStore
  private let numbers: EntryNumbers

  /// A coordinator over a new stack, or over an existing store.
  ///
  /// Entries that ``restore(_:)`` would reject are removed. The coordinators of one scene share its
  /// numbers, which continue after those of the stack, so that ids stay unique.
  public init(store: BackStackStore = BackStackStore(), numbers: EntryNumbers) {
    self.init(over: store, numbers: numbers)
    restore(store.stack)
  }

  /// A coordinator over a store, whose entries are not checked.
  init(over store: BackStackStore, numbers: EntryNumbers) {
    self.store = store
    self.numbers = numbers
  }

  /// The tab's current back stack.
  public var stack: BackStack { store.stack }

  /// The routes above the root, the top one last.
  public var path: [TabRoute] { stack.entries.compactMap(Self.route) }

  /// The entry's route in the tab's own type; nil if it has another type.
  private static func route(of entry: Entry) -> TabRoute? {
    entry.route.value(as: TabRoute.self) ?? (entry.route as? TabRoute)
  }

  /// Pushes a route.
  @discardableResult public func navigate(to route: TabRoute, cause: Cause = .key) -> Outcome {
    push(AnyRoute(route), cause: cause)
  }

  /// Replaces the stack with these routes, keeping the entries of the common prefix.
  @discardableResult public func replaceStack(
    with routes: [TabRoute],
    cause: Cause = .key
  ) -> Outcome {
    replaceStack(along: NavigationPath(routes), cause: cause)
  }

  /// Pops to the topmost entry with this route.
  ///
  /// Returns ``Outcome/notInStack(_:)``, changing nothing, if the stack does not have it.
  @discardableResult public func pop(to route: TabRoute) -> Outcome {
    pop(toRoute: AnyRoute(route))
  }
}

/// A tab whose path mixes routes of different types.
extension TabCoordinator where TabRoute == AnyRoute {
  /// Pushes a route of any type.
  @discardableResult public func navigate(
    to value: some Hashable & Sendable,
    cause: Cause = .key
  ) -> Outcome {
    push(AnyRoute(value), cause: cause)
  }

  /// Pops to the topmost entry with this route, of any type.
  ///
  /// Returns ``Outcome/notInStack(_:)``, changing nothing, if the stack does not have it.
  @discardableResult public func pop(to value: some Hashable & Sendable) -> Outcome {
    pop(toRoute: AnyRoute(value))
  }

  /// Replaces the stack with a path of mixed types, keeping the entries of the common prefix.
  @discardableResult public func replaceStack(
    with path: NavigationPath,
    cause: Cause = .key
  ) -> Outcome {
    replaceStack(along: path, cause: cause)
  }
}

/// The operations that do not depend on the type of the routes.
extension TabCoordinator {
  /// Pops the top entry.
  ///
  /// Returns ``Outcome/alreadyAtRoot``, changing nothing, at the root.
  @discardableResult public func back() -> Outcome { pop(1) }

  /// Pops up to `count` entries, stopping at the root.
  @discardableResult public func pop(_ count: Int) -> Outcome {
    change { stack in
      guard let gone = stack.top else { return .alreadyAtRoot }
      let popped = stack.pop(count)
      return popped > 0 ? .popped(gone, count: popped) : .unchanged
    }
  }

  /// Pops all entries above the root.
  @discardableResult public func popToRoot() -> Outcome { pop(stack.depth) }

  /// Pops to the entry with this id.
  ///
  /// Returns ``Outcome/entryGone(_:)``, changing nothing, if the entry is gone.
  @discardableResult public func pop(toEntry id: Entry.ID) -> Outcome {
    pop(orReport: .entryGone(id)) { $0.pop(toEntry: id) }
  }

  /// Changes the view state of an entry, or of the root if the id is nil.
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

  /// Replaces the stack with a saved one, up to the first route of another type.
  public func restore(_ stack: BackStack) {
    var fitting = stack
    fitting.truncate { Self.route(of: $0) != nil }
    numbers.skip(past: stack)
    putBack(fitting)
  }

  /// Replaces the stack with an earlier one of the same tab.
  ///
  /// The routes are not checked, so the cost is the same at any depth.
  func putBack(_ stack: BackStack) {
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

  /// Applies a pop; returns `missing` if `pop` returns nil.
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
