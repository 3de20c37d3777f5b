#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Checks what needs no history: that every place the shop has is found by its link again, and
/// that wrong links and wrong saved values are refused.
@MainActor public struct PlaceVerification {
  private let setting: TrialSetting
  private let seed: UInt64
  private let stopwatch: LawTally.Stopwatch
  private var tally = LawTally()

  /// How many histories are saved, and how many events each has.
  private static let histories = 4
  private static let historyLength = 100

  /// What is saved and then damaged are random histories from the seed.
  public init(
    _ setting: TrialSetting,
    seed: UInt64 = 1,
    stopwatch: @escaping LawTally.Stopwatch = { .zero }
  ) {
    self.setting = setting
    self.seed = seed
    self.stopwatch = stopwatch
  }

  /// Looks at every place, wrong link and damaged value, and says what was found.
  public mutating func run() -> Verification {
    tally.beginTiming(by: stopwatch)
    for link in links { checkRoundTrip(of: link) }
    for place in Self.places(of: setting.shop) { checkLink(to: place) }
    for (text, part) in Self.wrongLinks { checkRefusal(of: text, naming: part) }
    for stored in saved { checkDamage(to: stored) }
    tally.endTiming()
    var result = Verification()
    let violations = tally.takeViolations()
    result.add(tally, events: 0)
    for violation in violations {
      result.add(Counterexample(violation: violation, history: History([Event]())))
    }
    return result
  }

  /// A link to every place there is, in every tab that has it, with and without a search.
  private var links: [DeepLink] {
    let places = Self.places(of: setting.shop)
    var links: [DeepLink] = []
    for tab in AppTab.allCases {
      for query in tab == .search ? [nil, "tea", "50 % off & more?"] : [nil] {
        if let root = try? DeepLink(root: tab, query: query) { links.append(root) }
        // A tab that does not have the place has no link to it.
        links += places.compactMap { try? DeepLink(to: $0, in: tab, query: query) }
        links += setting.shop.catalog.allProducts.compactMap { product in
          product.flatMap { try? DeepLink(to: $0.id, on: $0.category, in: tab, query: query) }
        }
      }
    }
    return links
  }

  private static func places(of shop: ShopState) -> [Place] {
    let catalog = shop.catalog
    let products = catalog.allProducts.compactMap { $0?.id }
    let people = catalog.allPeople.compactMap { $0?.id }
    var places: [Place] = [.cart, .account, .orders, .people, .settings]
    places += catalog.categories.map { .category($0.id) }
    places += products.flatMap { [.product($0), .reviews($0)] }
    places += people.map { .person($0) }
    places += shop.orders.map { .order($0.id) }
    places += SettingsSection.allCases.map { .section($0) }
    // Ids nobody would choose.
    places += ["a/b", "100 %", "?q=x", "#", "..", "茶", "é🫖", "a b"].map { .product($0) }
    return places
  }

  private mutating func checkRoundTrip(of link: DeepLink) {
    var finding: String?
    do {
      let read = try DeepLink(link.text)
      if read != link { finding = "“\(link)” is read as another link, “\(read)”" }
    } catch {
      finding = "“\(link)” is refused: \(error)"
    }
    tally.check(.linkRoundTrip, holds: finding == nil, by: nil, finding ?? "")
  }

  /// Every place has a link in the tab it belongs to.
  private mutating func checkLink(to place: Place) {
    var finding: String?
    do {
      _ = try DeepLink(to: place)
    } catch {
      finding = "\(place) has no link: \(error)"
    }
    tally.check(.linkRoundTrip, holds: finding == nil, by: nil, finding ?? "")
  }

  /// Links that lead nowhere, each with what its refusal has to name.
  static let wrongLinks = [
    ("", "“”"), ("product/cup", "“product/cup”"), ("myshopx://product/cup", "myshopx"),
    ("https://myshop.example.org/product/cup", "example.org"),
    ("https://myshop.example@evil.example/cart", "evil.example"),
    ("myshop://product", "“product”"), ("myshop://product/", "“product”"),
    ("myshop://order", "“order”"), ("myshop://nowhere/1", "“nowhere”"),
    ("myshop://home/x/y", "“x”"), ("myshop://product/a/b/c", "“b”"),
    ("myshop://cart/x", "“x”"), ("myshop://settings/nothing", "“nothing”"),
    ("myshop://product/%ZZ", "“%ZZ”"),
    ("myshop://product/%FF", "“%FF”"), ("myshop://product/\u{1B}[2J", "U+001B"),
    ("myshop://product/%1B", "U+001B"), ("myshop://category//product/x", "“category”"),
    ("myshop://user/..", "“..”"), ("myshop://cart#x", "“#x”"),
    ("myshop://search?q=a&q=b", "“q”"),
    ("myshop://search?q=" + String(repeating: "x", count: TextDraft.limit + 1), "“q”"),
    ("myshop://user/" + String(repeating: "x", count: DeepLink.longest), "bytes"),
  ]

