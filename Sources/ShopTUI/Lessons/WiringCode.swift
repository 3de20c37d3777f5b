import Platform
import ShopCore

/// The code of a wiring, cut out of the file this program was built from.
struct WiringCode {
  /// Its lines, the outermost at the margin.
  let lines: [String]

  /// The columns it takes.
  var width: Int { lines.map(\.count).max() ?? 0 }

  /// What a wiring does where the right one does something else; empty where it is not found.
  init(of wiring: Wiring, wherever other: Wiring, in source: String = Self.source) {
    let cases = Self.cases(in: source)
    // Of what a wiring does, the place counts where the other one does something else.
    let place = cases.first { Self.names(wiring, $0) && !Self.names(other, $0) }
    lines = place.map { Self.atMargin(Self.naming(wiring, $0).filter { !$0.isEmpty }) } ?? []
  }

  /// A case as one of a wiring alone: others may do the same there, and are no part of it.
  private static func naming(_ wiring: Wiring, _ lines: [String]) -> [String] {
    guard let head = lines.first, let colon = head.firstIndex(of: ":") else { return lines }
    let indent = head.prefix { $0 == " " }
    return ["\(indent)case .\(wiring.rawValue)\(head[colon...])"] + lines.dropFirst()
  }

  /// The right code and the wrong code of a mistake.
  static func sides(of wiring: Wiring) -> (right: WiringCode, wrong: WiringCode) {
    let function = functions(in: source).first { body in
      cases(in: body).contains { names(wiring, $0) && !names(.perScene, $0) }
    }
    let body = function ?? ""
    return (
      WiringCode(of: .perScene, wherever: wiring, in: body),
      WiringCode(of: wiring, wherever: .perScene, in: body)
    )
  }

  /// The file in which the wirings are made.
  static var source: String {
    String(decoding: PackageResources.Wiring_Objects_swift, as: UTF8.self)
  }

  /// The functions of the file, each with all its lines.
  private static func functions(in source: String) -> [String] {
    source.components(separatedBy: "public func ")
  }

  /// The cases of a switch, each from its own line to the next one's.
  private static func cases(in source: String) -> [[String]] {
    var cases: [[String]] = []
    var margin = 0
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let indent = line.prefix { $0 == " " }.count
      if line.dropFirst(indent).hasPrefix("case .") {
        cases.append([line])
        margin = indent
      } else if !cases.isEmpty {
        // A brace at the margin ends the switch, and what follows belongs to none of its cases.
        if !line.isEmpty, indent <= margin { margin = .max }
        if margin != .max { cases[cases.count - 1].append(line) }
      }
    }
    return cases
  }

  private static func names(_ wiring: Wiring, _ lines: [String]) -> Bool {
    guard let head = lines.first?.split(separator: ":", maxSplits: 1).first else { return false }
    return head.split { !$0.isLetter && $0 != "." }.contains { $0 == ".\(wiring.rawValue)" }
  }

  private static func atMargin(_ lines: [String]) -> [String] {
    let margin = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }
  }
}
