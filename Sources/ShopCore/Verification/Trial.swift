import SceneNavigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run of the app under a wiring, in which every law is put to the test that an event is a
/// case of.
@MainActor final class Trial {
  private(set) var app: ShopApp {
    // Nothing late comes from an earlier run.
    didSet { memory = TrialMemory() }
  }
  private(set) var tally = LawTally()
  /// How many events happened.
  private(set) var events = 0

  let setting: TrialSetting
  private let storage = MemoryWindowStorage()
  /// Whether anything happened that may have left the app otherwise than it began.
  private(set) var hasMoved = false
  private var memory = TrialMemory()
  /// Keeps the windows after each action; nil where they are only kept for a relaunch.
  private var saver: SceneSaver?

  /// What is kept of the windows.
  var stored: StoredScenes { storage.stored }

  init(_ setting: TrialSetting) {
    self.setting = setting
    kept = nil
    app = setting.makeApp(AppState(windowCount: setting.windows))
    if setting.savesEachAction { beginSaving() }
  }

  /// What another run finds of the moment this one goes on from; nil where it looks for itself.
  private let kept: KeptMoment?

  /// Goes on from a moment of an earlier run.
  init(_ setting: TrialSetting, at moment: Moment, kept: KeptMoment? = nil) {
    self.setting = setting
    self.kept = kept
    app = setting.makeApp(moment.windows, shop: moment.shop, closed: moment.closed)
    if setting.savesEachAction { beginSaving() }
  }

  /// Begins to note how long each law takes.
  func beginTiming(by stopwatch: @escaping LawTally.Stopwatch, weight: Int) {
    tally.beginTiming(by: stopwatch, weight: weight)
  }

  func endTiming() { tally.endTiming() }

  /// Has an event happen, and returns what it broke.
  func carryOut(_ event: Event) -> [Violation] {
    events += 1
    switch event {
    case .action(let action): carryOut(action)
    case .relaunch: relaunch()
    case .relaunchByLink(let target, let scene): relaunch(by: target, in: scene)
    }
    let violations = tally.takeViolations()
    if !violations.isEmpty { hasMoved = true }
    return violations
  }

  /// Looks whether a window changed without an action, and returns what was found.
  func sweep() -> [Violation] {
    let unseen = app.monitor.takeChanges()
    tally.check(
      .windowIsolation,
      holds: unseen.isEmpty,
      by: nil,
      unseen.map(\.window.letter).joined(separator: ", ") + " changed without an action"
    )
    return tally.takeViolations()
  }

  private func carryOut(_ action: Action) {
    guard let saver else {
      return app.sendAll(action, cause: .script) { step in
        tally.beginCase()
        check(step)
      }
    }
    let closing = storage.stored
    let steps = app.sendAll(action, cause: .script)
    tally.beginCase()
    for step in steps { check(step) }
    do {
      storage.forgetChanges()
      try saver.save(app.lastState)
      for step in steps { SavedLaws(step, before: closing, in: storage).check(into: &tally) }
    } catch {
      fail(.restoreIsIdentity, "the windows could not be saved: \(error)")
    }
  }

  private func check(_ step: Step) {
    if step.record.outcome.isChange { hasMoved = true }
    AfterActionLaws(step).check(into: &tally)
    memory.check(step, in: app, into: &tally)
  }

  private func relaunch() {
    do {
      let restored = try restoredWindows()
      hasMoved = true
      app = setting.makeApp(restored, shop: app.shop.state, areReady: false)
      app.finishLaunching()
      checkIdentity(of: restored, in: app)
      beginSavingAgain()
    } catch {
      fail(.restoreIsIdentity, "\(error)")
    }
  }

  /// Starts the app again three times: with a link that comes when all is ready, while the windows
  /// are being launched, and before they have been restored.
  ///
  /// It must make no difference.
  private func relaunch(by target: LinkTarget, in scene: SceneID) {
    do {
      hasMoved = true
      let restored = try restoredWindows()
      let link = Action.scene(.openLink(target), in: scene)
      let shop = app.shop.state

      let warm = setting.makeApp(restored, shop: shop, areReady: false)
      warm.finishLaunching()
      checkIdentity(of: restored, in: warm)
      let landing = warm.sendAll(link, cause: .link)
      for step in landing { check(step) }

      let cold = setting.makeApp(restored, shop: shop, areReady: false)
      cold.send(link, cause: .link)
      cold.finishLaunching()
      checkLanding("that starts the program", in: cold, like: warm)

      let early = setting.makeApp(restored.emptied, shop: shop, areReady: false)
      early.send(link, cause: .link)
      for window in restored.windows { early.windows.router(window.id)?.restore(window.scene) }
      early.finishLaunching()
      checkLanding("that comes before the windows are restored", in: early, like: warm)

      checkOrder(of: restored, shop, after: link, in: scene)
      checkSignOut(of: restored, shop, before: link)

      app = cold
      beginSavingAgain()
    } catch {
      fail(.restoreIsIdentity, "\(error)")
    }
  }

  /// Has whoever is signed in leave while a link still waits for its window.
  private func checkSignOut(of restored: AppState, _ shop: ShopState, before link: Action) {
    guard shop.isSomebodySignedIn else { return }
    let left = setting.makeApp(restored, shop: shop, areReady: false)
    left.send(link, cause: .link)
    var memory = TrialMemory()
    left.sendAll(.shop(.signOut), cause: .script) { memory.check($0, in: left, into: &tally) }
  }

