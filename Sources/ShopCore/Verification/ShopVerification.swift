public import NavigationLaws
public import SceneNavigation

/// Puts the shop to the laws: its navigation over histories, what is saved of it, and its places.
@MainActor public struct ShopVerification {
  private let wiring: Wiring
  private let shop: ShopState
  /// How many windows there are at first.
  public let windows: Int
  /// Told now and then how far it is; what it returns says whether to go on.
  public var progress: @MainActor (VerificationProgress) -> Bool = { _ in true }

  /// How many events the search for shorter histories may take.
  public var searchLimit = 10_000

  /// Whether the histories that are found are shortened, which takes longer than finding them.
  public var isShortening = true

  /// So many fresh windows over a shop, composed in the right way or with mistakes.
  public init(_ shop: ShopState, windows: Int, composed wiring: Wiring = Wiring()) {
    (self.shop, self.windows, self.wiring) = (shop, windows, wiring)
  }

  /// Random histories from a seed, without relaunches and saving; for the laws that are not known to break.
  public func random(
    events: Int,
    seed: UInt64,
    besides known: Set<String> = []
  ) -> VerificationReport {
    randomHistories(besides: known).run(events: events, seed: seed)
  }

  /// The same histories, one after the other.
  public func gradual(seed: UInt64) -> GradualVerification {
    randomHistories(besides: []).gradual(seed: seed)
  }

  private func randomHistories(besides known: Set<String>) -> Verification<SceneSystem> {
    var alphabet = Alphabet.shop(shop, limit: setting().limit)
    (alphabet.weights[.relaunch], alphabet.weights[.relaunchByLink]) = (0, 0)
    var verification = verification(alphabet, setting(), besides: known)
    verification.historyLength = 200
    return verification
  }

  /// Random histories with relaunches, in which the windows are saved after each action; for the laws that
  /// are not known to break.
  public func saved(
    events: Int,
    seed: UInt64,
    besides known: Set<String> = []
  ) -> VerificationReport {
    savedHistories(besides: known).run(events: events, seed: seed)
  }

  /// The same histories, one after the other.
  public func gradualSaved(seed: UInt64, besides known: Set<String> = []) -> GradualVerification {
    savedHistories(besides: known).gradual(seed: seed)
  }

  private func savedHistories(besides known: Set<String>) -> Verification<SceneSystem> {
    var setting = setting()
    setting.savesEachAction = true
    var alphabet = Alphabet.shop(shop, limit: setting.limit)
    alphabet.appEvents += CustomEvent.otherTabs
    (alphabet.weights[.relaunch], alphabet.weights[.relaunchByLink]) = (12, 12)
    var verification = verification(alphabet, setting, besides: known)
    verification.historyLength = 30
    verification.searchLimit = min(searchLimit, 2_000)
    return verification
  }

  /// Every history of a small alphabet up to a length.
  public func every(upTo depth: Int, savingEachAction isSaved: Bool = false) -> VerificationReport {
    var setting = setting(limit: windows)
    setting.savesEachAction = isSaved
    return verification(.smallShop(shop, limit: windows), setting).everyHistory(upTo: depth)
  }

  /// What needs no history: every place, wrong links, damaged values.
  public func places(seed: UInt64 = 1) -> VerificationReport {
    var places = gradualPlaces(seed: seed)
    return places.run()
  }

  /// The same, part by part.
  public func gradualPlaces(seed: UInt64 = 1) -> PlaceVerification {
    PlaceVerification(shop, setting(), seed: seed)
  }

  /// The events of a recorded history as they reach the app; empty if it cannot be replayed.
  ///
  /// It was recorded by ``random(events:seed:besides:)`` unless it was by ``every(upTo:savingEachAction:)``.
  public func log(of history: RecordedHistory, ofEvery isOfEvery: Bool = false) -> [LoggedEvent] {
    var setting = setting(limit: isOfEvery ? windows : nil)
    setting.isLogging = true
    var alphabet: Alphabet<SceneSystem> =
      isOfEvery ? .smallShop(shop, limit: windows) : .shop(shop, limit: setting.limit)
    alphabet.appEvents += CustomEvent.otherTabs
    var made: [SceneSystem] = []
    _ = try? verification(alphabet, setting) { made.append($0) }.replay(history)
    // Those made later are compared with it.
    return made.first?.log ?? []
  }

  private func setting(limit: Int? = nil) -> SceneSystem.Setting {
    .shop(windows: windows, limit: limit, wiring: wiring)
  }

  private func verification(
    _ alphabet: Alphabet<SceneSystem>,
    _ setting: SceneSystem.Setting,
    besides known: Set<String> = [],
    onMake: @escaping @MainActor (SceneSystem) -> Void = { _ in }
  ) -> Verification<SceneSystem> {
    let shop = shop
    let laws = (Law.scenes + Law.shop).filter { !known.contains($0.name) }
    var verification = Verification(alphabet, policies: .shop, laws: laws) {
      let system = SceneSystem(shop, setting)
      onMake(system)
      return system
    }
    verification.searchLimit = searchLimit
    verification.onProgress = progress
    verification.isShortening = isShortening
    return verification
  }
}
