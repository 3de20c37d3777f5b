extension Engine {
  /// The counts and findings of one history, without shortening.
  func tally(of events: [PlainEvent]) -> RunningReport {
    var tally = RunningReport(laws: laws.count)
    var run = makeRun()
    for event in events {
      if let transition = run.step(event) { note(transition, unshortenedOf: run, into: &tally) }
    }
    while let transition = run.wait() { note(transition, unshortenedOf: run, into: &tally) }
    tally.support.add(run.support)
    return tally
  }

  private func note(
    _ transition: PlainTransition,
    unshortenedOf run: PlainRun,
    into tally: inout RunningReport
  ) {
    tally.note(transition, vocabulary)
    for found in check(transition, of: run, into: &tally) where tally.found[found.law] == nil {
      tally.found[found.law] = Found(
        events: run.played,
        finding: found.finding,
        length: run.played.count
      )
    }
  }
}
