import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore

/// A verification beside the windows: its progress, each law's result, and its position.
struct VerificationPanel {
  let run: VerificationRun
  /// Nil while it shows the top, where the result is.
  var position: ListPosition?

  var hints: [KeyBinding.Hint] {
    let back = KeyBinding.Hint("Esc", run.isOver ? "close" : "stop", .back)
    let windows = KeyBinding.Hint("Tab", "to the windows", .nextWindow)
    let move = KeyBinding.Hint("↑↓", "move")
    guard run.isOver else { return [back, move, windows] }
    let isBroken = run.playable != nil
    let enter = KeyBinding.Hint("Enter", isBroken ? "play it" : "verify a mistake", .open)
    let why = KeyBinding.Hint("?", "why", .help)
    return (isBroken ? [enter, why] : [enter]) + [back, move, windows]
  }

  func content(_ charset: Charset, width: Int) -> ScreenContent<MenuAction> {
    let rows =
      head(charset) + (run.isOver ? choices(width: width) : []) + [.blank()] + laws(charset)
    let title = (run.isOver ? "Verified " : "Verifying ") + run.wiring.rawValue
    return ScreenContent(title: title, rows: rows + foot)
  }
}

extension VerificationRun {
  /// The mistake offered as an example of a broken law.
  static let mistake = NamedWiring.appLevelPath

  /// The first law with a counterexample to play; nil if there is none.
  var playable: String? { report.counterexamples.first { !$0.history.events.isEmpty }?.law }
}

extension VerificationPanel {
  private var counts: String {
    "\(run.report.events.counted("event")) in \(run.histories.counted("history"))"
  }

  private func head(_ charset: Charset) -> [Row<MenuAction>] {
    guard run.phase != nil || run.report.events > 0 else {
      return [.text("Stopped before anything was checked.", style: .secondary)]
    }
    guard let phase = run.phase else {
      let (words, style) = result
      return [.text(charset.spellingMarksOut(words), style: style)] + reach
    }
    return [
      .text("\(counts)…", style: .heading),
      .text(
        "Step \(phase.rawValue + 1) of \(VerificationRun.Phase.allCases.count): \(phase.words)",
        style: .secondary
      ),
    ]
  }

  private var result: (words: String, style: Style) {
    let stopped = run.isStopped ? "Stopped. " : ""
    let broken = run.report.counterexamples.count
    if broken > 0 {
      return ("\(stopped)✗ \(broken.counted("law")) broken: \(counts).", .danger)
    }
    let (all, holding) = (laws.count, laws.count { $0.verdict == .holds })
    let words = holding == all ? "All \(all) laws hold" : "\(holding) of \(all) laws hold so far"
    return ("\(stopped)✓ \(words): \(counts).", .good)
  }

  /// What the histories reached, and what they did not.
  private var reach: [Row<MenuAction>] {
    let event = "event "
    let missing = run.report.neverReached
    let places = missing.filter { !$0.hasPrefix(event) }
    let events = missing.filter { $0.hasPrefix(event) }.map { $0.dropFirst(event.count) }
    let reached: Row<MenuAction> =
      places.isEmpty
      ? .text("Every tab, page and sheet was reached.", style: .secondary)
      : .text("Never reached: \(places.joined(separator: ", ")).", style: .warning)
    guard !events.isEmpty else { return [reached] }
    let words = "Did not happen: \(events.joined(separator: ", "))."
    return [reached, .text(words, style: .secondary)]
  }

  /// The next possible steps: play a counterexample, or see a mistake caught.
  private func choices(width: Int) -> [Row<MenuAction>] {
    guard !run.report.counterexamples.isEmpty else {
      let mistake = VerificationRun.mistake
      return [
        .button("Verify a mistake", action: .verify(mistake)),
        .text("\(mistake.words), to see one caught", style: .secondary),
      ]
    }
    return run.report.counterexamples.flatMap { found -> [Row<MenuAction>] in
      let steps = found.length.counted("step")
      return [
        .item(
          "▶ \(found.law)",
          trailing: found.length == 0 ? "no steps" : steps,
          trailingStyle: .secondary,
          action: .playCounterexample(found.law)
        )
      ]
        + TextCells.wrapped(found.finding, width: max(width - 2, 1)).map {
          .text("  " + $0, style: .danger)
        }
    }
  }

  private var laws: [VerificationReport.LawReport] {
    run.report.laws.filter { VerifyReport.lawNames.contains($0.name) }
  }

  private func laws(_ charset: Charset) -> [Row<MenuAction>] {
    laws.map { law in
      let (mark, style): (String, Style) =
        switch law.verdict {
        case .holds: ("✓", .good)
        case .breaks: ("✗", .danger)
        case .skipped, .neverChecked: ("·", .secondary)
        }
      let cases = law.cases == 0 ? "not checked" : law.cases.grouped
      return .item(
        law.name,
        trailing: charset.spellingMarksOut("\(cases) \(mark)"),
        trailingStyle: style
      )
    }
  }

  private var foot: [Row<MenuAction>] {
    guard run.isOver else { return [] }
    let windows = run.windows.counted("window")
    let words =
      "Fresh windows over a sample shop: \(windows) at first, seed \(VerificationRun.seed). "
      + "“shop verify” in a shell checks more and longer."
    return [.blank(), .text(words, style: .secondary)]
  }
}

extension VerificationRun.Phase {
  fileprivate var words: String {
    switch self {
    case .histories: "random histories"
    case .saving: "saving and starting again"
    case .places: "every link, and damaged files"
    case .frames: "cells on the screen"
    }
  }
}
