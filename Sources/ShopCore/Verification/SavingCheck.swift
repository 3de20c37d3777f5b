package import NavigationLaws
package import SceneNavigation

/// Saves the windows in memory after each action and checks the laws about saving.
@MainActor package final class SavingCheck {
  private let wiring: NamedWiring
  private let storage = MemoryWindowStorage()
  private var saver: SceneSaver

  package init(_ windows: AppState, under wiring: NamedWiring) throws(WindowStorageError) {
    self.wiring = wiring
    saver = try SceneSaver(storage: wiring.storage(storage), writing: windows)
  }

  /// Continues with windows that were restored from the saved values.
  package func resume(with windows: AppState) {
    saver = SceneSaver(storage: wiring.storage(storage), kept: windows)
  }

  package func violations(after step: Step, leaving windows: AppState) -> [Violation] {
    var report = StepReport()
    let before = storage.stored
    storage.forgetChanges()
    saver.note(step)
    do throws(WindowStorageError) {
      try saver.save(windows)
      SavedLaws(step, before: before, in: storage, forgetting: step.wordsToForget)
        .check(into: &report)
    } catch {
      report.check(step) {
        $0.check(.restoreIsIdentity, holds: false, "the windows could not be saved: \(error)")
      }
    }
    return report.violations
  }
}
