import SceneNavigation
import ShopCore

/// A window's place, ignoring entry numbers and scrolling.
struct ShownPlace: Hashable {
  let tab: AppTab
  let paths: [[AnyRoute]]
  let presented: [AnyRoute]
  /// The selected row, and the input.
  let selection: Int
  let drafts: Drafts

  init(_ scene: SceneState) {
    tab = scene.selectedTab
    paths = AppTab.allCases.map { scene.stack(of: $0).entries.map(\.route) }
    presented = scene.presentations.flatMap { [$0.modal] + $0.stack.entries.map(\.route) }
    let view = scene.presentations.last?.stack.view ?? scene.stack(of: scene.selectedTab).view
    (selection, drafts) = (view.selection, view.drafts)
  }

  /// True if two places differ by no navigation.
  func isSame(as other: ShownPlace) -> Bool {
    tab == other.tab && paths == other.paths && presented == other.presented
  }
}
