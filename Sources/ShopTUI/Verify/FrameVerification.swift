import DesignSystem
import SceneNavigation
import ShopCore

/// Checks `frame-isolation` where it shows: on the cells of the screen, after each action of random
/// histories that are drawn.
struct FrameVerification {
  let wiring: NamedWiring
  let shop: ShopState
  let windows: Int
  let seed: UInt64

  private static let historyLength = 250

  /// Draws so many events, and counts those of them that are a case of the law.
  func run(events: Int) -> (cases: Int, counterexample: Counterexample?) {
    let tour = PlainTour(of: windows, through: shop.catalog).events
    if let violation = firstViolation(in: tour) {
      return (1, shortened(Counterexample(violation: violation, history: History(tour))))
    }
    var cases = 0
    var done = 0
    while done < events {
      let length = min(Self.historyLength, events - done)
      let walked = walk(seed: seed &+ UInt64(done), length: length)
      cases += walked.cases
      done += length
      if let broken = walked.broken { return (cases, shortened(broken)) }
    }
    return (cases, nil)
  }

  private func walk(
    seed: UInt64,
    length: Int
  ) -> (cases: Int, broken: Counterexample?) {
    let drawn = DrawnApp(self)
    var random = RandomWalk(seed: seed, through: shop.catalog)
    var history: [Event] = []
    var cases = 0
    for _ in 0..<length {
      let action = random.next(in: drawn.app)
      history.append(.action(action))
      let outside = drawn.cellsOutside(of: action)
      if outside != nil { cases += 1 }
      if let outside, outside > 0 {
        let violation = drawn.violation(ofCellsOutside: outside)
        return (cases, Counterexample(violation: violation, history: History(history)))
      }
    }
    return (cases, nil)
  }

  /// Leaves out what the law breaks without, one event after the other; nothing where it holds when all
  /// is played again.
  private func shortened(_ found: Counterexample) -> Counterexample {
    let events = found.history.events
    var shortest = events
    for index in events.indices.reversed() {
      var candidate = shortest
      candidate.remove(at: index)
      if firstViolation(in: candidate) != nil { shortest = candidate }
    }
    return firstViolation(in: shortest).map {
      Counterexample(violation: $0, history: History(shortest))
    } ?? found
  }

  private func firstViolation(in events: [Event]) -> Violation? {
    let drawn = DrawnApp(self)
    for event in events {
      guard case .action(let action) = event, let outside = drawn.cellsOutside(of: action),
        outside > 0
      else { continue }
      return drawn.violation(ofCellsOutside: outside)
    }
    return nil
  }
}

/// An app with its picture.
private final class DrawnApp {
  let app: ShopApp
  private(set) var lastStep: Step?
  private let desktop: Desktop
  private var steps: [Step] = []

  init(_ verification: FrameVerification) {
    let app = ShopApp(
      shop: Shop(verification.shop),
      windows: SceneGroup(
        state: AppState(windowCount: verification.windows),
        limit: verification.windows + 1,
        makeRouter: verification.wiring.makeRouters()
      )
    )
    self.app = app
    desktop = Desktop(
      app: app,
      keymap: Keymap(),
      canvas: Canvas(width: 160, height: 48)
    )
    desktop.draw()
    app.observe { [weak self] in self?.steps.append($0) }
  }

  /// How many cells changed that an action in a window must not change; nil where the action is
  /// no case of that, because it was none in a window, or changed what all windows show.
  func cellsOutside(of action: Action) -> Int? {
    let before = desktop.canvas
    steps = []
    app.send(action, cause: .script)
    desktop.draw()
    lastStep = steps.first
    guard case .scene(_, let id) = action, let frame = desktop.view(id)?.rect, !frame.isEmpty,
      steps.allSatisfy({ $0.shopChange == nil })
    else { return nil }
    let bars = Rect(column: 0, row: before.height - 2, width: before.width, height: 2)
    return desktop.canvas.changedCells(from: before, outside: frame)
      - desktop.canvas.changedCells(from: before, within: bars)
  }

  /// That so many cells changed by the last action which must not.
  func violation(ofCellsOutside outside: Int) -> Violation {
    Violation(
      .frameIsolation,
      by: lastStep?.record,
      finding: "\(outside.counted("cell")) outside the acting window's frame changed"
    )
  }
}
