/// Checks what needs no history: that every place the shop has is found by its link again, and
/// that wrong links and wrong saved values are refused.
@MainActor public struct PlaceVerification {
  private let setting: TrialSetting
  private let stopwatch: LawTally.Stopwatch
  private var tally = LawTally()

  public init(_ setting: TrialSetting, stopwatch: @escaping LawTally.Stopwatch = { .zero }) {
    self.setting = setting
    self.stopwatch = stopwatch
  }

  public mutating func run() -> Verification {
    tally.beginTiming(by: stopwatch)
    for link in links { checkRoundTrip(of: link) }
    for text in wrongLinks { checkRefusal(of: text) }
    checkDamage()
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

  private var wrongLinks: [String] {
    [
      "", "product", "product/", "product/%ZZ", "product/a/b/c", "nowhere/1", "home/x/y",
      "myshopx://product/cup", "https://myshop.example.org/product/cup",
      "https://myshop.example@evil.example/cart", "search?p=x", "order", "settings/nothing",
      "product/\u{1B}[2J", "cart?q=x", "user/a?b", "category//product/x",
    ]
  }

  private mutating func checkRefusal(of text: String) {
    let read = try? DeepLink(text)
    tally.check(
      .rejectChangesNothing,
      holds: read == nil,
      by: nil,
      "“\(text)” is read as a link to \(read?.text ?? "")"
    )
  }

  /// Damages each saved value in turn: it is reported, and no other window loses anything.
  private mutating func checkDamage() {
    let trial = Trial(setting.savingEachAction)
    var walk = RandomWalk(seed: 1, through: setting.choices)
    for _ in 0..<60 { _ = trial.carryOut(.action(walk.next(in: trial.app))) }
    let stored = trial.stored
    let whole = Restoration(of: stored)
    for (scene, values) in stored.scenes.sorted(by: { $0.key < $1.key }) {
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        var damaged = stored
        damaged.scenes[scene]?[key] = value.dropLast() + [0x7B]
        let restoration = Restoration(of: damaged)
        let isReported = restoration.unreadable.contains { $0.scene == scene && $0.key == key }
        let areOthersKept = whole.state.windows.allSatisfy {
          $0.id == scene || restoration.state.scene($0.id) == $0.scene
        }
        tally.check(
          .rejectChangesNothing,
          holds: isReported && areOthersKept,
          by: nil,
          "a damaged “\(key)” of window \(scene) is "
            + (isReported ? "felt in another window" : "not reported")
        )
      }
    }
  }
}
