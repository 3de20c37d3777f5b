import SceneNavigation

extension Engine {
  func report(_ running: RunningReport) -> VerificationReport {
    VerificationReport(
      events: running.events,
      states: running.states.count,
      seed: running.seed,
      depth: running.depth,
      endsAtBreaks: running.endsAtBreaks,
      laws: laws.indices.filter { $0 != settling || running.cases[$0] > 0 }
        .map { lawReport($0, running) } + (running.isNextStartChecked ? [nextStart(running)] : []),
      steps: Dictionary(
        uniqueKeysWithValues: EventKind.allCases.map { ($0, running.kinds[$0.number]) }
      )
      .filter { $0.value > 0 },
      refusals: Dictionary(
        uniqueKeysWithValues: EventKind.allCases.map { ($0, running.refused[$0.number]) }
      )
      .filter { $0.value > 0 },
      neverReached: neverReached(running),
      isInterrupted: running.isInterrupted,
      counterexamples: ([running.nextStart ?? otherStart.map { lasting ?? Found($0) }]
        .compactMap(\.self).map { counterexample($0, of: .freshStart) }
        + running.found.sorted { $0.key < $1.key }.map { law, found in
          let others = broken(by: found.events, among: running.found.keys.filter { $0 != law })
          return counterexample(found, of: laws[law], whoseStepsBreak: others)
        }).shortestFirst
    )
  }

  /// The names of those laws that a history breaks, by its last step or before.
  private func broken(by events: [PlainEvent], among laws: [Int]) -> [String] {
    guard !laws.isEmpty else { return [] }
    var run = makeRun()
    var broken: Set<Int> = []
    for event in events {
      guard let step = run.step(event) else { continue }
      for law in laws where finding(law, step, of: run) != nil { broken.insert(law) }
    }
    return broken.sorted().map { self.laws[$0].name }
  }

  private func nextStart(_ running: RunningReport) -> VerificationReport.LawReport {
    VerificationReport.LawReport(
      name: EngineLaw.freshStart.name,
      sentence: EngineLaw.freshStart.sentence,
      cases: 1,
      verdict: running.nextStart == nil ? .holds : .breaks
    )
  }

  private func lawReport(_ law: Int, _ running: RunningReport) -> VerificationReport.LawReport {
    let verdict: VerificationReport.Verdict =
      if running.found[law] != nil {
        .breaks
      } else if running.cases[law] > 0 {
        .holds
      } else {
        unchecked(laws[law], running)
      }
    return VerificationReport.LawReport(
      name: laws[law].name,
      sentence: laws[law].sentence,
      cases: running.cases[law],
      verdict: verdict
    )
  }

  /// Why a law was not checked.
  private func unchecked(_ law: EngineLaw, _ running: RunningReport) -> VerificationReport.Verdict {
    switch law.needs {
    case .screens:
      return running.showsScreens ? .neverChecked : .skipped("the system shows no screen")
    case .printedLinks:
      return running.printsLinks ? .neverChecked : .skipped("the system prints no links")
    case .severalTabs:
      return vocabulary.tabs.count > 1 ? .neverChecked : .skipped("there is one tab")
    case .sheets: return vocabulary.hasSheets ? .neverChecked : .skipped("the system has no sheets")
    case .kinds(let kinds):
      let forSeveral: [EventKind] = [.openWindow, .duplicateWindow, .closeWindow]
      if vocabulary.windowLimit < 2, kinds.allSatisfy(forSeveral.contains) {
        return .skipped("there is one window")
      }
      let isPossible = kinds.contains {
        vocabulary.weights[$0] ?? 0 > 0 && running.support.mayHave($0)
      }
      let words = kinds.map(\.words).joined(separator: ", ")
      return isPossible ? .neverChecked : .skipped("not supported: \(words)")
    }
  }

  private func neverReached(_ running: RunningReport) -> [String] {
    let tabs = vocabulary.tabs.indices.filter { !running.tabs.isMarked($0) }
      .map { "tab \(vocabulary.tabs[$0])" }
    let routes = (0..<vocabulary.counts.routes)
      .filter { !running.routes.isMarked($0) }
      .map { "route \(vocabulary.routes[$0])" }
    let presented = running.presented.map { vocabulary.names[$0] }
    let sheets = (0..<vocabulary.counts.sheets).filter { !running.sheets.contains($0) }
      .map { vocabulary.sheets[$0] }.filter { !presented.contains($0) }.map { "sheet \($0)" }
    let sceneEvents = (0..<vocabulary.counts.sceneEvents).filter {
      !running.sceneEvents.isMarked($0)
    }
    .map { "event \(vocabulary.sceneEvents[$0])" }
    let appEvents = (0..<vocabulary.counts.appEvents).filter { !running.appEvents.isMarked($0) }
      .map { "event \(vocabulary.appEvents[$0])" }
    let noRoutes = vocabulary.counts.routes == 0 ? ["any route (the alphabet has none)"] : []
    let isWithout = vocabulary.hasSheets && vocabulary.counts.sheets == 0
    let noSheets = isWithout ? ["any sheet (the alphabet has none)"] : []
    let isAlone = running.windows < 2 && vocabulary.windowLimit > 1
    return tabs + routes + noRoutes + sheets + noSheets + sceneEvents + appEvents
      + (isAlone ? ["a second window (an app with one sets “windowLimit” to 1)"] : [])
  }

