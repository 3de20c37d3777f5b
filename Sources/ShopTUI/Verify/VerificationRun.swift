import NavigationLaws
import SceneNavigation
import ShopCore
import ShopData

/// A verification of a wiring inside the program: it goes on in slices, between one key and the next.
final class VerificationRun {
  /// What it looks at, one after the other.
  enum Phase: Int, CaseIterable {
    case histories
    case saving
    case places
    case frames
  }

  /// How much is looked at.
  struct Effort {
    /// How many random events happen at least, so many that each law has a case, and for how long others
    /// follow while none breaks.
    var events = 30_000
    var time = Duration.seconds(3)
    var savedEvents = 600
    var drawnEvents = 300
  }

  let wiring: NamedWiring
  /// How many windows each history begins with.
  let windows = 2
  static let seed: UInt64 = 1
  /// What is being looked at; nil once it ended.
  private(set) var phase: Phase? = .histories
  /// Whether it was stopped before it had looked at everything.
  private(set) var isStopped = false
  /// How each law did, as far as it is shown: many times a second it would only flicker.
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

  /// How long a key waits at most for a slice to end, but for a history that began before that.
  private static let slice = Duration.milliseconds(8)
  private static let betweenReports = Duration.milliseconds(100)

  /// Begins with fresh windows over a shop of its own.
  ///
  /// Throws what reading the catalogue in the program can throw.
  init(of wiring: NamedWiring, effort: Effort = Effort()) throws {
    self.wiring = wiring
    self.effort = effort
    shop = try ShopState.verified()
    var verification = ShopVerification(shop, windows: windows, composed: wiring.switches)
    verification.searchLimit = 500
    self.verification = verification
    walked = verification.gradual(seed: Self.seed)
    places = verification.gradualPlaces(seed: Self.seed)
    report = walked.report
  }

  var isOver: Bool { phase == nil }

  /// Looks at some more, for a few milliseconds.
  func advance() {
    guard !isOver else { return }
    let end = ContinuousClock.now + Self.slice
    repeat { step() } while !isOver && ContinuousClock.now < end
    if isOver || nextReport <= .now { takeReport() }
  }

  /// Ends it with what was looked at so far.
  func stop() {
    guard !isOver else { return }
    isStopped = true
    phase = nil
    takeReport()
  }

  /// The events that break a law, from fresh windows on; empty where none were found, as for a wrong link.
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

  /// Looks at one history more; true once there were enough.
  private static func check(_ histories: inout GradualVerification?, upTo events: Int) -> Bool {
    histories?.checkHistory()
    guard let checked = histories, checked.isStuck || checked.events >= events else { return false }
    histories?.findShorter()
    return true
  }

  private func takeReport() {
    nextReport = .now + Self.betweenReports
    histories = walked.histories + (saved?.histories ?? 0) + (frames?.histories ?? 0)
    var whole = walked.report
    if let saved { whole = whole.adding(saved.report) }
    whole = whole.adding(places.report)
    if let frames { whole = whole.adding(frames.report) }
    report = whole
  }
}

/// As long as it goes on, the loop comes back to it at once.
extension VerificationRun: PollSource {
  var deadline: ContinuousClock.Instant? { isOver ? nil : .now }
}

extension ShopState {
  /// The shop that is verified: what the program sells, with orders and somebody signed in.
  ///
  /// Throws what reading the catalogue in the program can throw.
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
  /// The laws for which no plainer history has to be looked for.
  var brokenInTwoSteps: Set<String> {
    Set(counterexamples.filter { $0.length <= 2 }.map(\.law))
  }
}
