import SceneNavigation
import ShopCore
import ShopData

/// Saves a session's windows while the program runs, and knows their previous state.
final class SessionKeeper {
  let message: String?

  /// True if other programs can find this one by its session.
  var hasSession: Bool { session != nil }

  private let session: OpenSession?
  private var saver: SceneSaver?
  /// The windows found when the session was opened.
  let found: FoundWindows
  /// True if the user signed out and paths saved elsewhere may still belong to that account.
  private var mustForgetOthers = false
  private var savedShop: ShopState?
  /// Why the last save failed; nil if it succeeded.
  private(set) var failure: WindowStorageError?
  /// The same for the status line, where a path would leave no room for the reason.
  var shortFailure: String? {
    guard let failure, let path = session?.database.path else { return nil }
    return "\(failure)".replacing(path, with: TextFile(path: path).name)
  }
  /// When a failed save is retried.
  private var nextAttempt: ContinuousClock.Instant?
  /// How long to wait before retrying a busy database.
  private static let pause = Duration.seconds(2)
  private var isBeginning = true
  /// The windows that would be restored wrongly; nil if something happened since they were
  /// computed.
  private var windowsRestoredDifferently: [SceneWindow]?
  /// The windows recorded for the next launch.
  private var savedRestoredDifferently: [SceneID] = []
  /// The index of the window the next launch shows first.
  private var savedFirstShown = 0
  /// Stores windows for this run only; nil if they are saved elsewhere or not at all.
  private let memory: (any WindowStorage)?
  /// Why the last tidying failed; nil if it succeeded.
  private var untidiness: ShopDatabaseError?
  /// When failed tidying is retried; delayed because each attempt makes the user wait.
  private var nextTidying: ContinuousClock.Instant?

  /// Nil if nothing is saved.
  var savedSizes: [SceneID: SavedSize]? { session?.windows.savedSizes }

  /// Nil if the windows are not saved.
  var storage: (any WindowStorage)? { session?.windows.storage ?? memory }

  /// False if the windows are not saved, or could not be the last time.
  var isSaving: Bool { failure == nil && storage != nil }

  /// A keeper that saves nothing, but may have found windows.
  ///
  /// With a wiring, it still knows how its windows would be restored.
  init(
    message: String?,
    showing found: FoundWindows = FoundWindows(),
    rehearsing wiring: NamedWiring? = nil
  ) {
    self.message = message
    session = nil
    memory = wiring?.storage(MemoryWindowStorage())
    self.found = found
  }

  init(_ session: OpenSession, keeping found: FoundWindows, message: String?) {
    self.session = session
    self.message = message
    self.found = found
    memory = nil
    savedRestoredDifferently = found.restoration.windowsRestoredDifferently.map(\.id)
    savedFirstShown = found.restoration.firstShown
  }

  /// Saves the app's windows from the next save on.
  func begin(_ app: ShopApp) {
    if let memory { keep(app, by: SceneSaver(storage: memory, inPlaceOf: nil)) }
    guard let session else { return }
    if let restored = found.state, found.restoration.unreadable.isEmpty {
      keep(app, by: SceneSaver(storage: session.windows.storage, kept: restored))
    } else {
      keep(app, in: session.windows, inPlaceOf: found)
    }
    savedShop = app.shop.state
  }

  /// Locks and reads the windows saved under a wiring before switching to it; nil if nothing is
  /// saved at all.
  ///
  /// Nothing changes if that fails.
  func reserve(_ wiring: NamedWiring) throws -> (store: WindowStore, found: FoundWindows)? {
    guard let session else { return nil }
    let store = try session.windows(under: wiring)
    return (store, FoundWindows(try store.storage.read()))
  }

  /// Saves the windows of a recomposed app from now on, replacing the found ones.
  func save(_ app: ShopApp, in store: WindowStore, inPlaceOf found: FoundWindows) {
    session?.windows = store
    savedRestoredDifferently = found.restoration.windowsRestoredDifferently.map(\.id)
    savedFirstShown = found.restoration.firstShown
    keep(app, in: store, inPlaceOf: found)
  }

  /// Moves saved windows that are about to be replaced to a session of their own.
  func putAside(_ store: WindowStore) throws -> SessionName? {
    guard let session else { return nil }
    let previous = try session.free(store.session.previous)
    try session.move(store, to: previous)
    return previous
  }

  func areWindowsSaved(under wiring: NamedWiring) -> Bool {
    (try? session?.areWindowsSaved(under: wiring)) == true
  }

  private func keep(_ app: ShopApp, in store: WindowStore, inPlaceOf found: FoundWindows) {
    let saver = SceneSaver(
      storage: store.storage,
      inPlaceOf: found.stored,
      puttingAside: found.restoration.unreadable
    )
    keep(app, by: saver)
  }

  private func keep(_ app: ShopApp, by saver: SceneSaver) {
    self.saver = saver
    windowsRestoredDifferently = nil
    app.observe { [weak self] step in
      saver.note(step)
      self?.windowsRestoredDifferently = nil
      guard step.record.outcome.leavesAccount else { return }
      self?.mustForgetOthers = true
      self?.savedRestoredDifferently = []
      self?.savedFirstShown = 0
    }
  }

