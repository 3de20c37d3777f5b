import ArgumentParser
import Platform
import ShopCore
import ShopData

/// `shop verify`: puts every law to the test.
struct VerifyCommand: ParsableCommand {
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
    help: ArgumentHelp("Check every history of up to this many events.", valueName: "n")
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

  /// Of histories up to this length what is saved is looked at after each action as well.
  private static let savedDepth = 2

  private var eventCount: Int { events ?? 1_000_000 }

  private var firstSeed: UInt64 { seed ?? 1 }

  func run() throws {
    try MainActor.assumeIsolated {
      let folder = scripts.map { TextFolder(path: $0) }
      do throws(FileWritingError) {
        try folder?.prepare()
      } catch {
        throw refusal(error, status: 1)
      }
      let interrupt = HeldInterrupt()
      let report = try report(until: interrupt)
      if json { say(json: try report.json()) } else { say(report.text) }
      do throws(FileWritingError) {
        for law in report.laws {
          guard let folder, let script = law.script else { continue }
          try folder.file("\(law.law).shop").write(script.map { $0 + "\n" }.joined())
        }
      } catch {
        throw refusal(error, status: 1)
      }
      // What ends the program now leaves nothing unsaid.
      try finishPrinting()
      interrupt.letThrough()
      if !report.holds { throw ExitCode.failure }
    }
  }

  @MainActor private func report(until interrupt: HeldInterrupt) throws -> VerificationReport {
    let catalog = try CatalogReader().embedded()
    let shop = ShopState(
      catalog: catalog,
      orders: Order.samples(from: catalog),
      account: Account.samples.first
    )
    let windows = windows.count ?? (depth == nil ? 3 : 2)
    let clock = ContinuousClock()
    let beginning = clock.now
    let stopwatch: LawTally.Stopwatch = { beginning.duration(to: .now) }
    let progress = ProgressLine(isShown: isatty(STDERR_FILENO) == 1)
    let setting = TrialSetting(
      wiring: self.windows.wiring,
      shop: shop,
      windows: windows,
      limit: depth == nil ? nil : windows
    )
    var (result, states): (Verification, Int?) =
      if let depth {
        explored(setting, upTo: depth, progress, until: interrupt, stopwatch)
      } else {
        (walked(setting, progress, until: interrupt, stopwatch), nil)
      }
    let time = stopwatch() - result.timeBeside
    let isInterrupted = interrupt.isPending
    var places = PlaceVerification(setting, seed: firstSeed, stopwatch: stopwatch)
    result.add(places.run())
    addFrames(to: &result, shop: shop, windows: windows, stopwatch)
    progress.end()
    let timeBeside = stopwatch() - time
    return VerificationReport(
      result,
      wiring: self.windows.wiring,
      windows: windows,
      seed: depth == nil ? firstSeed : nil,
      depth: depth,
      states: states,
      isInterrupted: isInterrupted,
      scripts: try scripts(for: result, windows: windows),
      time: time,
      timeBeside: timeBeside
    )
  }

  /// What every history up to a length shows, and how many states were met.
  @MainActor private func explored(
    _ setting: TrialSetting,
    upTo depth: Int,
    _ progress: ProgressLine,
    until interrupt: HeldInterrupt,
    _ stopwatch: @escaping LawTally.Stopwatch
  ) -> (Verification, states: Int?) {
    var exploration = Exploration(setting, depth: depth, stopwatch: stopwatch)
    while !exploration.isFinished, !interrupt.isPending {
      exploration.advance()
      progress.show(
        "\(exploration.result.events.counted("event")), "
          + "\(exploration.stateCount.counted("state")), depth \(exploration.depth + 1), "
          + "\(exploration.remaining.counted("state")) to go"
      )
    }
    var saved = Exploration(
      setting.savingEachAction,
      depth: min(depth, Self.savedDepth),
      stopwatch: stopwatch
    )
    while !saved.isFinished, !interrupt.isPending { saved.advance() }
    var result = exploration.result
    result.add(saved.result)
    return (result, exploration.stateCount)
  }

  /// What random histories show.
  @MainActor private func walked(
    _ setting: TrialSetting,
    _ progress: ProgressLine,
    until interrupt: HeldInterrupt,
    _ stopwatch: @escaping LawTally.Stopwatch
  ) -> Verification {
    var random = RandomVerification(
      setting,
      events: eventCount,
      seed: firstSeed,
      stopwatch: stopwatch
    )
    while !random.isFinished, !interrupt.isPending {
      random.advance()
      progress.show("\(random.result.events.grouped) of \(eventCount.counted("event"))")
    }
    return random.result
  }

  /// The ways to the laws that broke, as keys to press.
  @MainActor private func scripts(
    for result: Verification,
    windows: Int
  ) throws -> [Law: Script] {
    var scripts: [Law: Script] = [:]
    for (law, counterexample) in result.counterexamples {
      scripts[law] = try PressedHistory(
        counterexample.history,
        breaking: law,
        under: self.windows.wiring,
        windows: windows
      )?.script
    }
    return scripts
  }

  /// Draws some histories as well: of a thousand events one, but enough to see something.
  @MainActor private func addFrames(
    to result: inout Verification,
    shop: ShopState,
    windows: Int,
    _ stopwatch: LawTally.Stopwatch
  ) {
    let beginning = stopwatch()
    let frames = FrameVerification(
      wiring: self.windows.wiring,
      shop: shop,
      windows: windows,
      seed: firstSeed
    )
    let drawn = frames.run(events: max(500, min(eventCount / 1_000, 5_000)))
    result.add(drawn.cases, of: .frameIsolation, in: stopwatch() - beginning)
    if let counterexample = drawn.counterexample { result.add(counterexample) }
  }
}
