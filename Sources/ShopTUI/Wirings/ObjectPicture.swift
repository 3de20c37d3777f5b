import DesignSystem
import SceneNavigation

/// A picture of the windows' objects, one column for each window.
///
/// An object shared by several windows is one box, heavy and red, with a line to each of them.
struct ObjectPicture {
  /// The height of each layer.
  enum Density: CaseIterable {
    /// Boxes with lines between them.
    case roomy
    /// Boxes directly above each other.
    case boxed
    /// One line for each layer.
    case flat

    /// Re-taps are the last layer, in one line.
    var height: Int { ObjectPainter.Rows(self).retaps + 1 }
  }

  let map: ObjectMap
  /// The window to show if not all fit.
  var focus: SceneID?

  /// The picture with this width, as roomy as the height allows.
  func canvas(width: Int, height: Int, charset: Charset = .unicode) -> Canvas {
    let density = Density.allCases.first { $0.height <= height } ?? .flat
    let layers = ObjectLayers(of: map, focus: focus, width: width)
    var painter = ObjectPainter(
      canvas: Canvas(width: width, height: density.height, charset: charset),
      density: density
    )
    painter.draw(layers)
    return painter.canvas
  }

  /// The picture as rows, for a menu, a dock or a screen.
  func rows<Action>(width: Int, height: Int, charset: Charset) -> [Row<Action>] {
    Row.picture(canvas(width: width, height: height, charset: charset))
  }
}
