public import NavigationLaws
public import SceneNavigation

/// Checks the laws of the shop: in histories of navigation, in what is saved, and at every place.
@MainActor public struct ShopVerification {
  private let wiring: Wiring
  private let shop: ShopState
  /// The number of windows at the start.
  public let windows: Int
  /// Called with the progress from time to time; returns whether to continue.
  public var progress: @MainActor (VerificationProgress) -> Bool = { _ in true }

  /// The maximum number of events for the search for shorter histories.
  public var searchLimit = 10_000

  /// True if the histories that break a law are shortened, which takes longer than finding them.
  public var isShortening = true

  /// A number of new windows over a shop, under the right wiring or with mistakes.
  public init(_ shop: ShopState, windows: Int, composed wiring: Wiring = Wiring()) {
    (self.shop, self.windows, self.wiring) = (shop, windows, wiring)
  }

  /// Checks random histories from a seed, without relaunches and saving, against the laws that are
  /// not known to break.
  public func random(
    events: Int,
    seed: UInt64,
    besides known: Set<String> = []
  ) -> VerificationReport {
    randomHistories(besides: known).run(events: events, seed: seed)
  }

  /// The same histories, one at a time.
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

  /// Checks random histories with relaunches, saving the windows after each action, against the
  /// laws that are not known to break.
  public func saved(
    events: Int,
    seed: UInt64,
    besides known: Set<String> = []
  ) -> VerificationReport {
    savedHistories(besides: known).run(events: events, seed: seed)
  }

  /// The same histories, one at a time.
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

  /// Checks every history of a small alphabet up to a length.
  public func every(upTo depth: Int, savingEachAction isSaved: Bool = false) -> VerificationReport {
    var setting = setting(limit: windows)
    setting.savesEachAction = isSaved
    return verification(.smallShop(shop, limit: windows), setting).everyHistory(upTo: depth)
  }

  /// Checks what needs no history: every place, wrong links and damaged values.
  ///
  /// What each of four histories saved is mixed up `mixUps` times.
  public func places(seed: UInt64 = 1, mixUps: Int = 100) -> VerificationReport {
    var places = gradualPlaces(seed: seed, mixUps: mixUps)
    return places.run()
  }

  /// The same checks, part by part.
  public func gradualPlaces(seed: UInt64, mixUps: Int) -> PlaceVerification {
    PlaceVerification(shop, setting(), seed: seed, mixUps: mixUps)
  }

  /// The events of a recorded history as they reach the app; empty if it cannot be replayed.
  ///
  /// `isOfEvery` tells that ``every(upTo:savingEachAction:)`` recorded it, not
  /// ``random(events:seed:besides:)``.
  public func log(of history: RecordedHistory, ofEvery isOfEvery: Bool = false) -> [LoggedEvent] {
    var setting = setting(limit: isOfEvery ? windows : nil)
    setting.isLogging = true
    var alphabet: Alphabet<SceneSystem> =
      isOfEvery ? .smallShop(shop, limit: windows) : .shop(shop, limit: setting.limit)
    alphabet.appEvents += CustomEvent.otherTabs
    var made: [SceneSystem] = []
    _ = try? verification(alphabet, setting) { made.append($0) }.replay(history)
    // Systems made later are only compared with the first.
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
