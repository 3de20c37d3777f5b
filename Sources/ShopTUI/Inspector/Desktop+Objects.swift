import DesignSystem
import SceneNavigation
import ShopCore

/// The picture of the objects in the inspector.
extension Desktop {
  /// The lines of the tree that stay in sight beside a picture that stays.
  private static let leastTree = 8

  /// The tree with the picture above it, which stays there while the tree is scrolled, or where there is
  /// little room is scrolled with it.
  func withObjects(
    _ tree: ScreenContent<MenuAction>,
    in rect: Rect
  ) -> (content: ScreenContent<MenuAction>, header: [Row<MenuAction>]) {
    let width = max(rect.width - 5, 1)
    let room = rect.height - 2 - Self.leastTree
    let boxed = ObjectPicture.Density.boxed.height
    let picture: [Row<MenuAction>] = ObjectPicture(map: objectMap, focus: app.windows.focus)
      .rows(width: width, height: min(room, boxed), charset: canvas.charset)
    if room >= picture.count { return (tree, picture + [.divider()]) }
    var content = tree
    content.blocks = (picture + [.divider()]).map { .row($0) } + tree.blocks
    return (content, [])
  }
}
