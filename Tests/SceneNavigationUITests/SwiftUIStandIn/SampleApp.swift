import SceneNavigation
import SceneNavigationUI
import SwiftUI

/// An app of these windows.
struct SampleApp: App {
  final class Sample: NavigationApp {
    let appDescription = AppDescription(tabs: [], routes: RouteTypes([]))
  }

  private let store = NavigationStore(
    Sample(),
    windows: SceneGroup(state: AppState(windowCount: 1)) {
      SceneRouter(of: AppDescription(tabs: [], routes: RouteTypes([])), scene: $0, state: $1)
    }
  )
  private let links = LinkTable(for: "the sample", tabs: [], schemes: ["sample"], rows: [])

  var body: some Scene {
    StoreWindowGroup(store) { scene in
      StoreScene(store, scene: scene, links: links) { _ in
        .alert("Leave?")
      } screen: { tab, entry in
        Text("\(tab) \(entry?.id.description ?? "")")
      } modal: { presentation in
        Button("\(presentation.id)") {}
      }
    }
  }
}