  /// Has several links wait for a window: each is opened once, in the order they came in.
  private func checkOrder(
    of restored: AppState,
    _ shop: ShopState,
    after link: Action,
    in scene: SceneID
  ) {
    let links = [link, .scene(.openLink(LinkTarget(.home([.cart]))), in: scene)]
    let warm = setting.makeApp(restored, shop: shop, areReady: false)
    warm.finishLaunching()
    for link in links { warm.send(link, cause: .link) }

    let cold = setting.makeApp(restored, shop: shop, areReady: false)
    for link in links { cold.send(link, cause: .link) }
    let sent = cold.actionCount
    cold.finishLaunching()
    checkLanding("of several that start the program", in: cold, like: warm)
    tally.check(
      .linkLandsOnce,
      holds: cold.actionCount - sent == links.count
        && cold.windows.windows.allSatisfy {
          cold.windows.router($0.id)?.waitingLinks.isEmpty ?? true
        },
      by: nil,
      "links that start the program were not opened once each"
    )
  }

  private func restoredWindows() throws(WindowStorageError) -> AppState {
    if let restored = kept?.restored { return restored }
    let restored = try restoredAnew()
    kept?.restored = restored
    return restored
  }

  /// What another run of the program finds: the windows as they were kept.
  private func restoredAnew() throws(WindowStorageError) -> AppState {
    let kept: MemoryWindowStorage
    if let saver {
      try saver.save(app.lastState)
      kept = storage
    } else {
      kept = try written(app.lastState)
    }
    guard let stored = try setting.wiring.storage(kept, of: .shop).read() else {
      throw WindowStorageError("nothing was kept")
    }
    let restoration = Restoration(of: stored, limit: setting.limit)
    let expected = app.lastState
    tally.check(
      .restoreIsIdentity,
      holds: restoration.state == expected && restoration.unreadable.isEmpty,
      by: nil,
      restoration.difference(from: expected)
    )
    let again = try written(restoration.state)
    tally.check(
      .restoreIsIdentity,
      holds: restoration.state != expected || again.stored == kept.stored,
      by: nil,
      "what was restored is saved in other bytes than it was read from"
    )
    return restoration.state
  }

  private func written(_ state: AppState) throws(WindowStorageError) -> MemoryWindowStorage {
    let memory = MemoryWindowStorage()
    _ = try SceneSaver(
      storage: setting.wiring.storage(memory, of: .shop),
      writing: state,
      inPlaceOf: nil
    )
    return memory
  }

  private func checkIdentity(of restored: AppState, in app: ShopApp) {
    tally.check(
      .restoreIsIdentity,
      holds: app.windows.state == restored,
      by: nil,
      "the windows began otherwise than they were kept"
    )
  }

  private func checkLanding(_ words: String, in app: ShopApp, like warm: ShopApp) {
    tally.check(
      .linkLandsOnce,
      holds: app.windows.state == warm.windows.state,
      by: nil,
      "a link \(words) leads elsewhere than one that comes later"
    )
  }

  private func beginSavingAgain() {
    if saver != nil { beginSaving() }
  }

  private func beginSaving() {
    do {
      let saver = try SceneSaver(
        storage: setting.wiring.storage(storage, of: .shop),
        writing: app.lastState,
        inPlaceOf: storage.stored,
        puttingAside: unreadable
      )
      app.observe { saver.note($0) }
      self.saver = saver
    } catch {
      fail(.restoreIsIdentity, "the windows could not be saved: \(error)")
    }
  }

  /// Something of whoever is signed in that an earlier run could not read: it goes with them.
  private var unreadable: [UnreadableValue] {
    guard let account = app.shop.state.account else { return [] }
    return [
      UnreadableValue(
        scene: SceneID(number: 1),
        key: SceneKey.entry(AppTab.profile.position, 0).name(in: .shop),
        value: Data("\"\(account.id)\"".utf8),
        reason: "cannot be read"
      )
    ]
  }

  private func fail(_ law: Law, _ finding: String) {
    tally.check(law, holds: false, by: nil, finding)
  }
}

/// What another run finds of a moment: looked at once, however many trials go on from there.
@MainActor final class KeptMoment {
  fileprivate var restored: AppState?
}

extension AppState {
  /// The same windows with nothing in them.
  fileprivate var emptied: AppState {
    var emptied = self
    for index in emptied.windows.indices { emptied.windows[index].scene = SceneState() }
    return emptied
  }
}

extension Restoration {
  /// Where it is another than what was kept.
  fileprivate func difference(from kept: AppState) -> String {
    if let first = unreadable.first {
      let window = kept.windows.first { $0.id == first.scene }?.window
      let owner = window.map { "window \($0.letter)" } ?? "all windows"
      return "what is saved as “\(first.key)” of \(owner) \(first.reason)"
    }
    let other = zip(state.windows, kept.windows).first { $0 != $1 }
    guard let (back, left) = other else { return "other windows came back than there were" }
    return "window \(left.window.letter) came back as \(back.scene.words), and was "
      + left.scene.words
  }
}

extension SceneState {
  /// The tab that is selected and how deep its trails are, in a few words.
  fileprivate var words: String {
    let depths = AppTab.allCases.map { "\($0.title) \(stack(of: $0).depth) deep" }
    return "\(selectedTab.title) (\(depths.joined(separator: ", ")))"
  }
}
