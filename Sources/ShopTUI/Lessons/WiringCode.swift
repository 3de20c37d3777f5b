import Platform
import SceneNavigation
import ShopCore

/// The code behind one switch of a wiring, taken from the source files this program was built from.
struct WiringCode {
  /// Its lines, with common indentation removed.
  let lines: [String]

  var width: Int { lines.map(\.count).max() ?? 0 }

  /// The code for a case of a switch; empty if it is not found.
  init(of position: String) {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    let start = lines.firstIndex { $0.drop { $0 == " " }.hasPrefix("case .\(position):") }
    guard let start else {
      self.lines = []
      return
    }
    let margin = lines[start].prefix { $0 == " " }.count
    let body = lines[(start + 1)...].prefix { $0.isEmpty || $0.prefix { $0 == " " }.count > margin }
    self.lines = ([lines[start]] + body).filter { !$0.isEmpty }.map { String($0.dropFirst(margin)) }
  }

  static func sides(of wiring: NamedWiring) -> (right: WiringCode, wrong: WiringCode) {
    let pair = zip(Wiring().positions, wiring.switches.positions).first { $0.0 != $0.1 }
    return (WiringCode(of: pair?.0 ?? ""), WiringCode(of: pair?.1 ?? ""))
  }

  private static var source: String {
    String(
      decoding: PackageResources.Wiring_swift + PackageResources.Reselection_swift,
      as: UTF8.self
    )
  }
}

extension Wiring {
  /// The case names of its switches.
  fileprivate var positions: [String] {
    [
      routers.rawValue, stacks.rawValue, keys.rawValue, tabKeys.rawValue, earlyLinks.rawValue,
      reselection.rawValue,
    ]
  }
}
