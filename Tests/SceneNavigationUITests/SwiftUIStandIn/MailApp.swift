@testable import MailReader
import SceneNavigation
import SceneNavigationUI
import SwiftUI

@main struct MailApp: App {
  private let store = openStore()

  var body: some Scene {
    StoreWindowGroup(store) { scene in
      StoreScene(store, scene: scene, links: Mail.links) { presentation in
        let sheet = presentation.modal.value(as: MailSheet.self)
        return sheet?.asksToLeave == true ? .alert("Leave?") : .sheet
      } screen: { tab, entry in
        MailScreen(tab, entry)
      } modal: { presentation in
        MailModal(presentation)
      }
    }
  }
}

@MainActor private func openStore() -> NavigationStore {
  let mail = Mail()
  let windows = SceneGroup(state: AppState(windowCount: 1), areReady: false) {
    SceneRouter(of: mail.appDescription, scene: $0, state: $1)
  }
  return NavigationStore(mail, windows: windows)
}

private struct MailScreen: View {
  let title: String

  init(_ tab: Int, _ entry: SceneNavigation.Entry?) {
    title = "\(tab) \(entry?.id.description ?? "")"
  }

  var body: some View { Text(title) }
}

private struct MailModal: View {
  let presentation: Presentation

  init(_ presentation: Presentation) { self.presentation = presentation }

  var body: some View { Button("\(presentation.id)") {} }
}