  private mutating func checkRefusal(of text: String, naming part: String) {
    var finding: String?
    do {
      finding = "“\(text)” is read as a link to \(try DeepLink(text))"
    } catch  where !"\(error)".contains(part) {
      finding = "“\(text)” is refused without naming \(part): \(error)"
    } catch {}
    tally.check(.rejectChangesNothing, holds: finding == nil, by: nil, finding ?? "")
  }

  /// What is saved of each history when that is the most, for leaving an account leaves nothing.
  var saved: [StoredScenes] {
    (0..<Self.histories).map { number in
      let trial = Trial(setting.savingEachAction)
      // The tabs one came from are saved as well then.
      var settings = setting.shop.settings
      settings.goesBackAcrossTabs = true
      _ = trial.carryOut(.action(.shop(.changeSettings(settings))))
      let seed = RandomVerification.seed(of: number, from: seed)
      var walk = RandomWalk(seed: seed, through: setting.choices)
      var most = trial.stored
      for _ in 0..<Self.historyLength {
        _ = trial.carryOut(.action(walk.next(in: trial.app)))
        if trial.stored.count > most.count { most = trial.stored }
      }
      return most
    }
  }

  /// Damages each saved value in turn: it is reported, its window keeps what stands before it, and no
  /// other window loses anything.
  private mutating func checkDamage(to stored: StoredScenes) {
    let coding = SceneCoding(memory: CodingMemory())
    let whole = Restoration(of: stored, coding: coding)
    for (key, value) in stored.app.sorted(by: { $0.key < $1.key }) {
      var damaged = stored
      damaged.app[key] = Self.damaged(value)
      let kept = whole.state.windows.filter { stored.scenes[$0.id] != nil }
      let restoration = Restoration(of: damaged, coding: coding)
      check(restoration, without: key, of: nil, keeping: kept)
    }
    for (scene, values) in stored.scenes.sorted(by: { $0.key < $1.key }) {
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        var damaged = stored
        damaged.scenes[scene]?[key] = Self.damaged(value)
        let restoration = Restoration(of: damaged, coding: coding)
        check(restoration, without: key, of: scene, keeping: whole.state.windows)
      }
    }
  }

  private static func damaged(_ value: Data) -> Data { value.dropLast() + [0x7B] }

  /// Checks what was restored without a value, of one window or of all, where these were kept.
  private mutating func check(
    _ restoration: Restoration,
    without key: String,
    of scene: SceneID?,
    keeping windows: [AppState.WindowState]
  ) {
    let isReported = restoration.unreadable.contains { $0.scene == scene && $0.key == key }
    let lost = windows.first { window in
      let restored = restoration.state.scene(window.id)
      return window.id == scene
        ? restored?.isBeginning(of: window.scene, without: key) != true : restored != window.scene
    }
    let finding: String? =
      if !isReported {
        "not reported"
      } else if let lost {
        lost.id == scene ? "felt in what stands before it" : "felt in window \(lost.window.letter)"
      } else {
        nil
      }
    let place = scene.map { "window \($0)" } ?? "all windows"
    tally.check(
      .rejectChangesNothing,
      holds: finding == nil,
      by: nil,
      "a damaged “\(key)” of \(place) is \(finding ?? "")"
    )
  }
}

extension StoredScenes {
  /// How many values of windows there are.
  fileprivate var count: Int { scenes.values.reduce(0) { $0 + $1.count } }
}

extension SceneState {
  /// Whether it has all of another state that does not depend on a value that was lost: that value's
  /// trail up to its step, and the other trails whole.
  fileprivate func isBeginning(of whole: SceneState, without key: String) -> Bool {
    AppTab.allCases.allSatisfy { tab in
      let (own, other) = (stack(of: tab), whole.stack(of: tab))
      guard case .entry(tab, let index) = SceneKey(rawValue: key) else {
        return own.depth >= other.depth && own.hasEntries(of: other, upTo: other.depth)
      }
      let kept = min(index, other.depth)
      return own.depth == kept && own.hasEntries(of: other, upTo: kept)
    }
  }
}