  func counterexample(
    _ found: Found,
    of law: EngineLaw,
    whoseStepsBreak others: [String] = [],
    crashing end: String? = nil
  ) -> Counterexample {
    let (found, told) = told(found, of: law, others, crashing: end)
    let history = RecordedHistory(
      law: law.name,
      events: found.events.map { RecordedEvent($0, vocabulary) }
    )
    return Counterexample(
      law: law.name,
      sentence: law.sentence,
      finding: found.finding,
      story: told,
      history: history,
      test: test(found, of: law),
      foundLength: found.length,
      isShortest: found.isShortest || found.events.isEmpty,
      reproductions: found.flaky
    )
  }

  /// A history as a story, with what was found when it was played for it.
  private func told(
    _ found: Found,
    of law: EngineLaw,
    _ others: [String],
    crashing last: String?
  ) -> (found: Found, story: String) {
    var (found, story, note) = (found, Story(vocabulary: vocabulary), "")
    if let last {
      var run = makeRun()
      let (count, end) = (found.events.count, found.events.last)
      found.events = found.events.dropLast().filter { event in
        guard let step = run.step(event) else { return false }
        story.transitions.append(step)
        return true
      }
      if let end {
        story.last = (run.untaken(end), last)
        found.events.append(end)
      }
      if found.length == count { found.length = found.events.count }
    } else if let law = laws.firstIndex(where: { $0.name == law.name }), law != settling {
      let again = (0..<3).map { _ in replay(found.events, breaking: law) }
      let count = again.count { $0.finding != nil }
      if count < 3 { (found.flaky, found.isShortest) = (count, false) }
      let shown = again.first { $0.finding != nil } ?? again[0]
      story.transitions = shown.steps
      if let finding = shown.finding {
        found.finding = finding
      } else {
        note = "\nThe steps above are those of a replay in which it held."
      }
      note += words(ofUnsteady: shown.unsteady)
    } else {
      let shown = replay(found.events, breaking: nil)
      story.transitions = shown.steps
      note = words(ofUnsteady: shown.unsteady)
    }
    let steps = story.steps
    let text = """
      \(law.name) is broken: \(found.finding).
      The law: \(law.sentence)
      \(steps.isEmpty ? "" : "\n\(steps)")
      \(end(of: found))\(words(ofOthers: others))\(note)
      """
    return (found, text)
  }

  private func words(ofOthers laws: [String]) -> String {
    laws.isEmpty ? "" : " The same steps also break \(laws.list("and"))."
  }

  private func words(ofUnsteady windows: [Int]) -> String {
    windows.isEmpty
      ? ""
      : "\nReading \(letters(windows)) again, with nothing in between, gives something else: "
        + "“snapshot(of:)” may return no new id, time or random number."
  }

  /// The steps of a history, up to the one that breaks a law, and the windows that then differ each
  /// time they are read.
  private func replay(
    _ events: [PlainEvent],
    breaking law: Int?
  ) -> (steps: [PlainTransition], finding: String?, unsteady: [Int]) {
    var run = makeRun()
    var steps: [PlainTransition] = []
    var found: String?
    for event in events where found == nil {
      guard let step = run.step(event) else { continue }
      steps.append(step)
      if let law { found = finding(law, step, of: run) }
    }
    // Where “changedWindows” leaves a window out, only the first time differs.
    _ = run.reread()
    return (steps, found, run.reread())
  }

  /// How a history ends: its length, and whether that is certain.
  private func end(of found: Found) -> String {
    let count = found.events.count
    if count == 0 { return "It is broken before the first step." }
    let length = count == 1 ? "1 step" : "\(count) steps"
    let steps = found.length == count ? length : "\(length), found in a history of \(found.length)"
    if let flaky = found.flaky {
      return
        "\(steps). Flaky: the same steps do not always lead to the same; \(flaky) of 3 replays "
        + "broke the law again."
    }
    return found.isShortest ? "\(steps); no shorter history breaks it." : "\(steps)."
  }

  private func test(_ found: Found, of law: EngineLaw) -> String {
    let events = found.events.map { "      \(source($0)),\n" }.joined()
    let count = found.events.count
    return """
      @MainActor @Test func `\(law.name) holds after \(count) \(count == 1 ? "step" : "steps")`() {
        expectLaw(
          "\(law.name)",
          of: verification,
          after: [
      \(events)    ]
        )
      }
      """
  }
}
