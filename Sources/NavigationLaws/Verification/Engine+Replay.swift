extension Engine {
  /// Replays a history that may crash, with all laws, one, or none if the name is empty.
  func replay(_ events: [PlainEvent], checking name: String?) {
    var run = makeRun()
    let checked = laws.indices.filter { name == nil || laws[$0].name == name }
    func check(_ transition: PlainTransition) {
      for law in checked { _ = finding(law, transition, of: run) }
    }
    for event in events { if let transition = run.step(event) { check(transition) } }
    while let transition = run.wait() { check(transition) }
  }

  /// The counts and findings of one history, without shortening, and the first event in a window that
  /// is not open.
  func replay(_ events: [PlainEvent]) -> (report: RunningReport, missing: RecordedHistoryError?) {
    var missing: RecordedHistoryError?
    var report = RunningReport(laws: laws.count)
    var run = makeRun()
    let start = run.picture
    let keep: Keep = { Found(events: $0, finding: $1.finding, length: $0.count) }
    for (place, event) in events.enumerated() {
      let count = run.picture.ids.count
      if event.kind.hasWindow, event.window >= count {
        missing = missing ?? .noWindow(event.window, open: count, event.kind, at: place + 1)
        continue
      }
      if let transition = run.step(event) { note(transition, of: run, into: &report, keep: keep) }
    }
    finish(&run, into: &report, keep: keep)
    // One history is asked about all laws, also if nothing had to settle.
    report.cases[settling] = 1
    report.support.add(run.support)
    report.isNextStartChecked = true
    report.nextStart = vocabulary.difference(of: makeRun().picture, from: start)
      .map { Found(events: run.played, finding: $0, length: run.played.count) }
    return (report, missing)
  }
}
