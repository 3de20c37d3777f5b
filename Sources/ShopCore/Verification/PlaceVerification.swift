import SceneNavigation

/// Checks what needs no history: that every place the shop has is found by its link again, and
/// that wrong links and wrong saved values are refused.
@MainActor public struct PlaceVerification {
  let setting: TrialSetting
  let seed: UInt64
  private let stopwatch: LawTally.Stopwatch
  var tally = LawTally()

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
    for stored in saved {
      checkDamage(to: stored)
      checkMixUps(of: stored)
    }
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
    ("myshop://user/" + String(repeating: "x", count: LinkTable.longest), "bytes"),
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
}
