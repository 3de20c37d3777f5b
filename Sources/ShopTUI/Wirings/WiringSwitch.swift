import SceneNavigation
import ShopCore

/// One switch of a wiring, and the mistake it can make.
struct WiringSwitch: Hashable {
  private let mistake: NamedWiring
  /// What it decides.
  let title: String
  private let right: String
  private let wrong: String

  private init(_ mistake: NamedWiring, _ title: String, right: String, wrong: String) {
    (self.mistake, self.title, self.right, self.wrong) = (mistake, title, right, wrong)
  }

  static let all = [
    WiringSwitch(.appLevelPath, "Router", right: "one per window", wrong: "one for all"),
    WiringSwitch(.sharedTabStack, "Stacks", right: "one per tab", wrong: "one for all"),
    WiringSwitch(.appStorage, "Window key", right: "one per window", wrong: "one for all"),
    WiringSwitch(.tabStorage, "Tab key", right: "one per tab", wrong: "one for all"),
    WiringSwitch(
      .droppedColdLink,
      "Early links",
      right: "\(roomForLinks) can wait",
      wrong: "0 can wait: lost"
    ),
    WiringSwitch(.noPopToRootOnRetap, "Re-tap", right: "pops to the root", wrong: "does nothing"),
  ]

  /// The number of links that can wait in a new window.
  private static var roomForLinks: Int {
    ObjectMap(under: Wiring(), of: .shop, windowCount: 1).windows.first?.queueLimit ?? 0
  }

  func flipped(in wiring: Wiring) -> Wiring {
    let others = NamedWiring(wiring).mistakes.filter { $0 != mistake }
    return NamedWiring(mixing: isRight(in: wiring) ? others + [mistake] : others).switches
  }

  func isRight(in wiring: Wiring) -> Bool { !NamedWiring(wiring).mistakes.contains(mistake) }

  /// Its position.
  func words(in wiring: Wiring) -> String { isRight(in: wiring) ? right : wrong }
}
