extension Engine {
  /// The counts and findings of one history, without shortening.
  func tally(of events: [PlainEvent]) -> RunningReport {
    var tally = RunningReport(laws: laws.count)
    var run = makeRun()
    let keep: Keep = { Found(events: $0, finding: $1.finding, length: $0.count) }
    for event in events {
      if let transition = run.step(event) { note(transition, of: run, into: &tally, keep: keep) }
    }
    finish(&run, into: &tally, keep: keep)
    // One history is asked about all laws, also if nothing had to settle.
    tally.cases[settling] = 1
    tally.support.add(run.support)
    return tally
  }
}
