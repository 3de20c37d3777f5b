import Observation
import SceneNavigation

/// The navigation of one window: made by the window, and handed to nobody else.
@Observable @MainActor final class MailWindow {
  private(set) var selectedTab: MailTab
  let mail: TabCoordinator<MailRoute>
  let people: TabCoordinator<PeopleRoute>
  @ObservationIgnored private let numbers: EntryNumbers

  /// A window that goes on where a state ends.
  init(_ scene: SceneID, from state: MailWindowState = MailWindowState()) {
    selectedTab = state.selectedTab
    numbers = EntryNumbers(scene: scene, next: state.nextNumber)
    mail = TabCoordinator(store: BackStackStore(state.mail), numbers: numbers)
    people = TabCoordinator(store: BackStackStore(state.people), numbers: numbers)
  }

  /// Everything the window is, as a value; reading it observes nothing.
  var state: MailWindowState {
    MailWindowState(
      selectedTab: _selectedTab,
      mail: mail.snapshot,
      people: people.snapshot,
      nextNumber: numbers.next
    )
  }

  /// Selects a tab; the selected one again pops to its root.
  func select(_ tab: MailTab) {
    if tab == selectedTab { coordinator(of: tab).popToRoot() }
    selectedTab = tab
  }

  /// One step back in the selected tab.
  @discardableResult func back() -> Outcome { coordinator(of: selectedTab).back() }

  private func coordinator(of tab: MailTab) -> any TabCoordinating {
    switch tab {
    case .mail: mail
    case .people: people
    }
  }
}
