import NavigationLaws
import SceneNavigation
import ShopCore
import ShopData

/// A verification of a wiring inside the program, run in slices between keys.
final class VerificationRun {
  enum Phase: Int, CaseIterable {
    case histories
    case saving
    case places
    case frames
  }

  struct Effort {
    /// The minimum number of random events, enough for every law to have a case, and how long more
    /// follow while no law breaks.
    var events = 10_000
    var time = Duration.seconds(3)
    var savedEvents = 600
    var mixUps = 10
    var drawnEvents = 300
  }

  let wiring: NamedWiring
  /// The number of windows at the start of each history.
  let windows = 2
  static let seed: UInt64 = 2
  /// The current phase; nil once it has ended.
  private(set) var phase: Phase? = .histories
  /// True if it was stopped before checking everything.
  private(set) var isStopped = false
  /// The report as shown; updating it more often would only flicker.
  private(set) var report: VerificationReport
  private(set) var histories = 0

  private let effort: Effort
  private let shop: ShopState
  private let verification: ShopVerification
  private var walked: GradualVerification
  private var saved: GradualVerification?
  private var places: PlaceVerification
  private var frames: GradualVerification?
  private var timeWalked = Duration.zero
  private var nextReport = ContinuousClock.now

  /// The longest a key waits for a slice, unless a history that started earlier runs longer.
  private static let slice = Duration.milliseconds(8)
  private static let betweenReports = Duration.milliseconds(100)

  /// Starts with fresh windows over a separate shop.
  init(of wiring: NamedWiring, effort: Effort = Effort()) throws {
    self.wiring = wiring
    self.effort = effort
    shop = try ShopState.verified()
    var verification = ShopVerification(shop, windows: windows, composed: wiring.switches)
    verification.searchLimit = 500
    self.verification = verification
    walked = verification.gradual(seed: Self.seed)
    places = verification.gradualPlaces(seed: Self.seed, mixUps: effort.mixUps)
    report = walked.report
  }

  var isOver: Bool { phase == nil }

  /// Runs a slice of a few milliseconds.
  func advance() {
    guard !isOver else { return }
    let end = ContinuousClock.now + Self.slice
    repeat { step() } while !isOver && ContinuousClock.now < end
    if isOver || nextReport <= .now { takeReport() }
  }

  func stop() {
    guard !isOver else { return }
    isStopped = true
    phase = nil
    takeReport()
  }

  /// The events that break a law, from fresh windows; empty if none were found, as for a wrong
  /// link.
  func log(of law: String) -> [LoggedEvent] {
    report.counterexample(of: law).map { verification.log(of: $0.history) } ?? []
  }

  private func step() {
    switch phase {
    case .histories:
      let beginning = ContinuousClock.now
      walked.checkHistory()
      timeWalked += ContinuousClock.now - beginning
      let hasTime = timeWalked < effort.time && !walked.isBroken
      guard walked.isStuck || walked.events >= effort.events && !hasTime else { return }
      walked.findShorter()
      let known = walked.report.brokenInTwoSteps
      saved = verification.gradualSaved(seed: Self.seed, besides: known)
      phase = .saving
    case .saving:
      if Self.check(&saved, upTo: effort.savedEvents) { phase = .places }
    case .places:
      places.checkPart()
      guard places.isOver else { return }
      frames = FrameVerification(wiring: wiring, shop: shop, windows: windows, seed: Self.seed)
        .gradual()
      phase = .frames
    case .frames:
      if Self.check(&frames, upTo: effort.drawnEvents) { phase = nil }
    case nil: break
    }
  }

  /// Checks one more history; true once there were enough.
  private static func check(_ histories: inout GradualVerification?, upTo events: Int) -> Bool {
    histories?.checkHistory()
    guard let checked = histories, checked.isStuck || checked.events >= events else { return false }
    histories?.findShorter()
    return true
  }

  private func takeReport() {
    nextReport = .now + Self.betweenReports
    histories = walked.histories + (saved?.histories ?? 0) + (frames?.histories ?? 0)
    let further = [saved?.report, places.report, frames?.report]
    report = further.compactMap(\.self).reduce(walked.report) { $0.adding($1) }
  }
}

/// The loop wakes at once until it has ended.
extension VerificationRun: PollSource {
  var deadline: ContinuousClock.Instant? { isOver ? nil : .now }
}

extension ShopState {
  /// The shop to verify: the built-in catalog with orders, and signed in.
  static func verified() throws -> ShopState {
    let catalog = try CatalogReader().embedded()
    return ShopState(
      catalog: catalog,
      orders: Order.samples(from: catalog),
      account: Account.samples.first
    )
  }
}

extension VerificationReport {
  /// The laws whose counterexamples are short enough.
  var brokenInTwoSteps: Set<String> {
    Set(counterexamples.filter { $0.length <= 2 }.map(\.law))
  }
}
