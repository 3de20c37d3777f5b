import ClassicMistakes
import NavigationLaws

/// Measures how fast the laws are checked of hand-written routers: two windows, three tabs, one core.
@main struct LawsBenchmark {
  @MainActor static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000_000
    var policies = Policies()
    policies.restoration = .allButPresentations
    let routes: [Route] = [.account("ada"), .post("7"), .post("8")]
    var alphabet = Alphabet<WithoutMistakes>(routes: routes, sheets: [.compose, .settings])
    alphabet.windowLimit = 2
    let verification = Verification(alphabet, policies: policies) { WithoutMistakes() }

    print("the best of three rounds  events a second")
    measure("random histories") { verification.run(events: count) }
    measure("every history up to 4") { verification.everyHistory(upTo: 4) }
  }

  @MainActor private static func measure(_ name: String, _ check: () -> VerificationReport) {
    var best = 0.0
    var broken: Set<String> = []
    for _ in 0..<3 {
      let start = ContinuousClock.now
      let report = check()
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      best = max(best, Double(report.events) / seconds)
      broken.formUnion(report.broken)
    }
    let speed = String(Int(best))
    let gap = String(repeating: " ", count: max(1, 40 - name.count - speed.count))
    print(name + gap + speed + (broken.isEmpty ? "" : " broken: \(broken.sorted())"))
  }
}
