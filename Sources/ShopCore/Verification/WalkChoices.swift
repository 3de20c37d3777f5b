import SceneNavigation

/// What a random walk chooses from, made once of a catalogue of any size.
struct WalkChoices: Sendable {
  let articles: [Article]
  let products: [Product.ID]
  let categories: [Category.ID]
  private let destinations: [[Destination]]
  private let targets: [[LinkTarget]]
  private let variants: [Product.ID: [Variant.ID]]

  /// How many products are walked among, spread over the catalogue.
  private static let breadth = 48

  init(of catalog: any CatalogSource, orders: [Order.ID] = []) {
    let all = catalog.allProducts
    let step = max(1, all.count / Self.breadth)
    let sold = stride(from: 0, to: all.count, by: step).compactMap { all[$0] }
    products = sold.isEmpty ? ["none"] : sold.map(\.id)
    articles = sold.flatMap { product in
      [Article(product.id)] + product.variants.map { Article(product.id, $0.id) }
    }
    variants = Dictionary(sold.map { ($0.id, $0.variants.map(\.id)) }) { first, _ in first }
    categories = catalog.categories.isEmpty ? ["none"] : catalog.categories.map(\.id)
    let known = catalog.allPeople
    let people = (0..<min(known.count, Self.breadth)).compactMap { known[$0]?.id }
    let places = Self.places(
      products,
      categories,
      people.isEmpty ? ["none"] : people,
      orders.isEmpty ? ["none"] : orders
    )
    destinations = AppTab.allCases.map { tab in places.map { Destination($0, from: tab) } }
    targets = destinations.map { choices in
      choices.enumerated().map { index, destination in
        let target = LinkTarget(TabPath(to: destination) { catalog.product($0)?.category })
        guard target.tab == .search, index.isMultiple(of: 2) else { return target }
        return LinkTarget(searching: ["tea", "desk", ""][index / 2 % 3], along: target.path)
      }
    }
  }

  /// Steps anybody understands, the plainest first.
  var plainSteps: [SceneAction] {
    [
      .selectTab(.search), .selectTab(.home), .back, .navigate(.home(.category(categories[0]))),
      .navigate(.profile(.settings)), .openLink(LinkTarget(.home([.category(categories[0])]))),
    ]
  }

  /// Where one can go from a tab, each kind of place about as often as people go there.
  func destinations(from tab: AppTab) -> [Destination] { destinations[tab.position] }

  func targets(from tab: AppTab) -> [LinkTarget] { targets[tab.position] }

  func variants(of product: Product.ID) -> [Variant.ID] { variants[product] ?? [] }

  private static func places(
    _ products: [Product.ID],
    _ categories: [Category.ID],
    _ people: [Person.ID],
    _ orders: [Order.ID]
  ) -> [Place] {
    (0..<breadth).flatMap { round -> [Place] in
      let shown = (0..<4).map { Place.product(products[(round + $0 * 7) % products.count]) }
      return shown + [
        .category(categories[round % categories.count]),
        .reviews(products[round % products.count]),
        .person(people[round % people.count]), .cart,
        [.orders, .account, .order(orders[round / 3 % orders.count])][round % 3],
        .people, .settings,
        .section(SettingsSection.allCases[round % SettingsSection.allCases.count]),
      ]
    }
  }
}
