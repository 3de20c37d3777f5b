import NavigationLaws
import Platform
import ShopCore

/// The result of a verification: a table for people, or JSON for programs.
struct VerifyReport: Encodable {
  let wiring: NamedWiring
  let windows: Int
  /// Nil if every history up to `depth` was checked.
  let seed: UInt64?
  let depth: Int?
  let states: Int
  let events: Int
  let isInterrupted: Bool
  let seconds: Double
  /// The time for everything but the events: saved state, places, damage and drawn frames.
  let secondsBeside: Double
  let laws: [LawReport]
  /// The tabs, routes and sheets no history reached.
  let neverReached: [String]

  struct LawReport: Encodable {
    let law: String
    let cases: Int
    let holds: Bool
    let finding: String?
    /// The shortest history found that breaks the law, from fresh windows.
    let history: [RecordedEvent]?
    /// The same as keys, line by line; nil if keys cannot reproduce it.
    let script: [String]?
    /// The same as a sentence.
    let story: String?
  }

  init(
    _ report: VerificationReport,
    wiring: NamedWiring,
    windows: Int,
    seed: UInt64? = nil,
    depth: Int? = nil,
    events: Int,
    scripts: [String: Script] = [:],
    time: Duration,
    timeBeside: Duration = .zero
  ) {
    self.wiring = wiring
    self.windows = windows
    self.seed = seed
    self.depth = depth
    self.events = events
    states = report.states
    isInterrupted = report.isInterrupted
    seconds = time / .seconds(1)
    secondsBeside = timeBeside / .seconds(1)
    neverReached = report.neverReached
    laws = Self.lawNames.map { law in
      let found = report.counterexample(of: law)
      return LawReport(
        law: law,
        cases: report.laws.first { $0.name == law }?.cases ?? 0,
        holds: found == nil,
        finding: found?.finding,
        history: found?.history.events,
        script: scripts[law]?.statements.map(\.words),
        story: found?.story
      )
    }
  }

  /// The laws of the shop; `frame-isolation` checks what its screens show.
  static let lawNames =
    LawName.allCases.filter { $0 != .screenEqualsState }.map(\.rawValue)
    + Law<SceneSystem>.shop.map(\.name)

  var holds: Bool { laws.allSatisfy(\.holds) }

  var text: String {
    var lines = [heading, ""]
    let width = laws.map(\.law.count).max() ?? 0
    lines.append("  \("law".padded(to: width))  \("cases".padded(from: 13))  verdict")
    for law in laws {
      let verdict = law.holds ? (law.cases == 0 ? "not checked" : "holds") : "BROKEN"
      lines.append(
        "  \(law.law.padded(to: width))  \(law.cases.grouped.padded(from: 13))  \(verdict)"
      )
    }
    lines += ["", summary]
    if !neverReached.isEmpty {
      lines.append("Never reached: \(neverReached.joined(separator: ", ")).")
    }
    for law in laws where !law.holds {
      lines += ["", law.story ?? ""]
      if let script = law.script {
        lines += ["As keys:"] + script.map { "  " + $0 }
      } else if law.history?.isEmpty == false {
        lines.append("No keys were found that show it.")
      }
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
    let verdict =
      switch broken.count {
      case 0 where laws.contains { $0.cases == 0 }: "Every law that was checked holds"
      case 0: "Every law holds"
      case 1: "1 law is broken"
      default: "\(broken.count) laws are broken"
      }
    return (isInterrupted ? "Interrupted. " : "")
      + "\(verdict): \(events.counted("event")), \(states.counted("state")) in \(seconds.asTime), "
      + "\(rate.grouped) a second, and \(secondsBeside.asTime) for what is saved, places, damage "
      + "and frames."
  }
}

extension Double {
  /// In seconds from one second on, otherwise in milliseconds.
  fileprivate var asTime: String {
    let (amount, unit) = self >= 1 ? (self, "s") : (self * 1_000, "ms")
    let tenths = Int((amount * 10).rounded())
    return "\((tenths / 10).grouped).\(tenths % 10) \(unit)"
  }
}
