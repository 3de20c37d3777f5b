import ClassicMistakes
import NavigationLaws

/// A classic mistake, and what checking the laws finds of it.
@MainActor struct Mistake {
  let title: String
  let file: String
  let laws: Set<String>
  let report: VerificationReport

  static let routes: [Route] = [.account("ada"), .post("7")]
  private static let sheets: [Sheet] = [.compose, .settings]

  static let all = [
    Mistake(
      title: "an app-level path",
      file: "AppLevelPath",
      laws: ["window-isolation"],
      report: Verification(Alphabet(routes: routes)) { AppLevelPath() }.run()
    ),
    Mistake(
      title: "one stack around the tabs",
      file: "OneStackAroundTabs",
      laws: ["tab-isolation", "tab-switch-preserves"],
      report: Verification(Alphabet(routes: routes)) { OneStackAroundTabs() }.run()
    ),
    Mistake(
      title: "one storage key for all scenes",
      file: "OneKeyForAllScenes",
      laws: ["restore-is-identity"],
      report: Verification(Alphabet(routes: routes)) { OneKeyForAllScenes() }.run()
    ),
    Mistake(
      title: "one storage key for all tabs",
      file: "OneKeyForAllTabs",
      laws: ["restore-is-identity"],
      report: Verification(Alphabet(routes: routes)) { OneKeyForAllTabs() }.run()
    ),
    Mistake(
      title: "a router for each tab, without re-tap and sheet identity",
      file: "RouterForEachTab",
      laws: ["retap-pops-to-root", "dismiss-hits-its-own"],
      report: Verification(Alphabet(routes: routes, sheets: sheets)) { RouterForEachTab() }.run()
    ),
    Mistake(
      title: "a link taken before the window is there",
      file: "LinkBeforeTheWindow",
      laws: ["link-lands-once"],
      report: Verification(Alphabet(routes: routes)) { LinkBeforeTheWindow() }.run()
    ),
    Mistake(
      title: "a delayed task that is not cancelled",
      file: "UncancelledTask",
      laws: ["dismiss-hits-its-own"],
      report: Verification(Alphabet(routes: [], sheets: sheets)) { UncancelledTask() }.run()
    ),
  ]

  /// The table that the documentation shows, and the README of the examples with links to the files.
  static func table(withLinks: Bool) -> String {
    let rows = all.flatMap { mistake in
      mistake.report.counterexamples.map { example in
        let link = "[\(mistake.title)](ClassicMistakes/\(mistake.file).swift)"
        let title = withLinks ? link : mistake.title
        return "| \(title) | `\(example.law)` | \(example.length) | \(example.finding) |"
      }
    }
    return (["| mistake | law | steps | what was seen |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }
}
