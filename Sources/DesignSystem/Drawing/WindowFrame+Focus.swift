extension Drawing {
  /// Redraws the parts of a frame that depend on focus, its upper edge and its tab bar unless
  /// covered, and replaces their hit regions.
  public mutating func drawFocus(of frame: WindowFrame, in rect: Rect, hit: (Part) -> Action) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let bar = frame.tabBar(in: rect)
    hits.removeAll { hit in
      hit.rect.height == 1
        && (hit.rect.row == rect.row || hit.rect.row == bar.row && !frame.isCovered)
    }
    canvas.drawTopEdge(of: rect, style: frame.alarm == .flashing ? .danger : .border)
    draw(TopEdge(frame, in: rect), hit: hit)
    guard !bar.isEmpty, !frame.isCovered else { return }
    canvas.fill(bar, with: .blank())
    drawTabs(of: frame, in: rect, hit: hit)
  }
}

extension WindowFrame {
  func tabBar(in rect: Rect) -> Rect {
    let inside = rect.inset(columns: 1, rows: 1)
    return Rect(columns: inside.columns, rows: inside.rows.suffix(1))
  }
}
