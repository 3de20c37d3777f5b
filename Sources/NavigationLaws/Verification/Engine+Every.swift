extension Engine {
  /// Checks every history up to a length.
  ///
  /// Of those that end in the same state, only one is continued; of those that break a law, only
  /// those that break `known` laws.
  func every(upTo depth: Int, continuingAfter known: Set<Int> = []) -> RunningReport {
    var report = RunningReport(laws: laws.count)
    var states: Set<Int> = []
    var frontier: [[PlainEvent]] = [[]]
    var first = makeRun()
    finish(&first, into: &report, keep: settled)
    for length in 0..<max(0, depth) where !frontier.isEmpty {
      var next: [[PlainEvent]] = []
      report.depth = length + 1
      for (place, history) in frontier.enumerated() {
        guard shouldContinue(&report, remaining: frontier.count - place) else {
          report.depth = length
          return report
        }
        continueEveryWay(history, report.support) { run, transition in
          let breaks = note(transition, of: run, into: &report) { events, found in
            var shortest = settled(events, found)
            shortest.isShortest = shortest.flaky == nil && length < 2
            return shortest
          }
          guard length + 1 < depth else {
            if report.found[settling] == nil { finish(&run, into: &report, keep: settled) }
            return true
          }
          guard breaks.allSatisfy({ known.contains($0.law) }) else {
            report.endsAtBreaks = true
            return true
          }
          if states.insert(state(of: run)).inserted { next.append(run.played) }
          return true
        } support: {
          report.support.add($0)
        }
      }
      frontier = next
    }
    if depth > 0 { report.depth = depth }
    return report
  }

  /// Looks for shorter histories than those found, and for simpler ones of the same length.
  ///
  /// It searches all histories while that takes at most `budget` events, then only those that end
  /// in different states.
  func findShorter(in report: inout RunningReport, budget: Int) {
    var open = Set(report.found.filter { $1.flaky == nil && isWorthwhile(1, $1.events.count) }.keys)
    var search = Search()
    var length = 1
    while !open.isEmpty, search.spent < budget {
      var next: [Search.Node] = []
      for history in search.frontier {
        continueEveryWay(history, report.support) { run, transition in
          search.spent += length
          let node = Search.Node(events: run.played, state: state(of: run))
          // Whether everything settles comes last, because time passes for it.
          for law in open.sorted() {
            let finding = finding(law, transition, of: run) ?? unsettled(&run, breaking: law)
            guard let finding else { continue }
            report.found[law]?.events = node.events
            report.found[law]?.finding = finding
            report.found[law]?.isShortest = search.complete >= length - 1
            open.remove(law)
          }
          if search.isWhole || search.states.insert(node.state).inserted { next.append(node) }
          return search.spent < budget
        } support: { _ in
        }
        guard search.spent < budget else { return }
      }
      // Every remaining law holds on all histories of this length.
      if search.isWhole { search.complete = length }
      for (law, found) in report.found where found.flaky == nil {
        if found.events.count <= search.complete + 1 { report.found[law]?.isShortest = true }
      }
      length += 1
      open = open.filter { isWorthwhile(length, report.found[$0]?.events.count ?? 0) }
      search.advance(to: next, length: length, budget: budget)
    }
  }

  /// True for shorter histories; also for equally long ones if there are few.
  private func isWorthwhile(_ length: Int, _ found: Int) -> Bool {
    length < found || length == found && length < 3
  }

  private struct Search {
    var frontier: [[PlainEvent]] = [[]]
    var states: Set<Int> = []
    /// True if all histories of the current length are checked.
    var isWhole = true
    /// The length up to which all histories were checked.
    var complete = 0
    var spent = 0

    struct Node {
      let events: [PlainEvent]
      let state: Int
    }

    mutating func advance(to next: [Node], length: Int, budget: Int) {
      let branches = next.count / max(1, frontier.count)
      frontier = next.map(\.events)
      guard isWhole, next.count * branches * length > budget - spent else { return }
      isWhole = false
      frontier = next.filter { states.insert($0.state).inserted }.map(\.events)
    }
  }

  /// Replays a history and tries each event after it.
  ///
  /// If the system does not support an event, the run is reused for the next one.
  private func continueEveryWay(
    _ history: [PlainEvent],
    _ support: Support,
    visit: (inout PlainRun, PlainTransition) -> Bool,
    support noteSupport: (Support) -> Void
  ) {
    var fresh: PlainRun? = replayed(history)
    guard let first = fresh else { return }
    for event in EventChoices(vocabulary, support).all(in: first) {
      var run = fresh ?? replayed(history)
      fresh = nil
      journal?.add(event)
      guard let transition = run.step(event) else {
        noteSupport(run.support)
        fresh = run
        continue
      }
      noteSupport(run.support)
      guard visit(&run, transition) else { return }
    }
  }

  private func replayed(_ history: [PlainEvent]) -> PlainRun {
    var run = makeRun()
    journal?.begin()
    for event in history {
      journal?.add(event)
      _ = run.step(event)
    }
    return run
  }

  /// A hash of what is shown and of what can still happen late.
  private func state(of run: PlainRun) -> Int {
    var hasher = Hasher()
    for (place, window) in run.picture.windows.enumerated() {
      window.hash(ofPlaceInto: &hasher)
      hasher.combine(run.presentationCount(at: place) - window.presented.count)
    }
    for name in run.pending { hasher.combine(name) }
    hasher.combine(run.memory.promises)
    hasher.combine(run.memory.account)
    hasher.combine(run.memory.closedWindows)
    return hasher.finalize()
  }
}
