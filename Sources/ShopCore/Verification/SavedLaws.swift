import SceneNavigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The laws about what is kept of the windows, after each action that was saved.
@MainActor struct SavedLaws {
  private let step: Step
  private let before: StoredScenes
  private let storage: MemoryWindowStorage

  init(_ step: Step, before: StoredScenes, in storage: MemoryWindowStorage) {
    self.step = step
    self.before = before
    self.storage = storage
  }

  func check(into tally: inout LawTally) {
    if case .scene(_, let acting) = step.record.action {
      let others = storage.lastChanges.scenes.keys.filter { $0 != acting }
      tally.check(
        .windowIsolation,
        holds: others.isEmpty && storage.lastChanges.forgotten.isEmpty,
        by: step,
        "what is saved of another window changed as well"
      )
    }
    if case .windowClosed(let window) = step.record.outcome { checkClosed(window, into: &tally) }
    if let account = step.record.outcome.accountLeft {
      checkForgotten(account, into: &tally)
    }
  }

  private func checkClosed(_ window: SceneWindow, into tally: inout LawTally) {
    var expected = before.scenes
    expected[window.id] = nil
    tally.check(
      .closeForgets,
      holds: storage.stored.scenes == expected,
      by: step,
      "closing \(window.letter) left something of it, or took something of another window's"
    )
  }

  private func checkForgotten(_ account: Account.ID, into tally: inout LawTally) {
    let orders = (step.shopChange?.before.orders ?? []).filter { $0.account == account }
    let ids = [account.rawValue] + orders.map(\.id.rawValue)
    let values =
      storage.stored.scenes.values.flatMap(\.values) + storage.stored.app.values
      + storage.aside.map(\.value)
    let texts = values.map { String(decoding: $0, as: UTF8.self) }
    // An id stands by itself, or at the end of a link.
    let left = ids.first { id in
      texts.contains { $0.contains("\"\(id)\"") || $0.contains("/\(id)\"") }
    }
    tally.check(
      .signOutForgets,
      holds: left == nil,
      by: step,
      "“\(left ?? "")” of the old account is still saved"
    )
  }
}
