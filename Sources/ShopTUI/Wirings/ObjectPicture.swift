import DesignSystem
import SceneNavigation
import ShopCore

/// A picture of the windows' objects, a column for each window.
///
/// An object that several windows hold is one box, heavy and red, with a line from each of them.
struct ObjectPicture {
  /// How much room each layer takes.
  enum Density: CaseIterable {
    /// Boxes with lines between them.
    case roomy
    /// Boxes upon each other.
    case boxed
    /// A line for each layer.
    case flat

    /// The lines it takes.
    var height: Int {
      switch self {
      case .roomy: 20
      case .boxed: 16
      case .flat: 7
      }
    }
  }

  let map: ObjectMap
  /// The window that is shown where not all have room.
  var focus: SceneID?

  /// The picture in so many columns, as roomy as the lines allow.
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

  /// The same as rows, for a menu, a panel or a screen.
  func rows<Action>(width: Int, height: Int, charset: Charset) -> [Row<Action>] {
    Row.picture(canvas(width: width, height: height, charset: charset))
  }
}
