import ShopCore

@testable import ShopTUI

/// A verification of each wiring that ran to its end; looking at one changes nothing, so all tests
/// look at the same.
@MainActor enum EndedRuns {
  static let effort = VerificationRun.Effort(
    events: 6_000,
    time: .zero,
    savedEvents: 600,
    drawnEvents: 100
  )

  private static var runs: [NamedWiring: VerificationRun] = [:]

  static func run(of wiring: NamedWiring) throws -> VerificationRun {
    if let run = runs[wiring] { return run }
    let run = try VerificationRun(of: wiring, effort: effort)
    while !run.isOver { run.advance() }
    runs[wiring] = run
    return run
  }
}
