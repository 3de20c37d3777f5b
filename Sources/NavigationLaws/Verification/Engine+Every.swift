extension Engine {
  /// Every history up to a length; of those that end in the same state only one is continued.
  func every(upTo depth: Int) -> Tally {
    var tally = Tally(laws: laws.count)
    tally.depth = depth
    var states: Set<Int> = []
    var frontier: [[PlainEvent]] = [[]]
    for length in 0..<depth where !frontier.isEmpty {
      var next: [[PlainEvent]] = []
      for history in frontier {
        continueEveryWay(history, tally.support) { run, transition in
          tally.note(transition, vocabulary)
          let breaks = check(transition, into: &tally)
          for found in breaks where tally.found[found.law] == nil {
            var shortest = settled(run.played, found)
            shortest.isShortest = shortest.flaky == nil && length < 2
            tally.found[found.law] = shortest
          }
          guard breaks.isEmpty, length + 1 < depth, states.insert(state(of: run)).inserted
          else { return true }
          next.append(run.played)
          return true
        } support: {
          tally.support.add($0)
        }
      }
      frontier = next
    }
    return tally
  }

  /// Looks for histories shorter than those found: all of them for as long as that takes at most `budget`
  /// events, then those that end in another state.
  func findShorter(in tally: inout Tally, budget: Int) {
    let wanted = tally.found.filter { $0.value.flaky == nil }
    var open = Set(wanted.keys)
    guard let longest = wanted.values.map(\.events.count).max() else { return }
    var (frontier, states, isWhole, spent): ([[PlainEvent]], Set<Int>, Bool, Int) =
      ([[]], [], true, 0)
    for length in 1..<max(1, longest) {
      open = open.filter { (tally.found[$0]?.events.count ?? 0) > length }
      guard !open.isEmpty else { break }
      var next: [[PlainEvent]] = []
      for history in frontier {
        guard spent < budget else { return }
        continueEveryWay(history, tally.support) { run, transition in
          spent += length
          for law in open where laws[law].bits & transition.event.kind.bit != 0 {
            guard case .breaks(let finding) = laws[law].check(transition) else { continue }
            tally.found[law]?.events = run.played
            tally.found[law]?.finding = finding
            open.remove(law)
          }
          if isWhole || states.insert(state(of: run)).inserted { next.append(run.played) }
          return spent < budget
        } support: { _ in
        }
      }
      guard spent < budget else { return }
      for (law, found) in tally.found where found.flaky == nil && isWhole {
        if found.events.count <= length + 1 { tally.found[law]?.isShortest = true }
      }
      let branches = next.count / max(1, frontier.count)
      if isWhole, next.count * branches * (length + 1) > budget - spent {
        isWhole = false
        next = next.filter { history in
          let run = makeRun()
          for event in history { _ = run.step(event) }
          return states.insert(state(of: run)).inserted
        }
      }
      frontier = next
    }
  }

  /// Plays a history and each event after it; a run that an event did not concern serves the next one as well.
  private func continueEveryWay(
    _ history: [PlainEvent],
    _ support: Support,
    visit: (PlainRun, PlainTransition) -> Bool,
    support noteSupport: (Support) -> Void
  ) {
    var fresh: PlainRun? = replayed(history)
    guard let first = fresh else { return }
    for event in EventChoices(vocabulary, support).all(in: first) {
      let run = fresh ?? replayed(history)
      fresh = nil
      guard let transition = run.step(event) else {
        noteSupport(run.support)
        fresh = run
        continue
      }
      noteSupport(run.support)
      guard visit(run, transition) else { return }
    }
  }

  private func replayed(_ history: [PlainEvent]) -> PlainRun {
    let run = makeRun()
    journal?.begin()
    for event in history {
      journal?.add(event, vocabulary)
      _ = run.step(event)
    }
    return run
  }

  /// What tells a run's state from others: what is shown, and what can still come late.
  private func state(of run: PlainRun) -> Int {
    var hasher = Hasher()
    for (place, window) in run.picture.windows.enumerated() {
      window.hash(ofPlaceInto: &hasher)
      hasher.combine(run.seenCount(at: place) - window.presented.count)
    }
    for name in run.pending { hasher.combine(name) }
    hasher.combine(run.account)
    hasher.combine(run.hasClosedWindows)
    return hasher.finalize()
  }
}