  /// Saves what changed; returns a message about it, once.
  ///
  /// After a failure the next attempt is delayed, because each makes the user wait, unless it has
  /// to be made at once.
  func save(_ state: AppState, _ shop: ShopState, atOnce: Bool = false) -> String? {
    if memory != nil { try? saver?.save(state) }
    guard let session, let saver, atOnce || (nextAttempt.map { $0 <= .now } ?? true) else {
      return nil
    }
    let failedBefore = failure
    let unsavableBefore = saver.unsavable
    do {
      try write(state, shop, in: session, by: saver)
      failure = nil
      nextAttempt = nil
    } catch {
      failure = WindowStorageError("\(error)")
      nextAttempt = .now + Self.pause
    }
    if failure != failedBefore {
      windowsRestoredDifferently = nil
      return shortFailure.map { "Not saved: \($0)" } ?? "Saved again."
    }
    guard saver.unsavable != unsavableBefore else { return nil }
    return words(for: saver.unsavable, in: state)
  }

  /// Writes the windows and everything their steps changed in one transaction: a window showing a
  /// placed order is never saved without the order.
  private func write(
    _ state: AppState,
    _ shop: ShopState,
    in session: OpenSession,
    by saver: SceneSaver
  ) throws {
    try session.checkFile()
    let changed = savedShop.flatMap { shop.differsInSales(from: $0) ? $0 : nil }
    let mustForgetOthers = mustForgetOthers
    guard changed != nil || mustForgetOthers else { return try saver.save(state) }
    let store = try session.begunShopStore()
    func writeRest() throws(ShopDatabaseError) {
      if let changed { try store.save(changesFrom: changed, to: shop) }
      if mustForgetOthers { try session.forgetElsewhere() }
    }
    try session.windows.store.write(writeRest) { try saver.save(state) }
    if changed != nil { savedShop = shop }
    self.mustForgetOthers = false
  }

  /// Performs something while no other session can sell.
  func alone(_ action: () throws -> Void) throws {
    guard let session else { return try action() }
    try session.database.alone(action)
  }

  /// Loads what other sessions bought and wrote; throws if own changes are unsaved or theirs cannot
  /// be read.
  func learn(in app: ShopApp) throws {
    guard let session else { return }
    if let failure { throw failure }
    guard let news = try session.shopStore.news(for: app.shop.state) else { return }
    app.send(.shop(.learn(orders: news.orders, changes: news.changes)), cause: .payment)
    savedShop = app.shop.state
  }

  /// The windows that would be restored wrongly if the program quit now; possible only under a
  /// mistake, so only then checked.
  ///
  /// The check reads everything saved, so it runs only after something happened. The result is
  /// recorded for the next launch.
  func windowsRestoredDifferently(
    from state: AppState,
    in shop: ShopState,
    under wiring: NamedWiring
  ) -> [SceneWindow] {
    if let windowsRestoredDifferently { return windowsRestoredDifferently }
    var found: [SceneWindow] = []
    if failure == nil, let storage, let stored = try? storage.read() {
      found = Restoration(of: stored).windowsRestoredDifferently(
        from: state,
        in: shop,
        under: wiring
      )
      keep(windowsRestoredDifferently: found.map(\.id), in: storage)
    }
    windowsRestoredDifferently = found
    return found
  }

  /// If this fails, the next launch does not report them.
  private func keep(windowsRestoredDifferently: [SceneID], in storage: any WindowStorage) {
    guard windowsRestoredDifferently != savedRestoredDifferently else { return }
    savedRestoredDifferently = windowsRestoredDifferently
    write(windowsRestoredDifferently, as: .windowsRestoredDifferently, in: storage)
  }

  /// Has the next launch show the same page of windows; if this fails, it shows the page with the
  /// focus.
  func keep(firstShown: Int) {
    guard firstShown != savedFirstShown, failure == nil, let storage = session?.windows.storage
    else { return }
    savedFirstShown = firstShown
    write(firstShown, as: .firstShown, in: storage)
  }

  private func write(_ value: some Encodable, as key: WindowsKey, in storage: any WindowStorage) {
    var changes = StoredChanges()
    changes.app[key] = try? SceneCoding.shop.encode(value)
    try? storage.write(changes)
  }

  /// Called once the picture is shown: does work that can wait until the program is idle; returns a
  /// message about it, once.
  ///
  /// Everything is saved by then, even if this fails.
  func tidy() -> String? {
    guard let session else { return nil }
    if isBeginning { session.begin() }
    isBeginning = false
    guard nextTidying.map({ $0 <= .now }) ?? true else { return nil }
    let failedBefore = untidiness
    do {
      try session.windows.store.tidy()
      untidiness = nil
      nextTidying = nil
    } catch {
      untidiness = error
      nextTidying = .now + Self.pause
    }
    guard let untidiness, untidiness != failedBefore else { return nil }
    return "Saved, but the database's log cannot be emptied yet: \(untidiness)"
  }

  /// Records that the launch failed for a reason other than its windows.
  func giveUp() {
    session?.windows.lock.giveUpRestoring()
  }

  /// Records that the user has seen the message.
  func noteMessageWasRead() {
    session?.lock.unread = nil
  }

  func end() {
    nextTidying = nil
    _ = tidy()
    session?.noteUse()
  }

  private func words(for unsavable: [SceneID: [Int]], in state: AppState) -> String? {
    let paths = state.windows.compactMap { window in
      unsavable[window.id].map { tabs in
        "\(tabs.map { AppTab(at: $0).title }.joined(separator: ", ")) in \(window.window.letter)"
      }
    }
    guard !paths.isEmpty else { return "Everything can be saved again." }
    return "Not saved: \(paths.joined(separator: "; ")) has a step that cannot be saved."
  }
}

/// The loop wakes as long as saving or tidying is pending.
extension SessionKeeper: PollSource {
  var deadline: ContinuousClock.Instant? { [nextAttempt, nextTidying].compactMap(\.self).min() }
}
