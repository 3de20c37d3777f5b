import Platform
import SceneNavigation
import ShopCore

/// The code of one switch of a wiring, cut out of the file this program was built from.
struct WiringCode {
  /// Its lines, the outermost at the margin.
  let lines: [String]

  /// The columns it takes.
  var width: Int { lines.map(\.count).max() ?? 0 }

  /// What is done where a switch stands like this; empty where that is not found.
  init(of position: String, in source: String = Self.source) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = lines.firstIndex { $0.drop { $0 == " " }.hasPrefix("case .\(position):") }
    guard let start else {
      self.lines = []
      return
    }
    let margin = lines[start].prefix { $0 == " " }.count
    let body = lines[(start + 1)...].prefix { $0.isEmpty || $0.prefix { $0 == " " }.count > margin }
    self.lines = ([lines[start]] + body).filter { !$0.isEmpty }.map { String($0.dropFirst(margin)) }
  }

  /// The right code and the wrong code of a mistake.
  static func sides(of wiring: NamedWiring) -> (right: WiringCode, wrong: WiringCode) {
    let pair = zip(Wiring().positions, wiring.switches.positions).first { $0.0 != $0.1 }
    return (WiringCode(of: pair?.0 ?? ""), WiringCode(of: pair?.1 ?? ""))
  }

  /// The file in which the wirings are made.
  static var source: String {
    String(decoding: PackageResources.Wiring_swift, as: UTF8.self)
  }
}

extension Wiring {
  /// How each switch stands, as its case is called.
  fileprivate var positions: [String] {
    [
      routers.rawValue, stacks.rawValue, keys.rawValue, tabKeys.rawValue, earlyLinks.rawValue,
      reselection.rawValue,
    ]
  }
}
