import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore

/// Checks `frame-isolation` on the drawn cells, after each event of a history.
struct FrameVerification {
  let wiring: NamedWiring
  let shop: ShopState
  let windows: Int
  let seed: UInt64
  /// True if a failing history is shortened.
  var isShortening = true
  /// Called with the progress from time to time; returns whether to continue.
  var progress: (@MainActor (VerificationProgress) -> Bool)?

  func run(events: Int) -> NavigationLaws.VerificationReport {
    verification.run(events: events, seed: seed)
  }

  /// Short histories one at a time, with little time for shortening.
  func gradual() -> GradualVerification {
    var verification = verification
    (verification.historyLength, verification.searchLimit) = (50, 100)
    return verification.gradual(seed: seed)
  }

  private var verification: Verification<SceneSystem> {
    let (shop, windows) = (shop, windows)
    var alphabet = Alphabet.shop(shop, limit: windows + 1)
    (alphabet.weights[.relaunch], alphabet.weights[.relaunchByLink]) = (0, 0)
    let setting = SceneSystem.Setting.shop(
      windows: windows,
      limit: windows + 1,
      wiring: wiring.switches
    )
    let name = LawName.frameIsolation
    let law = Law<SceneSystem>(name.rawValue, name.sentence) { step in
      (step.system.witness as? DrawnShop)?.finding(after: step.system.steps) ?? .noCase
    }
    var verification = Verification(alphabet, policies: .shop, laws: [law]) {
      let system = SceneSystem(shop, setting)
      system.witness = system.shopApp.map(DrawnShop.init)
      return system
    }
    verification.historyLength = 250
    verification.searchLimit = 500
    verification.isShortening = isShortening
    verification.onProgress = progress
    return verification
  }
}

private final class DrawnShop {
  private let desktop: Desktop

  init(_ app: ShopApp) {
    desktop = Desktop(app: app, canvas: Canvas(width: 160, height: 48))
    desktop.draw()
  }

  /// The cells that an action in one window must not change but did.
  ///
  /// No case if there was no such action, or it changed what all windows show.
  func finding(after steps: [Step]) -> Finding {
    let before = desktop.canvas
    desktop.draw()
    guard case .scene(_, let id)? = steps.first?.record.action, let frame = desktop.view(id)?.rect,
      !frame.isEmpty,
      steps.allSatisfy({ $0.shopChange == nil && $0.record.action.isSent(to: id) })
    else { return .noCase }
    let bars = Rect(column: 0, row: before.height - 2, width: before.width, height: 2)
    let count =
      desktop.canvas.changedCells(from: before, outside: frame)
      - desktop.canvas.changedCells(from: before, within: bars)
    return .holds(
      if: count == 0,
      otherwise: "\(count.counted("cell")) outside the acting window's frame changed"
    )
  }
}
