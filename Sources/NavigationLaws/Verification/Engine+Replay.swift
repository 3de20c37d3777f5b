extension Engine {
  /// The counts and findings of one history, without shortening.
  func tally(of events: [PlainEvent]) -> RunningReport {
    var tally = RunningReport(laws: laws.count)
    let run = makeRun()
    let note = { (transition: PlainTransition) in
      tally.note(transition, self.vocabulary)
      for found in self.check(transition, of: run, into: &tally) where tally.found[found.law] == nil
      {
        tally.found[found.law] = Found(
          events: run.played,
          finding: found.finding,
          length: run.played.count
        )
      }
    }
    for event in events {
      if let transition = run.step(event) { note(transition) }
    }
    run.settle(note)
    tally.support.add(run.support)
    return tally
  }
}
