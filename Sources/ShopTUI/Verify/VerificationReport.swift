import Platform
import SceneNavigation
import ShopCore

/// What a verification has to say: a table for a person, or JSON for a program.
struct VerificationReport: Encodable {
  let wiring: NamedWiring
  let windows: Int
  /// Nil where every history was looked at, up to `depth`.
  let seed: UInt64?
  let depth: Int?
  /// How many states that differ were met; nil for random histories.
  let states: Int?
  let events: Int
  /// Whether somebody had enough before all was looked at.
  let isInterrupted: Bool
  let seconds: Double
  /// How long it took beside the events: what random histories save, places, damage and drawn frames.
  let secondsBeside: Double
  let laws: [LawReport]

  struct LawReport: Encodable {
    let law: String
    let cases: Int
    /// How long the law took, as far as it was timed.
    let seconds: Double
    let holds: Bool
    let finding: String?
    /// The shortest history found that breaks the law, from fresh windows on.
    let history: [String]?
    /// The same as keys to press, line by line; nil where they do not reach as far.
    let script: [String]?
  }

  init(
    _ result: Verification,
    wiring: NamedWiring,
    windows: Int,
    seed: UInt64? = nil,
    depth: Int? = nil,
    states: Int? = nil,
    isInterrupted: Bool = false,
    scripts: [Law: Script] = [:],
    time: Duration,
    timeBeside: Duration = .zero
  ) {
    self.wiring = wiring
    self.windows = windows
    self.seed = seed
    self.depth = depth
    self.states = states
    events = result.events
    self.isInterrupted = isInterrupted
    seconds = time.inSeconds
    secondsBeside = timeBeside.inSeconds
    laws = Law.allCases.map { law in
      let counterexample = result.counterexamples[law]
      return LawReport(
        law: law.rawValue,
        cases: result.tally.cases(of: law),
        seconds: result.tally.time(of: law).inSeconds,
        holds: counterexample == nil,
        finding: counterexample?.violation.finding,
        history: counterexample?.history.events.map(\.words),
        script: scripts[law]?.statements.map(\.words)
      )
    }
  }

  var holds: Bool { laws.allSatisfy(\.holds) }

  /// As a JSON object.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// As a table, with the shortest way to each law that broke below.
  var text: String {
    var lines = [heading, ""]
    let width = laws.map(\.law.count).max() ?? 0
    lines.append(
      "  \("law".padded(to: width))  \("cases".padded(from: 13))  \("time".padded(from: 9))  verdict"
    )
    for law in laws {
      let verdict = law.holds ? (law.cases == 0 ? "no case" : "holds") : "BROKEN"
      lines.append(
        "  \(law.law.padded(to: width))  \(law.cases.grouped.padded(from: 13))  "
          + "\(law.seconds.asTime.padded(from: 9))  \(verdict)"
      )
    }
    lines += ["", summary]
    for law in laws where !law.holds {
      lines += ["", "\(law.law): \(law.finding ?? "")"] + steps(law)
    }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    let windows = self.windows.counted("window")
    if let depth {
      return "\(wiring.rawValue) · \(windows) · every history of up to \(depth.counted("event"))"
    }
    return "\(wiring.rawValue) · \(windows) · random histories from seed \(seed ?? 0)"
  }

  private var summary: String {
    let broken = laws.filter { !$0.holds }
    let rate = seconds > 0 ? Int(Double(events) / seconds) : 0
    let states = states.map { ", " + $0.counted("state") } ?? ""
    let verdict =
      switch broken.count {
      case 0 where laws.contains { $0.cases == 0 }: "Every law that had a case holds"
      case 0: "Every law holds"
      case 1: "1 law is broken"
      default: "\(broken.count) laws are broken"
      }
    let beside = (depth == nil ? "what is saved, " : "") + "places, damage and frames"
    return (isInterrupted ? "Interrupted. " : "")
      + "\(verdict): \(events.counted("event"))\(states) in \(seconds.asTime), "
      + "\(rate.grouped) a second, and \(secondsBeside.asTime) for \(beside)."
  }

  /// The way there as keys to press, or as events where there are no keys for it.
  private func steps(_ law: LawReport) -> [String] {
    if let script = law.script { return script.map { "  " + $0 } }
    let events = (law.history ?? []).enumerated().map { "  \($0 + 1). \($1)" }
    return events.isEmpty ? [] : ["  No keys were found that show it; these events do:"] + events
  }
}

extension Event {
  /// The action as one would write it in Swift, or what happened in words.
  fileprivate var words: String {
    switch self {
    case .action(let action): SwiftSource().source(action) ?? action.withoutState
    case .relaunch, .relaunchByLink: description
    }
  }
}

extension Action {
  /// An action that carries a whole state or all settings, written as if those were at hand.
  fileprivate var withoutState: String {
    switch self {
    case .scene(.undo, let id): ".scene(.undo(to: earlier), in: \(id))"
    case .scene(.redo, let id): ".scene(.redo(to: later), in: \(id))"
    case .app(.travel): ".app(.travel(to: earlier))"
    case .shared:
      switch shop {
      case .changeSettings(let settings):
        ".shop(.changeSettings(settings)), back across tabs "
          + (settings.goesBackAcrossTabs ? "on" : "off")
      case .learn: ".shop(.learn(orders: orders, changes: changes))"
      default: "\(self)"
      }
    case .scene, .app: "\(self)"
    }
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension Double {
  /// In seconds where it is at least one, else in milliseconds.
  fileprivate var asTime: String {
    let (amount, unit) = self >= 1 ? (self, "s") : (self * 1_000, "ms")
    let tenths = Int((amount * 10).rounded())
    return "\((tenths / 10).grouped).\(tenths % 10) \(unit)"
  }
}
