import DesignSystem

/// How a window was drawn.
struct DrawnWindow {
  /// From what fills the window to the box on top.
  let layers: [Layer]
  let isFocused: Bool
  let cursor: Point?

  /// A screen as far as it can be seen, and where one looks on it.
  struct Layer {
    let made: MadeScreen
    let position: ListPosition
  }

  /// Whether nothing has to be drawn but the rows between which the selection on top moves.
  func differsOnlyInSelection(from others: [Layer]) -> Bool {
    guard layers.count == others.count, let top = layers.last, let other = others.last,
      top.made === other.made, top.position.scroll == other.position.scroll
    else { return false }
    return zip(layers.dropLast(), others.dropLast()).allSatisfy { layer, other in
      layer.made === other.made && layer.position == other.position
    }
  }
}
