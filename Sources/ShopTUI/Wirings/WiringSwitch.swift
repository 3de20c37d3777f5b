import SceneNavigation
import ShopCore

/// One switch of a wiring, and the mistake it makes where it is set.
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

  /// The same wiring with this switch set the other way.
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

  /// How many links can wait in a window that is made for it.
  private static func roomForLinks(under wiring: Wiring) -> Int {
    ObjectMap(under: wiring, of: .shop, windowCount: 1).windows.first?.queueLimit ?? 0
  }

  /// How it stands, and whether that is right.
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

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The next of its cases, and after the last the first.
  fileprivate var next: Self {
    let all = Self.allCases
    let place = all.firstIndex(of: self).map { all.index(after: $0) } ?? all.startIndex
    return all[place == all.endIndex ? all.startIndex : place]
  }
}
