import DesignSystem
import SceneNavigation
import ShopCore

extension WindowView {
  /// The visible layers, from the screen that fills the window to the box on top.
  var layers: [DrawnWindow.Layer] {
    contents.map { DrawnWindow.Layer(made: $0.made, position: $0.position) }
  }

  private var contents: [WindowContent] {
    let place = currentPlace
    let cover = place.presentations.lastIndex { $0.content.isFullScreenCover }
    let boxes = place.presentations.indices.suffix(from: cover.map { $0 + 1 } ?? 0)
    return [content(cover, of: place)] + boxes.map { content($0, of: place) }
  }

  /// The actions that keep the same rows selected after the shop changed: a row's number changes if
  /// rows above it come or go.
  func takeLooks() -> [SceneAction] {
    guard needsDrawing, !former.isEmpty, !rect.isEmpty else { return [] }
    return contents.compactMap { content in
      guard let index = former.firstIndex(where: { $0.id == content.screenID }) else { return nil }
      return content.look(stayingOnRowOf: former.remove(at: index))
    }
  }

  func draw(
    _ layer: DrawnWindow.Layer,
    isTop: Bool,
    into drawing: inout Drawing<Target>
  ) {
    let id = window.id
    switch layer.made.stance {
    case .filling(let frame):
      drawing.draw(shown(frame, isTop: isTop), in: rect) { .window(id, $0) }
      drawing.draw(
        layer.made.layout,
        at: layer.position,
        in: layer.made.rows,
        isFocused: isFocused,
        showsSelection: isTop
      ) { .window(id, $0) }
    case .over(let dialog):
      drawing.draw(
        dialog,
        at: layer.position,
        isFocused: isFocused,
        showsSelection: isTop
      ) { .window(id, $0) }
    }
  }

  func drawFocus(of layers: [DrawnWindow.Layer], into drawing: inout Drawing<Target>) {
    let id = window.id
    for (depth, layer) in layers.enumerated() {
      let isTop = depth == layers.count - 1
      switch layer.made.stance {
      case .filling(let frame):
        drawing.drawFocus(of: shown(frame, isTop: isTop), in: rect) { .window(id, $0) }
      case .over(let dialog):
        if isTop { drawing.drawEdge(of: dialog, isFocused: isFocused) }
      }
    }
  }

  private func shown(_ frame: WindowFrame, isTop: Bool) -> WindowFrame {
    var frame = frame
    frame.isFocused = isFocused
    frame.alarm = alarm
    frame.tabs.marked = markedTabs
    frame.offersNew = isFocused
    frame.isCovered = frame.exit != nil || !isTop
    return frame
  }
}

extension Presentation.Content {
  var isFullScreenCover: Bool {
    if case .fullScreenCover = self { true } else { false }
  }
}
