import SceneNavigation
import ShopCore

/// Where a window is, whatever its entries are numbered and however far it is scrolled.
struct ShownPlace: Hashable {
  let tab: AppTab
  let paths: [[AnyRoute]]
  let presented: [AnyRoute]
  /// The selected row, and what was typed.
  let selection: Int
  let drafts: Drafts

  init(_ scene: SceneState) {
    tab = scene.selectedTab
    paths = AppTab.allCases.map { scene.stack(of: $0).entries.map(\.route) }
    presented = scene.presentations.flatMap { [$0.modal] + $0.stack.entries.map(\.route) }
    let view = scene.presentations.last?.stack.view ?? scene.stack(of: scene.selectedTab).view
    (selection, drafts) = (view.selection, view.drafts)
  }

  /// Whether nothing was navigated between two places.
  func isSame(as other: ShownPlace) -> Bool {
    tab == other.tab && paths == other.paths && presented == other.presented
  }
}
