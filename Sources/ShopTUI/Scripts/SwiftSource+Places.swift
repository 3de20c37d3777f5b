import ShopCore

/// How places, and what is presented there, are written.
nonisolated extension SwiftSource {
  /// A path of any tab, as `NavigationPath` compares it.
  func source(_ path: NavigationPath) -> String? {
    let steps = path.routes.map(source)
    guard !steps.contains(nil) else { return nil }
    let list = steps.compactMap { $0.map { "AnyRoute(\($0))" } }.joined(separator: ", ")
    return list.isEmpty ? "NavigationPath()" : "NavigationPath([\(list)])"
  }

  func source(_ content: Presentation.Content) -> String? {
    switch content {
    case .sheet(.filter(let id)): ".sheet(.filter(\(quoted(id.rawValue))))"
    case .sheet(.writeReview(let id)): ".sheet(.writeReview(\(quoted(id.rawValue))))"
    case .sheet(.choose(let id)): ".sheet(.choose(\(quoted(id.rawValue))))"
    case .fullScreenCover(.checkout): ".fullScreenCover(.checkout)"
    case .fullScreenCover(.signIn(nil)): ".fullScreenCover(.signIn(then: nil))"
    case .fullScreenCover(.signIn(.checkout?)): ".fullScreenCover(.signIn(then: .checkout))"
    case .fullScreenCover(.signIn(.review(let id)?)):
      ".fullScreenCover(.signIn(then: .review(\(quoted(id.rawValue)))))"
    case .fullScreenCover(.signIn(.link(let link)?)):
      ".fullScreenCover(.signIn(then: .link(try DeepLink(\(quoted(link.text))))))"
    case .alert(.paymentDeclined): ".alert(.paymentDeclined)"
    case .alert(.paymentTimedOut): ".alert(.paymentTimedOut)"
    case .alert(.soldOut(let id)): ".alert(.soldOut(\(quoted(id.rawValue))))"
    case .confirmationDialog(.removeLine(let article)):
      ".confirmationDialog(.removeLine(\(source(article))))"
    case .confirmationDialog(.signOut): ".confirmationDialog(.signOut)"
    case .confirmationDialog(.leave(let id, let departure)):
      ".confirmationDialog(.leave(\(source(id)), then: \(source(departure))))"
    case .confirmationDialog(.follow(let link, let id)):
      ".confirmationDialog(.follow(try DeepLink(\(quoted(link.text))), leaving: \(source(id))))"
    }
  }

  func quoted(_ text: String) -> String { text.debugDescription }

  func source(_ departure: Departure) -> String {
    switch departure {
    case .back: ".back"
    case .link(let link): ".link(try DeepLink(\(quoted(link.text))))"
    case .closingWindow: ".closingWindow"
    }
  }

  func source(_ destination: Destination) -> String? {
    switch destination {
    case .home(let route): ".home(\(source(route)))"
    case .search(let route): source(route).map { ".search(AnyRoute(\($0)))" }
    case .profile(let route): ".profile(\(source(route)))"
    }
  }

  func source(_ path: TabPath) -> String? {
    switch path {
    case .home(let routes): ".home([\(routes.map(source).joined(separator: ", "))])"
    case .search(let path): source(path).map { ".search(\($0))" }
    case .profile(let routes): ".profile([\(routes.map(source).joined(separator: ", "))])"
    }
  }

  func source(_ target: LinkTarget) -> String? {
    guard let text = target.searchText, case .search(let path) = target.path else {
      return source(target.path).map { "LinkTarget(\($0))" }
    }
    return source(path).map { "LinkTarget(searching: \(quoted(text)), along: \($0))" }
  }

  func source(_ route: AnyRoute) -> String? {
    switch route.base {
    case let route as HomeRoute: "HomeRoute\(source(route))"
    case let route as ProfileRoute: "ProfileRoute\(source(route))"
    case let step as CheckoutStep: "CheckoutStep\(source(step))"
    case let id as Product.ID: "Product.ID(rawValue: \(quoted(id.rawValue)))"
    case let id as ShopCore.Category.ID: "Category.ID(rawValue: \(quoted(id.rawValue)))"
    case let id as Person.ID: "Person.ID(rawValue: \(quoted(id.rawValue)))"
    case let reviews as ProductReviews: "ProductReviews(of: \(quoted(reviews.product.rawValue)))"
    default: nil
    }
  }

  func source(_ route: HomeRoute) -> String {
    switch route {
    case .category(let id): ".category(\(quoted(id.rawValue)))"
    case .product(let id): ".product(\(quoted(id.rawValue)))"
    case .reviews(let id): ".reviews(\(quoted(id.rawValue)))"
    case .person(let id): ".person(\(quoted(id.rawValue)))"
    case .cart: ".cart"
    }
  }

  func source(_ route: ProfileRoute) -> String {
    switch route {
    case .account: ".account"
    case .orders: ".orders"
    case .order(let id): ".order(\(quoted(id.rawValue)))"
    case .people: ".people"
    case .person(let id): ".person(\(quoted(id.rawValue)))"
    case .product(let id): ".product(\(quoted(id.rawValue)))"
    case .reviews(let id): ".reviews(\(quoted(id.rawValue)))"
    case .settings: ".settings"
    case .section(let section): ".section(.\(section.rawValue))"
    }
  }

  func source(_ step: CheckoutStep) -> String {
    switch step {
    case .delivery: ".delivery"
    case .payment: ".payment"
    case .review: ".review"
    case .placed(let id): ".placed(\(quoted(id.rawValue)))"
    }
  }

  func source(_ screen: ScreenID) -> String {
    switch screen {
    case .root(let tab): ".root(.\(tab.rawValue))"
    case .entry(let id): ".entry(\(source(id)))"
    case .presentation(let id): ".presentation(\(source(id)))"
    }
  }

  func source(_ id: Entry.ID) -> String {
    "Entry.ID(scene: \(name(of: id.scene)), number: \(id.number))"
  }

  func source(_ id: Payment.ID) -> String {
    "Payment.ID(presentation: \(source(id.presentation)), "
      + "account: \(quoted(id.account.rawValue)), number: \(id.number))"
  }

  func source(_ article: Article) -> String {
    let variant = article.variant.map { ", Variant.ID(rawValue: \(quoted($0.rawValue)))" } ?? ""
    return "Article(\(quoted(article.product.rawValue))\(variant))"
  }

  func source(_ edit: TextDraft.Edit) -> String {
    switch edit {
    case .insert(let text): ".insert(\(quoted(text)))"
    case .replace(let text): ".replace(\(quoted(text)))"
    case .deleteBackward: ".deleteBackward"
    case .deleteForward: ".deleteForward"
    case .deleteWordBackward: ".deleteWordBackward"
    case .clear: ".clear"
    case .selectAll: ".selectAll"
    case .moveLeft: ".moveLeft"
    case .moveRight: ".moveRight"
    case .move(let place): ".move(to: \(place))"
    case .moveToStart: ".moveToStart"
    case .moveToEnd: ".moveToEnd"
    }
  }
}
