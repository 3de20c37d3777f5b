public import NavigationLaws
import SceneNavigation

extension Alphabet where System == SceneSystem {
  /// Everything that a user, a link or a script does in the shop.
  public static func shop(_ shop: ShopState, limit: Int) -> Alphabet {
    let products = shop.catalog.allProducts.compactMap { $0 }
    let spread = stride(from: 0, to: products.count, by: max(1, products.count / 6)).map {
      products[$0]
    }
    let people = (0..<min(2, shop.catalog.allPeople.count)).compactMap {
      shop.catalog.allPeople[$0]?.id
    }
    var places = spread.prefix(6).map { Place.product($0.id) }
    places += shop.catalog.categories.prefix(3).map { .category($0.id) }
    places += [.reviews(shop.someProduct), .cart, .account, .orders, .people, .settings]
    places += people.map { .person($0) }
    places += (shop.orders.first?.id).map { [.order($0)] } ?? []
    places += SettingsSection.allCases.prefix(2).map { .section($0) }
    let product = shop.someProduct
    let modals: [Presentation.Content] = [
      .sheet(.filter(shop.someCategory)), .sheet(.writeReview(product)), .sheet(.choose(product)),
      .fullScreenCover(.checkout), .fullScreenCover(.signIn(then: .checkout)),
      .fullScreenCover(.signIn(then: nil)), .alert(.paymentDeclined), .alert(.soldOut(product)),
      .confirmationDialog(.signOut), .confirmationDialog(.removeLine(Article(product))),
    ]
    var alphabet = Alphabet(
      places,
      sheets: modals,
      links: places + [.product("none")],
      of: shop
    )
    alphabet.sceneEvents = CustomEvent.inWindows(of: shop)
    alphabet.appEvents = CustomEvent.inApp(of: shop)
    alphabet.windowLimit = limit
    (alphabet.weights[.sceneEvent], alphabet.weights[.appEvent]) = (30, 20)
    return alphabet
  }

  /// A few events of each kind, for every history up to a length.
  public static func smallShop(_ shop: ShopState, limit: Int) -> Alphabet {
    var alphabet = Alphabet(
      [.product(shop.someProduct), .settings, .orders],
      sheets: [.sheet(.filter(shop.someCategory))],
      links: [.product(shop.someProduct), .orders],
      of: shop
    )
    alphabet.appEvents = [CustomEvent("reopen a window") { _, _ in [.app(.reopenWindow)] }]
    alphabet.windowLimit = limit
    return alphabet
  }

  private init(
    _ places: [Place],
    sheets: [Presentation.Content],
    links: [Place],
    of shop: ShopState
  ) {
    let routes = AppTab.allCases.flatMap { tab in
      places.map { Destination($0, from: tab) }.filter { $0.tab == tab }.map(\.route)
    }
    let targets = AppTab.allCases.flatMap { tab in
      links.map { place in
        TabPath(to: Destination(place, from: tab)) { shop.catalog.product($0)?.category }
      }
    }
    self.init(
      of: .shop,
      routes: routes,
      sheets: sheets.map { AnyRoute($0) },
      links: targets.map { NavigationLink($0.path.routes, in: $0.tab.position) }
    )
  }
}

extension Policies {
  /// The shop's choices among the possible policies.
  public static var shop: Policies {
    var policies = Policies()
    policies.backAtRoot = .selectsAnotherTab
    return policies
  }
}
