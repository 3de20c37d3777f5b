import ArgumentParser
import NavigationLaws
import Platform
import ShopCore

/// `shop verify`: checks every law.
struct VerifyCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract:
      "Check every law of navigation over random histories, or all histories up to a length.",
    discussion: """
      Random histories start with new windows and do whatever a user, a link or a script could do. \
      The laws are checked after each action; in some histories also saving, relaunching, and \
      links that start the program. With --depth every history up to that length is checked, from a \
      smaller set of events: pushes, tabs, links, sheets, sign-ins, windows, relaunches.

      A broken law is reported with the shortest history found that breaks it. Ctrl-C stops early \
      and reports what was checked so far. Exit status: 0 if every law holds; 1 if one is broken or a script \
      cannot be written; 64 for a usage error.
      """
  )

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of random events (default: 1000000).", valueName: "n")
  )
  var events: Int?

  @OptionGroup var windows: WindowOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Random seed; repeats a run exactly (default: 1).",
      valueName: "n"
    )
  )
  var seed: UInt64?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Check every history of up to this many events, 1 to 12.", valueName: "n")
  )
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "Write each counterexample into this folder, for “shop replay”.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var scripts: String?

  @Flag(help: "Print the result as JSON; the manual lists the fields.")
  var json = false

  func validate() throws {
    if let events, events < 1 {
      throw ValidationError(
        "“--events \(events)” must be at least 1."
      )
    }
    if events != nil, depth != nil {
      throw ValidationError(
        "“--events” and “--depth” do not go together: choose random histories or all up to a length."
      )
    }
    if seed != nil, depth != nil {
      throw ValidationError("“--seed” is for random histories; “--depth” checks all of them.")
    }
    if let depth, !(1...12).contains(depth) {
      throw ValidationError("“--depth \(depth)” must be 1–12.")
    }
  }

  /// Up to this length, what is saved is also checked after each action.
  private static let savedDepth = 2

  private var eventCount: Int { events ?? 1_000_000 }

  private var firstSeed: UInt64 { seed ?? 1 }

  func perform() throws {
    let folder = scripts.map { TextFolder(path: $0) }
    try folder?.prepare()
    let interrupt = HeldInterrupt()
    let report = try report(until: interrupt)
    if json { say(json: try report.prettyJSON()) } else { say(report.text) }
    for law in report.laws {
      guard let folder, let script = law.script else { continue }
      try folder.file("\(law.law).shop").write(script.map { $0 + "\n" }.joined())
    }
    // An interrupt from now on loses no output.
    try finishPrinting()
    interrupt.letThrough()
    if !report.holds { throw ExitStatus.refused.code }
  }

  @MainActor private func report(until interrupt: HeldInterrupt) throws -> VerifyReport {
    let shop = try ShopState.verified()
    let windows = windows.count ?? (depth == nil ? 3 : 2)
    let line = ProgressLine()
    var verification = ShopVerification(
      shop,
      windows: windows,
      composed: self.windows.wiring.switches
    )
    verification.progress = { progress in
      line.show(words(of: progress))
      return !interrupt.isPending
    }
    let clock = ContinuousClock()
    let beginning = clock.now
    var report =
      if let depth {
        verification.every(upTo: depth)
      } else {
        verification.random(events: eventCount, seed: firstSeed)
      }
    let (time, events) = (beginning.duration(to: clock.now), report.events)
    for check in rest(
      of: verification,
      after: events,
      besides: report.brokenInTwoSteps,
      shop,
      onProgress: {
        line.show("\($0.events.counted("further event"))")
        return !interrupt.isPending
      }
    ) {
      guard !interrupt.isPending else {
        report.isInterrupted = true
        break
      }
      report = report.adding(check())
    }
    line.end()
    return VerifyReport(
      report,
      wiring: self.windows.wiring,
      windows: windows,
      seed: depth == nil ? firstSeed : nil,
      depth: depth,
      events: events,
      scripts: try scripts(for: report, verification),
      time: time,
      timeBeside: beginning.duration(to: clock.now) - time
    )
  }

  /// The checks of what is saved, of the places and of the drawn frames, as thorough as the events before
  /// them were many.
  @MainActor private func rest(
    of verification: ShopVerification,
    after events: Int,
    besides known: Set<String>,
    _ shop: ShopState,
    onProgress: @escaping @MainActor (VerificationProgress) -> Bool
  ) -> [@MainActor () -> VerificationReport] {
    var verification = verification
    verification.progress = onProgress
    let saving = verification
    var frames = FrameVerification(
      wiring: windows.wiring,
      shop: shop,
      windows: verification.windows,
      seed: firstSeed
    )
    frames.progress = onProgress
    let drawing = frames
    return [
      {
        depth.map { saving.every(upTo: min($0, Self.savedDepth), savingEachAction: true) }
          ?? saving.saved(events: max(500, events / 200), seed: firstSeed, besides: known)
      },
      { saving.places(seed: firstSeed, mixUps: max(5, min(events / 1_000, 100))) },
      { drawing.run(events: max(500, min(events / 1_000, 5_000))) },
    ]
  }

  private func words(of progress: VerificationProgress) -> String {
    guard let depth = progress.depth else {
      return "\(progress.events.grouped) of \(eventCount.counted("event"))"
    }
    return
      "\(progress.events.counted("event")), \(progress.states.counted("state")), depth \(depth), "
      + "\((progress.remaining ?? 0).counted("history")) to go"
  }

  @MainActor private func scripts(
    for report: VerificationReport,
    _ verification: ShopVerification
  ) throws -> [String: Script] {
    var scripts: [String: Script] = [:]
    for found in report.counterexamples {
      guard let law = LawName(rawValue: found.law) else { continue }
      scripts[found.law] = try PressedHistory(
        verification.log(of: found.history, ofEvery: depth != nil),
        breaking: law,
        under: windows.wiring,
        windows: verification.windows
      )?.script
    }
    return scripts
  }
}
