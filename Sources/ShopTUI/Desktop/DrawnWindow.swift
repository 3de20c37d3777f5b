import DesignSystem

struct DrawnWindow {
  /// From the screen that fills the window to the box on top.
  let layers: [Layer]
  let isFocused: Bool
  let cursor: Point?

  /// The visible part of a screen, and the position in it.
  struct Layer {
    let made: MadeScreen
    let position: ListPosition
  }

  /// True if only the rows between the old and the new selection on top need drawing.
  func differsOnlyInSelection(from others: [Layer]) -> Bool {
    guard layers.count == others.count, let top = layers.last, let other = others.last,
      top.made === other.made, top.position.scroll == other.position.scroll
    else { return false }
    return zip(layers.dropLast(), others.dropLast()).allSatisfy { layer, other in
      layer.made === other.made && layer.position == other.position
    }
  }
}
