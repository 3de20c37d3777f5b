import DesignSystem
import SceneNavigation
import ShopCore

extension Desktop {
  /// The fewest lines of the tree below a picture that does not scroll.
  private static let leastTree = 8

  /// The tree with the picture above it.
  ///
  /// The picture stays while the tree scrolls, or scrolls with it if there is little room.
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
