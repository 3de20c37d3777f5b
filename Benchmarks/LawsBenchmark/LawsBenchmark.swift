import ClassicMistakes
import NavigationLaws

/// Measures how fast the laws are checked: hand-written routers, two windows, three tabs, one core.
@main struct LawsBenchmark {
  @MainActor static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000_000
    var policies = Policies()
    policies.restoration = .allButPresentations
    let routes: [Route] = [.account("ada"), .post("7"), .post("8")]
    var alphabet = Alphabet<WithoutMistakes>(routes: routes, sheets: [.compose, .settings])
    alphabet.windowLimit = 2
    let verification = Verification(alphabet, policies: policies) { WithoutMistakes() }

    print("                        events a second   laws broken")
    measure("random histories") { verification.run(events: count) }
    measure("every history up to 4") { verification.everyHistory(upTo: 4) }
  }

  @MainActor private static func measure(_ name: String, _ check: () -> VerificationReport) {
    let start = ContinuousClock.now
    let report = check()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print(padded(name, 22), Int(Double(report.events) / seconds), report.broken.sorted())
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
