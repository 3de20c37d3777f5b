public import NavigationLaws
import SceneNavigation

/// Checks what needs no history: every place is found by its link, and wrong links and damaged
/// values are refused.
@MainActor public struct PlaceVerification {
  let shop: ShopState
  let setting: SceneSystem.Setting
  let seed: UInt64
  let mixUps: Int
  private var cases: [LawName: Int] = [:]
  private var findings: [LawName: String] = [:]
  private var parts = Part.all

  private enum Part {
    case links
    case damage(history: Int)
    case mixUps(history: Int)

    static let all: [Part] =
      [.links] + histories.flatMap { [.damage(history: $0), .mixUps(history: $0)] }
  }

  /// A verification of a shop; the histories whose saved values are damaged come from the seed.
  ///
  /// What each history saved is mixed up `mixUps` times.
  public init(
    _ shop: ShopState,
    _ setting: SceneSystem.Setting,
    seed: UInt64 = 1,
    mixUps: Int = 100
  ) {
    (self.shop, self.setting, self.seed, self.mixUps) = (shop, setting, seed, mixUps)
  }

  /// Checks every place, wrong link and damaged value.
  public mutating func run() -> VerificationReport {
    while !isOver { checkPart() }
    return report
  }

  /// True if everything was checked.
  public var isOver: Bool { parts.isEmpty }

  /// What was found so far.
  public var report: VerificationReport { VerificationReport(cases: cases, findings: findings) }

  /// Checks one part, for a caller with other work to do in between.
  public mutating func checkPart() {
    guard !isOver else { return }
    switch parts.removeFirst() {
    case .links:
      for link in links { checkRoundTrip(of: link) }
      for place in Self.places(of: shop) { checkLink(to: place) }
      for (text, part) in Self.wrongLinks { checkRefusal(of: text, naming: part) }
    case .damage(let number): checkDamage(to: saved(of: number))
    case .mixUps(let number): checkMixUps(of: saved(of: number))
    }
  }

  /// Counts a case of a law, and keeps the first finding about it.
  mutating func check(_ law: LawName, finding: String?) {
    cases[law, default: 0] += 1
    if findings[law] == nil { findings[law] = finding }
  }

  /// Every place in every tab that has it, with and without a search.
  private var links: [DeepLink] {
    let places = Self.places(of: shop)
    var links: [DeepLink] = []
    for tab in AppTab.allCases {
      for query in tab == .search ? [nil, "tea", "50 % off & more?"] : [nil] {
        if let root = try? DeepLink(root: tab, query: query) { links.append(root) }
        // A tab that does not have the place has no link to it.
        links += places.compactMap { try? DeepLink(to: $0, in: tab, query: query) }
        links += shop.catalog.allProducts.compactMap { product in
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
    // Ids that are hard to escape.
    places += ["a/b", "100 %", "?q=x", "#", "..", "茶", "é🫖", "a b"].map { .product($0) }
    return places
  }

  private mutating func checkRoundTrip(of link: DeepLink) {
    var finding: String?
    do {
      let read = try DeepLink(link.text)
      if read != link { finding = "“\(link)” parses as another link, “\(read)”" }
    } catch {
      finding = "“\(link)” is refused: \(error)"
    }
    check(.linkRoundTrip, finding: finding)
  }

  private mutating func checkLink(to place: Place) {
    var finding: String?
    do {
      _ = try DeepLink(to: place)
    } catch {
      finding = "\(place) has no link: \(error)"
    }
    check(.linkRoundTrip, finding: finding)
  }

  /// Invalid links, each with the part that its error has to name.
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
      finding = "“\(text)” parses as a link to \(try DeepLink(text))"
    } catch  where !"\(error)".contains(part) {
      finding = "“\(text)” is refused without naming \(part): \(error)"
    } catch {}
    check(.rejectChangesNothing, finding: finding)
  }
}
