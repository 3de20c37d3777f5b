import Glibc
import ShopCore
import ShopData

/// Keeps the windows of a session while the program runs, and knows how they were before.
final class SessionKeeper {
  /// The windows as they were kept; nil where none were, or none are to be restored.
  let restored: AppState?
  /// What single windows have to say about what could not be restored.
  let notices: [SceneID: String]
  /// What there is to say about the session as a whole.
  let message: String?

  /// Whether there is a session in which others can find this program.
  var hasSession: Bool { session != nil }

  private let session: OpenSession?
  private var saver: SceneSaver?
  /// The shop as it is kept.
  private var keptShop: ShopState?
  /// Why the last writing failed; nil where it did not.
  private var failure: SceneStorageError?
  /// When the next writing is tried after one that failed.
  private var nextAttempt: ContinuousClock.Instant?
  /// How long somebody else may have the database before it is tried again.
  private static let pause = Duration.seconds(2)
  private var isBeginning = true

  /// Where the shop's own data are kept, for the same session.
  var kept: (database: ShopDatabase, store: ShopStore)? {
    session.map { ($0.database, $0.store.shopStore) }
  }

  /// A keeper that keeps nothing.
  init(message: String) {
    self.message = message
    restored = nil
    notices = [:]
    session = nil
  }

  init(_ session: OpenSession, restoring restoration: Restoration?, message: String?) {
    self.session = session
    self.message = message
    restored = restoration?.state
    notices = restoration?.notices ?? [:]
  }

  /// Begins to keep the windows of an app, from the next saving on.
  func begin(_ app: ShopApp) {
    guard let session else { return }
    let saver = makeSaver(in: session)
    app.observe { saver.note($0) }
    self.saver = saver
    keptShop = app.shop.state
  }

  private func makeSaver(in session: OpenSession) -> SceneSaver {
    if let restored, session.unreadable.isEmpty {
      return SceneSaver(storage: session.store, kept: restored)
    }
    return SceneSaver(
      storage: session.store,
      inPlaceOf: session.stored,
      puttingAside: session.unreadable
    )
  }

  /// Writes what changed since the last time; returns what there is to say about it, once.
  func save(_ state: AppState, _ shop: ShopState) -> String? {
    guard let session, let saver else { return nil }
    let failedBefore = failure
    let unsavableBefore = saver.unsavable
    do {
      try saver.save(state)
      try save(shop, in: session.store.shopStore)
      failure = nil
      nextAttempt = nil
    } catch {
      failure = SceneStorageError("\(error)")
      nextAttempt = .now + Self.pause
    }
    if failure != failedBefore {
      return failure.map { "Not saved: \($0)" } ?? "Saved again."
    }
    guard saver.unsavable != unsavableBefore else { return nil }
    return words(for: saver.unsavable, in: state)
  }

  private func save(_ shop: ShopState, in store: ShopStore) throws(ShopDatabaseError) {
    guard let keptShop, shop.hasOtherDealings(than: keptShop) else { return }
    try store.save(changesFrom: keptShop, to: shop)
    self.keptShop = shop
  }

  /// Notes that the picture stands on the screen, and does what can wait until nobody does.
  func tidy() {
    guard let session else { return }
    do {
      if isBeginning { try session.begin() }
      isBeginning = false
      try session.store.tidy()
    } catch {
      failure = failure ?? SceneStorageError(error.description)
    }
  }

  private func words(for unsavable: [SceneID: [AppTab]], in state: AppState) -> String? {
    let trails = state.windows.compactMap { window in
      unsavable[window.id].map { tabs in
        "\(tabs.map(\.title).joined(separator: ", ")) in \(window.window.letter)"
      }
    }
    guard !trails.isEmpty else { return "Everything can be saved again." }
    return "Not saved: \(trails.joined(separator: "; ")) holds a step that cannot be."
  }
}

/// As long as something is not saved, the loop comes back to it.
extension SessionKeeper: PollSource {
  var polled: [pollfd] { [] }

  var deadline: ContinuousClock.Instant? { nextAttempt }
}

/// A session that was opened, with what was found in it.
final class OpenSession {
  let database: ShopDatabase
  let store: SceneStore
  let stored: StoredScenes?
  let unreadable: [UnreadableValue]
  private let lock: SessionLock

  init(
    lock: SessionLock,
    database: ShopDatabase,
    store: SceneStore,
    stored: StoredScenes?,
    unreadable: [UnreadableValue]
  ) {
    self.lock = lock
    self.database = database
    self.store = store
    self.stored = stored
    self.unreadable = unreadable
  }

  /// Notes that the windows stand on the screen.
  func begin() throws(ShopDatabaseError) {
    lock.endRestoring()
    try store.begin()
  }
}
