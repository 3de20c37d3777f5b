import DesignSystem
import Observation
import SceneNavigation
import ShopCore

extension Desktop {
  /// The size that is enough, if one window, or what is shown in place of the windows, has no room.
  var tooSmall: TooSmall? {
    let least = TooSmall(width: 24, height: Tiling.leastHeight + 2)
    if least.applies(to: drawing.canvas) { return least }
    let hasRoom = split?.hasRoom ?? standIn.map { !$0.places.dock.isEmpty } ?? true
    return hasRoom ? nil : TooSmall(width: 80, height: 24)
  }

  var area: Rect { places.windows }

  var places: (windows: Rect, dock: Rect) {
    let (windows, dock) = placesOfDock
    return (divideForBeside(windows).windows, dock)
  }

  /// The place of the dock that never has the keys.
  var placeBeside: Rect { divideForBeside(placesOfDock.windows).dock }

  private func divideForBeside(_ rect: Rect) -> (windows: Rect, dock: Rect) {
    beside?.side(width: rect.width).divide(rect) ?? (rect, .empty)
  }

  private var placesOfDock: (windows: Rect, dock: Rect) {
    let all = Rect(
      column: 0,
      row: 0,
      width: drawing.canvas.width,
      height: max(0, drawing.canvas.height - 2)
    )
    return dock?.side(width: all.width).divide(all) ?? (all, .empty)
  }

  /// Lays the windows out again because their space changed.
  func layOutAnew() {
    needsEverything = true
    isArranged = false
    dockHits = []
    arrange()
  }

  /// Lays out the windows, and keeps each on its selected row even if a shop change moved that row.
  func arrange() {
    if !isArranged { putInPlaces() }
    for view in views {
      for look in view.takeLooks() { app.send(.scene(look, in: view.window.id), cause: .script) }
    }
  }

  private func putInPlaces() {
    isArranged = true
    let (windows, focus, arrangement) = withObservationTracking {
      (app.windows.windows, app.windows.focus, app.windows.arrangement)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isArranged = false }
    }
    if !windows.elementsEqual(views, by: { $0 == $1.window }) { makeViews(of: windows) }
    let index = windows.firstIndex { $0.id == focus } ?? 0
    if tiling?.holds(count: windows.count, focus: index, arrangement: arrangement, in: area)
      != true
    {
      // Another size keeps the page to return to.
      let isResized = tiling.map { $0.area != area } ?? false
      if let tiling, !isResized { firstShown = tiling.first }
      let tiling = Tiling(
        count: windows.count,
        focus: index,
        arrangement: arrangement,
        in: area,
        from: firstShown,
        leastHeight: isHalf ? Tiling.leastHeightInHalf : Tiling.leastHeight
      )
      if !isResized { firstShown = tiling.first }
      tile(tiling)
    }
    showFocus()
  }

  /// Highlights the focused window only while the keys go to it; when a dock shows other windows,
  /// their focus is part of what it shows.
  func showFocus() {
    let focus = dockHasKeys && dock?.isOfStandIn == false ? nil : app.windows.focus
    for view in views { view.isFocused = view.window.id == focus }
  }

  private func tile(_ tiling: Tiling) {
    defer { self.tiling = tiling }
    guard tiling != self.tiling else { return }
    needsEverything = true
    for view in views { view.rect = .empty }
    for frame in tiling.frames { views[frame.index].rect = frame.rect }
  }

  private func makeViews(of windows: [SceneWindow]) {
    let kept = Dictionary(views.map { ($0.window, $0) }) { first, _ in first }
    views = windows.compactMap { window in
      guard let router = app.windows.router(window.id) else { return nil }
      if let view = kept[window], view.router === router { return view }
      let view = WindowView(window, router: router, shop: app.shop)
      view.toast = toasts[window.id]
      view.alarm = alarms[window.id]
      return view
    }
    tiling = nil
  }
}
