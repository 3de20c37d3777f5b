import SceneNavigation
import ShopCore
import ShopData

/// Keeps the windows of a session while the program runs, and knows how they were before.
final class SessionKeeper {
  /// What there is to say about the session as a whole.
  let message: String?

  /// Whether there is a session in which others can find this program.
  var hasSession: Bool { session != nil }

  private let session: OpenSession?
  private var saver: SceneSaver?
  private let found: FoundWindows
  /// Whether an account was left whose paths may be kept elsewhere.
  private var mustForgetOthers = false
  /// The shop as it is kept.
  private var keptShop: ShopState?
  /// Why the last writing failed; nil where it did not.
  private(set) var failure: WindowStorageError?
  /// When the next writing is tried after one that failed.
  private var nextAttempt: ContinuousClock.Instant?
  /// How long somebody else may have the database before it is tried again.
  private static let pause = Duration.seconds(2)
  private var isBeginning = true
  /// The windows that would not come back as they are; nil since something happened.
  private var windowsRestoredDifferently: [SceneWindow]?
  /// Those the next launch knows of.
  private var keptStrays: [SceneID] = []
  /// The place of the window the next launch shows first.
  private var keptFirstShown = 0
  /// Where the windows of a session are kept that is gone with the program; nil where there is another
  /// place for them, or none.
  private let memory: (any WindowStorage)?
  /// Why the last tidying failed; nil where it did not.
  private var untidiness: ShopDatabaseError?
  /// When tidying is tried again after it failed, for it keeps one waiting.
  private var nextTidying: ContinuousClock.Instant?

  /// The windows as they were kept; nil where none were, or none are to be restored.
  var restored: AppState? { found.state }

  /// What single windows have to say about what could not be restored.
  var notices: [SceneID: String] { found.notices }

  /// How much is kept of each window; nil where nothing is kept.
  var keptScenes: KeptScenes? { session?.windows.keptScenes }

  /// Where the windows are kept; nil where they are not.
  var storage: (any WindowStorage)? { session?.windows.storage ?? memory }

  /// The windows that did not stand like that when they were left.
  var restoredDifferently: [SceneWindow] { found.windowsRestoredDifferently }

  /// The place of the window that was shown first, where not all had room.
  var firstShown: Int { found.firstShown }

  /// A keeper that keeps nothing; where a wiring is named, it knows how its windows would come back.
  init(message: String?, rehearsing wiring: NamedWiring? = nil) {
    self.message = message
    session = nil
    memory = wiring?.storage(MemoryWindowStorage())
    found = FoundWindows()
  }

  init(_ session: OpenSession, keeping found: FoundWindows, message: String?) {
    self.session = session
    self.message = message
    self.found = found
    memory = nil
    keptStrays = found.windowsRestoredDifferently.map(\.id)
    keptFirstShown = found.firstShown
  }

  /// Begins to keep the windows of an app, from the next saving on.
  func begin(_ app: ShopApp) {
    if let memory { keep(app, by: SceneSaver(storage: memory, inPlaceOf: nil)) }
    guard let session else { return }
    if let restored, found.unreadable.isEmpty {
      keep(app, by: SceneSaver(storage: session.windows.storage, kept: restored))
    } else {
      keep(app, in: session.windows, inPlaceOf: found)
    }
    keptShop = app.shop.state
  }

  /// Takes what is kept under a wiring for oneself, before one goes on under it; nil where nothing is
  /// kept at all.
  ///
  /// Where it cannot be had or read, all stays as it is.
  func reserve(_ wiring: NamedWiring) throws -> (store: WindowStore, found: FoundWindows)? {
    guard let session else { return nil }
    let store = try session.windows(under: wiring)
    return (store, FoundWindows(try store.storage.read()))
  }

  /// Keeps the windows of an app that is composed otherwise from now on, in the place of what was
  /// found there.
  func go(on app: ShopApp, in store: WindowStore, inPlaceOf found: FoundWindows) {
    session?.windows = store
    keptStrays = found.windowsRestoredDifferently.map(\.id)
    keptFirstShown = found.firstShown
    keep(app, in: store, inPlaceOf: found)
  }

  /// Puts aside the windows that are kept where others take their place, under a name of their own.
  func putAside(_ store: WindowStore) throws -> SessionName? {
    guard let session else { return nil }
    let previous = try session.free(store.session.previous)
    try session.move(store, to: previous)
    return previous
  }

