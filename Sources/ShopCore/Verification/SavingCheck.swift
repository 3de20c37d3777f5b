package import NavigationLaws
package import SceneNavigation

/// Saves the windows in memory after each action, and holds what is saved against the laws about it.
@MainActor package final class SavingCheck {
  private let wiring: NamedWiring
  private let storage = MemoryWindowStorage()
  private var saver: SceneSaver

  /// Begins with windows of which nothing is saved yet.
  package init(_ windows: AppState, under wiring: NamedWiring) throws(WindowStorageError) {
    self.wiring = wiring
    saver = try SceneSaver(storage: wiring.storage(storage), writing: windows, inPlaceOf: nil)
  }

  /// Goes on with windows that came back from what is saved.
  package func goOn(with windows: AppState) {
    saver = SceneSaver(storage: wiring.storage(storage), kept: windows)
  }

  /// Saves the windows an action left, and returns the laws that broke.
  package func violations(after step: Step, leaving windows: AppState) -> [Violation] {
    var tally = StepReport()
    let before = storage.stored
    storage.forgetChanges()
    saver.note(step)
    do throws(WindowStorageError) {
      try saver.save(windows)
      SavedLaws(step, before: before, in: storage, forgetting: step.wordsToForget)
        .check(into: &tally)
    } catch {
      tally.check(
        .restoreIsIdentity,
        holds: false,
        by: step,
        "the windows could not be saved: \(error)"
      )
    }
    return tally.violations
  }
}
