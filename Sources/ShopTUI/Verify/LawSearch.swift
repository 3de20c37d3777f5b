import NavigationLaws
import SceneNavigation
import ShopCore

/// Finds which laws a wiring breaks, by a short verification in slices between keys.
final class LawSearch {
  struct Findings: Equatable {
    var broken: Set<LawName> = []
    var events = 0
    /// The number of finished slices.
    fileprivate(set) var slices = 0

    /// True once the search is complete.
    var isOver: Bool { slices == LawSearch.slices.count }
  }

  /// The wiring to check; nil if none is shown.
  var wanted: Wiring?

  private let shop: ShopState
  private var found: [Wiring: Findings] = [:]

  /// Verifies with a shop's catalog, signed in and with an empty cart.
  init(over shop: ShopState) {
    self.shop = ShopState(
      catalog: shop.catalog,
      orders: shop.orders,
      account: Account.samples.first
    )
  }

  subscript(wiring: Wiring) -> Findings { found[wiring] ?? Findings() }

  /// Runs one slice for the wanted wiring, if any is left.
  func advance() {
    guard let wanted else { return }
    var findings = self[wanted]
    guard !findings.isOver else { return }
    let report = run(Self.slices[findings.slices], of: wanted, besides: findings.broken)
    findings.broken.formUnion(report.broken.compactMap(LawName.init))
    findings.events += report.events
    findings.slices += 1
    found[wanted] = findings
  }

  private enum Slice {
    case navigating(seed: UInt64)
    case drawing(seed: UInt64)
    case saving(seed: UInt64)
  }

  private static let slices: [Slice] =
    (1...60).map { .navigating(seed: $0) } + (1...6).map { .drawing(seed: $0) }
    + (1...24).map { .saving(seed: $0) }

  private func run(
    _ slice: Slice,
    of wiring: Wiring,
    besides known: Set<LawName>
  ) -> VerificationReport {
    var verification = ShopVerification(shop, windows: 3, composed: wiring)
    verification.isShortening = false
    let names = Set(known.map(\.rawValue))
    switch slice {
    case .navigating(let seed):
      return verification.random(events: 100, seed: seed, besides: names)
    case .saving(let seed): return verification.saved(events: 40, seed: seed, besides: names)
    case .drawing(let seed):
      var frames = FrameVerification(
        wiring: NamedWiring(wiring),
        shop: shop,
        windows: 2,
        seed: seed
      )
      frames.isShortening = false
      return frames.run(events: known.contains(.frameIsolation) ? 0 : 10)
    }
  }
}

/// The loop wakes at once until the wanted wiring is fully checked.
extension LawSearch: PollSource {
  var deadline: ContinuousClock.Instant? {
    wanted.map { self[$0].isOver } == false ? .now : nil
  }
}
