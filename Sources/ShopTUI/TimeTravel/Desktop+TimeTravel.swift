import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

extension Desktop {
  /// Shows the windows as they were after an action, in place of the current ones.
  func showState(after number: Int) {
    let timeline = actionLog.timeline
    guard let state = timeline.state(after: number) else {
      standIn = nil
      return
    }
    let shop = app.shop.state
    let isBeforeSignIn = actionLog.lastSignIn.map { number < $0 } ?? false
    let then = Desktop(
      app: ShopApp(
        shop: Shop(isBeforeSignIn ? shop.withoutAccount : shop),
        windows: SceneGroup(state: state)
      ),
      canvas: emptyCanvas,
      wiring: wiring
    )
    let text = words(ofAction: number)?.text
    let scrubber = Scrubber(
      number: number,
      range: timeline.earliest...timeline.latest,
      words: text ?? words(for: timeline.beginning),
      places: WindowDifference.all(between: state, and: app.lastState, in: shop)
    )
    if scrubber.isAtNow {
      then.adoptTransientState(of: self)
    } else {
      then.mark(scrubber.places)
    }
    then.firstShown = firstShown
    then.dock = .scrubber(scrubber)
    then.dockHasKeys = true
    then.greeting = Greeting(
      words: scrubber.isAtNow
        ? "This is now." : "These are the windows as they were; nothing here is live."
    )
    show(inPlaceOfThis: then)
  }

  /// Updates the scrubber with new actions; one that is at now moves along.
  func bringScrubberUpToDate() {
    guard case .scrubber(let scrubber) = standIn?.dock else { return }
    let timeline = actionLog.timeline
    showState(
      after: scrubber.isAtNow ? timeline.latest : max(scrubber.number, timeline.earliest)
    )
  }

  /// Marks the windows that differ from now.
  private func mark(_ places: [WindowDifference]) {
    for place in places where place.differs {
      toast("≠ now: \(place.wordsOfNow)", in: place.window.id)
    }
  }

  /// The cell of the bar nearest to a column, and its action; nil if there is no bar.
  func barCell(nearestTo column: Int) -> (cell: Point, number: Int)? {
    let cells = dockHits.compactMap { hit -> (cell: Point, number: Int)? in
      guard case .moment(let number) = hit.action else { return nil }
      return (Point(column: hit.rect.column, row: hit.rect.row), number)
    }
    return cells.min { abs($0.cell.column - column) < abs($1.cell.column - column) }
  }

  /// Describes an action; nil if it is no longer remembered.
  func words(ofAction number: Int) -> ActionWords? {
    actionLog.timeline[number].map {
      ActionWords($0.record, from: $0.focus, in: app.shop.state)
    }
  }

  private func words(for beginning: Timeline.Beginning) -> String {
    switch beginning {
    case .start: "at the start"
    case .everyWindowChanged: "after signing out"
    case .limit: "the oldest action kept"
    }
  }
}
