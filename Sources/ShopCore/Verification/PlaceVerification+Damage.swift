import NavigationLaws
import SceneNavigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PlaceVerification {
  nonisolated static let histories = 0..<4
  private static let historyLength = 100
  /// How many actions follow each restoration.
  private static let walkLength = 8

  /// The largest state that a history saved, because leaving an account clears everything.
  func saved(of history: Int) -> StoredScenes {
    var saving = setting
    saving.savesEachAction = true
    let system = SceneSystem(shop, saving)
    // With this setting the origins of the tabs are saved as well.
    var settings = shop.settings
    settings.goesBackAcrossTabs = true
    system.send(.shop(.changeSettings(settings)))
    var walk = RandomWalk(
      seed: seed &+ UInt64(history),
      choosingFrom: RandomWalk.alphabet(of: shop)
    )
    var most = system.stored
    for _ in 0..<Self.historyLength {
      system.send(walk.next(in: system.store))
      if system.stored.count > most.count { most = system.stored }
    }
    return most
  }

  /// Damages each saved value in turn: it must be reported, its window must keep the entries before
  /// it, and no other window may change.
  mutating func checkDamage(to stored: StoredScenes) {
    let whole = Restoration(of: stored)
    for (key, value) in stored.app.sorted(by: { $0.key < $1.key }) {
      var damaged = stored
      damaged.app[key] = Self.damaged(value)
      let kept = whole.state.windows.filter { stored.scenes[$0.id] != nil }
      let restoration = Restoration(of: damaged)
      check(restoration, without: key, of: nil, keeping: kept)
    }
    for (scene, values) in stored.scenes.sorted(by: { $0.key < $1.key }) {
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        var damaged = stored
        damaged.scenes[scene]?[key] = Self.damaged(value)
        let restoration = Restoration(of: damaged)
        check(restoration, without: key, of: scene, keeping: whole.state.windows)
      }
    }
  }

  private static func damaged(_ value: Data) -> Data { value.dropLast() + [0x7B] }

  /// A nil scene is a value of all windows.
  private mutating func check(
    _ restoration: Restoration,
    without key: String,
    of scene: SceneID?,
    keeping windows: [AppState.WindowState]
  ) {
    let isReported = restoration.unreadable.contains { $0.scene == scene && $0.key == key }
    let lost = windows.first { window in
      let restored = restoration.state.scene(window.id)
      return window.id == scene
        ? restored?.isBeginning(of: window.scene, without: key) != true : restored != window.scene
    }
    let finding: String? =
      if !isReported {
        "not reported"
      } else if let lost {
        lost.id == scene ? "affects what precedes it" : "affects window \(lost.window.letter)"
      } else {
        nil
      }
    let place = scene.map { "window \($0)" } ?? "all windows"
    check(
      .rejectChangesNothing,
      finding: finding.map { "a damaged “\(key)” of \(place) is \($0)" }
    )
  }

  /// Replaces words and numbers in saved values by others of the same kind: what is restored must
  /// be valid and usable, and no other window may change.
  mutating func checkMixUps(of stored: StoredScenes) {
    let whole = Restoration(of: stored)
    var generator = SeededGenerator(seed: seed)
    let mixer = StorageMutator(stored)
    let alphabet = RandomWalk.alphabet(of: shop)
    for _ in 0..<mixUps {
      guard let mixed = mixer.mixUp(using: &generator) else { continue }
      let restoration = Restoration(of: mixed.stored)
      if let scene = mixed.scene {
        let lost = whole.state.windows.first { window in
          window.id != scene && restoration.state.scene(window.id) != window.scene
        }
        check(
          .rejectChangesNothing,
          finding: lost.map { "\(mixed.words) affects window \($0.window.letter)" }
        )
      }
      let wrong = restoration.state.windows.lazy.compactMap { $0.scene.objection(in: $0.id) }.first
      check(.rejectChangesNothing, finding: wrong.map { "\($0), after \(mixed.words)" })
      checkUse(
        of: restoration.state,
        after: mixed.words,
        choosingFrom: alphabet,
        using: &generator
      )
    }
  }

  /// Saves the restored windows and performs a few actions in them, under the right wiring: what a
  /// mistake breaks is found without damage as well.
  private mutating func checkUse(
    of state: AppState,
    after words: String,
    choosingFrom alphabet: Alphabet<SceneSystem>,
    using generator: inout SeededGenerator
  ) {
    var right = setting
    right.wiring = Wiring()
    let system = SceneSystem(shop, right, from: state)
    var walk = RandomWalk(seed: generator.next(), choosingFrom: alphabet)
    var violations = system.startAgain()
    for _ in 0..<Self.walkLength { violations += system.send(walk.next(in: system.store)) }
    violations += system.startAgain()
    check(.restoreIsIdentity, finding: nil)
    for violation in violations {
      check(violation.law, finding: "\(violation.finding), after \(words)")
    }
  }
}

extension StoredScenes {
  fileprivate var count: Int { scenes.values.reduce(0) { $0 + $1.count } }
}

extension SceneState {
  /// True if it has everything of another state that does not depend on a lost value: the stack of
  /// that value up to its entry, and the other stacks whole.
  fileprivate func isBeginning(of whole: SceneState, without key: String) -> Bool {
    AppTab.allCases.allSatisfy { tab in
      let (own, other) = (stack(of: tab), whole.stack(of: tab))
      guard case .entry(tab.position, let index) = SceneKey(key, in: .shop) else {
        return own.depth >= other.depth && own.hasEntries(of: other, upTo: other.depth)
      }
      let kept = min(index, other.depth)
      return own.depth == kept && own.hasEntries(of: other, upTo: kept)
    }
  }
}

extension SceneState {
  /// Why no window can be in this state; nil if one can.
  fileprivate func objection(in scene: SceneID) -> String? {
    let entries = AppTab.allCases.flatMap { stack(of: $0).entries }
    let ids = entries.map(\.id) + presentations.flatMap { [$0.id] + $0.stack.entries.map(\.id) }
    if let other = ids.first(where: { $0.scene != scene }) {
      return "\(other) is in window \(scene)"
    }
    if Set(ids).count != ids.count { return "window \(scene) has two steps with the same identity" }
    if let high = ids.first(where: { $0.number >= nextNumber }) {
      return "\(high) would be assigned twice"
    }
    for tab in AppTab.allCases {
      let foreign = stack(of: tab).entries.first { !tab.accepts($0.route) }
      if let foreign { return "\(tab.title) has \(foreign.id), which cannot be there" }
    }
    let top = stack(of: selectedTab).top?.id
    let misplaced = presentations.first { $0.presenter != top }
    return misplaced.map { "\($0.id) has no presenter" }
  }
}
