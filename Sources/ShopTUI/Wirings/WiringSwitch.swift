import SceneNavigation
import ShopCore

/// One switch of a wiring, and the mistake it can make.
enum WiringSwitch: Hashable, CaseIterable {
  case routers, stacks, keys, tabKeys, earlyLinks, reselection

  /// What it decides.
  var title: String {
    switch self {
    case .routers: "Router"
    case .stacks: "Stacks"
    case .keys: "Window key"
    case .tabKeys: "Tab key"
    case .earlyLinks: "Early links"
    case .reselection: "Re-tap"
    }
  }

  /// The wiring with this switch flipped.
  func flipped(in wiring: Wiring) -> Wiring {
    var wiring = wiring
    switch self {
    case .routers: wiring.routers = wiring.routers.next
    case .stacks: wiring.stacks = wiring.stacks.next
    case .keys: wiring.keys = wiring.keys.next
    case .tabKeys: wiring.tabKeys = wiring.tabKeys.next
    case .earlyLinks: wiring.earlyLinks = wiring.earlyLinks.next
    case .reselection: wiring.reselection = wiring.reselection.next
    }
    return wiring
  }

  /// The number of links that can wait in a new window.
  private static func roomForLinks(under wiring: Wiring) -> Int {
    ObjectMap(under: wiring, of: .shop, windowCount: 1).windows.first?.queueLimit ?? 0
  }

  /// Its position, and whether that is the right one.
  func position(in wiring: Wiring) -> (words: String, isRight: Bool) {
    switch self {
    case .routers:
      wiring.routers == .ofWindow ? ("one per window", true) : ("one for all", false)
    case .stacks: wiring.stacks == .ofTab ? ("one per tab", true) : ("one for all", false)
    case .keys:
      wiring.keys == .keyOfWindow ? ("one per window", true) : ("one for all", false)
    case .tabKeys: wiring.tabKeys == .keyOfTab ? ("one per tab", true) : ("one for all", false)
    case .earlyLinks:
      wiring.earlyLinks == .wait
        ? ("\(Self.roomForLinks(under: wiring)) can wait", true) : ("0 can wait: lost", false)
    case .reselection:
      wiring.reselection == .popsToRoot ? ("pops to the root", true) : ("does nothing", false)
    }
  }
}

extension CaseIterable where Self: Equatable {
  /// The other of two cases.
  fileprivate var next: Self { Self.allCases.first { $0 != self } ?? self }
}
