package import SceneNavigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SceneSystem {
  func beginSaving() {
    guard setting.savesEachAction else { return }
    do {
      let saver = SceneSaver(
        storage: setting.wiring.storage(storage, of: description),
        inPlaceOf: storage.stored,
        puttingAside: verified?.keptAside ?? [],
        coding: SceneCoding(description)
      )
      try saver.save(store.lastState)
      store.observe { saver.note($0) }
      self.saver = saver
    } catch {
      fail("the windows could not be saved: \(error)")
    }
  }

  func checkSaved(_ steps: ArraySlice<Step>, before stored: StoredScenes) {
    for step in steps { check(step) }
    do {
      storage.forgetChanges()
      try saver?.save(store.lastState)
      for step in steps {
        let words = verified?.wordsToForget(after: step) ?? []
        SavedLaws(step, before: stored, in: storage, forgetting: words).check(into: &report)
      }
    } catch {
      fail("the windows could not be saved: \(error)")
    }
  }

  /// The windows as the next launch would restore them.
  func restoredWindows() throws(WindowStorageError) -> AppState {
    let kept: MemoryWindowStorage
    if let saver {
      try saver.save(store.lastState)
      kept = storage
    } else {
      kept = try written(store.lastState)
    }
    guard let stored = try setting.wiring.storage(kept, of: description).read() else {
      throw WindowStorageError("nothing was saved")
    }
    let coding = SceneCoding(description)
    let restoration = Restoration(of: stored, coding: coding, limit: setting.limit)
    let expected = store.lastState
    report.check(
      .restoreIsIdentity,
      holds: restoration.state == expected && restoration.unreadable.isEmpty,
      restoration.difference(from: expected, description)
    )
    let again = try written(restoration.state)
    report.check(
      .restoreIsIdentity,
      holds: restoration.state != expected || again.stored == kept.stored,
      "a restored value is saved as other bytes than it was read from"
    )
    return restoration.state
  }

  private func written(_ state: AppState) throws(WindowStorageError) -> MemoryWindowStorage {
    let memory = MemoryWindowStorage()
    let saver = SceneSaver(
      storage: setting.wiring.storage(memory, of: description),
      inPlaceOf: nil,
      coding: SceneCoding(description)
    )
    try saver.save(state)
    return memory
  }

  func fail(_ finding: String) {
    report.check(.restoreIsIdentity, holds: false, finding)
  }
}

/// The laws about saved values, checked after each save.
@MainActor package struct SavedLaws {
  private let step: Step
  private let before: StoredScenes
  private let storage: MemoryWindowStorage
  private let words: [String]

  package init(
    _ step: Step,
    before: StoredScenes,
    in storage: MemoryWindowStorage,
    forgetting words: [String]
  ) {
    (self.step, self.before, self.storage, self.words) = (step, before, storage, words)
  }

  package func check(into report: inout StepReport) { report.check(step, checkAll) }

  private func checkAll(into report: inout StepReport) {
    if case .scene(_, let acting) = step.record.action {
      let others = storage.lastChanges.scenes.keys.filter { $0 != acting }
      report.check(
        .windowIsolation,
        holds: others.isEmpty && storage.lastChanges.forgotten.isEmpty,
        "another window's saved state changed as well"
      )
    }
    if case .windowClosed(let window) = step.record.outcome {
      var expected = before.scenes
      expected[window.id] = nil
      report.check(
        .closeForgets,
        holds: storage.stored.scenes == expected,
        "closing \(window.letter) left some of its storage behind, or removed another window's"
      )
    }
    if !words.isEmpty { checkForgotten(into: &report) }
  }

  private func checkForgotten(into report: inout StepReport) {
    let values =
      storage.stored.scenes.values.flatMap(\.values) + storage.stored.app.values
      + storage.aside.map(\.value)
    let texts = values.map { String(decoding: $0, as: UTF8.self) }
    // The word must be a whole value, or the end of a link.
    let left = words.first { word in
      texts.contains { $0.contains("\"\(word)\"") || $0.contains("/\(word)\"") }
    }
    report.check(
      .signOutForgets,
      holds: left == nil,
      "“\(left ?? "")” of the old account is still saved"
    )
  }
}

extension Restoration {
  /// How it differs from the saved state, in words.
  fileprivate func difference(from kept: AppState, _ app: AppDescription) -> String {
    if let first = unreadable.first {
      let window = kept.windows.first { $0.id == first.scene }?.window
      let owner = window.map { "window \($0.letter) was" } ?? "the windows were"
      return "\(owner) not restored whole: what was saved as “\(first.key)” \(first.reason)"
    }
    guard state.windows.map(\.window) == kept.windows.map(\.window) else {
      return "\(letters(of: state)) were restored, and \(letters(of: kept)) were open"
    }
    let other = zip(state.windows, kept.windows).first { $0 != $1 }
    guard let (restored, left) = other else {
      return "the windows were restored in another layout, or with the focus on another"
    }
    let words = restored.scene.difference(from: left.scene, app)
    return "window \(left.window.letter) was restored with \(words)"
  }

  private func letters(of state: AppState) -> String {
    state.windows.map(\.window.letter).list("and")
  }
}

extension SceneState {
  /// What a user sees first of a difference.
  fileprivate func difference(from left: SceneState, _ app: AppDescription) -> String {
    if selection != left.selection {
      return "\(app.tabs[selection].title) selected, which was \(app.tabs[left.selection].title)"
    }
    for tab in app.tabs.indices where stack(of: tab).routes != left.stack(of: tab).routes {
      let (own, other) = (stack(of: tab).routes.words, left.stack(of: tab).routes.words)
      return "\(own) in \(app.tabs[tab].title), where \(other) was"
    }
    let (own, other) = (presentations.map(\.modal).words, left.presentations.map(\.modal).words)
    if own != other { return "\(own) presented, where \(other) was" }
    return presentations == left.presentations && stacks == left.stacks
      ? "another order of the tabs to go back to"
      : "another row, scroll position, text or id in one of its screens"
  }
}

extension [AnyRoute] {
  fileprivate var words: String {
    isEmpty ? "nothing" : map { "\($0.base)" }.joined(separator: " › ")
  }
}