  /// Whether any windows are kept under a wiring.
  func areWindowsKept(under wiring: NamedWiring) -> Bool {
    (try? session?.areWindowsKept(under: wiring)) == true
  }

  private func keep(_ app: ShopApp, in store: WindowStore, inPlaceOf found: FoundWindows) {
    let saver = SceneSaver(
      storage: store.storage,
      inPlaceOf: found.stored,
      puttingAside: found.unreadable
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
      self?.keptStrays = []
      self?.keptFirstShown = 0
    }
  }

  /// Writes what changed since the last time; returns what there is to say about it, once.
  ///
  /// After an attempt that failed the next one waits a while, for it keeps one waiting, unless it is to
  /// be made at once.
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
      return failure.map { "Not saved: \($0)" } ?? "Saved again."
    }
    guard saver.unsavable != unsavableBefore else { return nil }
    return words(for: saver.unsavable, in: state)
  }

  /// Writes the windows, and in the same transaction what else their steps changed: a window that says
  /// that an order is placed is not kept without the order.
  private func write(
    _ state: AppState,
    _ shop: ShopState,
    in session: OpenSession,
    by saver: SceneSaver
  ) throws {
    let changed = keptShop.flatMap { shop.differsInSales(from: $0) ? $0 : nil }
    let mustForgetOthers = mustForgetOthers
    guard changed != nil || mustForgetOthers else { return try saver.save(state) }
    let store = try session.begunShopStore()
    var isWritten = false
    func writeRest() throws(ShopDatabaseError) {
      if let changed { try store.save(changesFrom: changed, to: shop) }
      if mustForgetOthers { try session.forgetElsewhere() }
      isWritten = true
    }
    try session.windows.store.write(writeRest) { try saver.save(state) }
    // The windows may be as they were.
    if !isWritten { try session.windows.store.writeAlone(writeRest) }
    if changed != nil { keptShop = shop }
    self.mustForgetOthers = false
  }

  /// Does something while no other session sells.
  func alone(_ deed: () throws -> Void) throws {
    guard let session else { return try deed() }
    try session.database.alone(deed)
  }

  /// Has an app know what other sessions bought and wrote; where its own is not saved, or theirs
  /// cannot be read, that is thrown.
  func learn(in app: ShopApp) throws {
    guard let session else { return }
    if let failure { throw failure }
    guard let news = try session.shopStore.news(for: app.shop.state) else { return }
    app.send(.shop(.learn(orders: news.orders, changes: news.changes)), cause: .payment)
    keptShop = app.shop.state
  }

  /// The windows that would not come back as they are, would one quit now; that can only be under a
  /// mistake, and nobody looks under any other wiring.
  ///
  /// Finding out takes reading everything, and is done only where something happened since. The next
  /// launch knows of them.
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

  /// Where that fails, the next launch says nothing of them.
  private func keep(windowsRestoredDifferently: [SceneID], in storage: any WindowStorage) {
    guard windowsRestoredDifferently != keptStrays,
      write(windowsRestoredDifferently, as: .windowsRestoredDifferently, in: storage)
    else { return }
    keptStrays = windowsRestoredDifferently
  }

  /// Has the next launch show the same page of the windows; where that fails, it shows one with the
  /// focus.
  func keep(firstShown: Int) {
    guard firstShown != keptFirstShown, failure == nil, let storage = session?.windows.storage,
      write(firstShown, as: .firstShown, in: storage)
    else { return }
    keptFirstShown = firstShown
  }

  private func write(
    _ value: some Encodable,
    as key: WindowsKey,
    in storage: any WindowStorage
  ) -> Bool {
    var changes = StoredChanges()
    changes.app[key] = try? SceneCoding.shop.encode(value)
    return (try? storage.write(changes)) != nil
  }

  /// Notes that the picture stands on the screen, and does what can wait until nobody does; returns
  /// what there is to say about it, once.
  ///
  /// Whatever is to be saved is saved by then, also where this fails.
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

  /// Notes that nothing comes of the launch, for want of something else than its windows.
  func giveUp() {
    session?.windows.lock.giveUpRestoring()
  }

  /// Notes that somebody went on, before whom stood what there was to say.
  func noteMessageWasRead() {
    session?.lock.unread = nil
  }

  /// Notes that the session is left.
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

/// As long as something is not saved or not tidied, the loop comes back to it.
extension SessionKeeper: PollSource {
  var deadline: ContinuousClock.Instant? { [nextAttempt, nextTidying].compactMap(\.self).min() }
}
