import SceneNavigation
import ShopCore

/// Writes places and presentations.
nonisolated extension SwiftSource {
  /// A path in any tab, as a type-erased `NavigationPath`.
  static func source(_ path: NavigationPath) -> String? {
    let steps = path.routes.map(source)
    guard !steps.contains(nil) else { return nil }
    let list = steps.compactMap { $0.map { "AnyRoute(\($0))" } }.joined(separator: ", ")
    return list.isEmpty ? "NavigationPath()" : "NavigationPath([\(list)])"
  }

  static func source(_ content: Presentation.Content) -> String? {
    switch content {
    case .sheet(.filter(let id)): ".sheet(.filter(\(id.rawValue.quoted)))"
    case .sheet(.writeReview(let id)): ".sheet(.writeReview(\(id.rawValue.quoted)))"
    case .sheet(.choose(let id)): ".sheet(.choose(\(id.rawValue.quoted)))"
    case .fullScreenCover(.checkout): ".fullScreenCover(.checkout)"
    case .fullScreenCover(.signIn(nil)): ".fullScreenCover(.signIn(then: nil))"
    case .fullScreenCover(.signIn(.checkout?)): ".fullScreenCover(.signIn(then: .checkout))"
    case .fullScreenCover(.signIn(.review(let id)?)):
      ".fullScreenCover(.signIn(then: .review(\(id.rawValue.quoted))))"
    case .fullScreenCover(.signIn(.step(let destination)?)):
      source(destination).map { ".fullScreenCover(.signIn(then: .step(\($0))))" }
    case .fullScreenCover(.signIn(.link(let link)?)):
      ".fullScreenCover(.signIn(then: .link(try DeepLink(\(link.text.quoted)))))"
    case .alert(.paymentDeclined): ".alert(.paymentDeclined)"
    case .alert(.paymentTimedOut): ".alert(.paymentTimedOut)"
    case .alert(.soldOut(let id)): ".alert(.soldOut(\(id.rawValue.quoted)))"
    case .confirmationDialog(.removeLine(let article)):
      ".confirmationDialog(.removeLine(\(source(article))))"
    case .confirmationDialog(.signOut): ".confirmationDialog(.signOut)"
    case .confirmationDialog(.leave(let id, let reason)):
      ".confirmationDialog(.leave(\(source(id)), then: \(source(reason))))"
    case .confirmationDialog(.follow(let link, let id)):
      ".confirmationDialog(.follow(try DeepLink(\(link.text.quoted)), leaving: \(source(id))))"
    }
  }

  static func source(_ reason: LeaveReason) -> String {
    switch reason {
    case .back: ".back"
    case .link(let link): ".link(try DeepLink(\(link.text.quoted)))"
    case .closingWindow: ".closingWindow"
    }
  }

  static func source(_ destination: Destination) -> String? {
    source(destination.route, in: destination.tab).map { ".\(destination.tab.rawValue)(\($0))" }
  }

  static func source(_ path: TabPath) -> String? {
    if path.tab == .search { return source(path.path).map { ".search(\($0))" } }
    let routes = path.path.routes.compactMap { source($0, in: path.tab) }
    return ".\(path.tab.rawValue)([\(routes.joined(separator: ", "))])"
  }

  /// A route as its tab expects it: an `AnyRoute` in Search, else a case of the tab's own type.
  private static func source(_ route: AnyRoute, in tab: AppTab) -> String? {
    if tab == .search { return source(route).map { "AnyRoute(\($0))" } }
    return (route.base as? any Route).map { source($0) }
  }

  static func source(_ target: LinkTarget) -> String? {
    guard let text = target.searchText else {
      return source(TabPath(target.path, in: target.tab)).map { "LinkTarget(\($0))" }
    }
    return source(target.path).map { "LinkTarget(searching: \(text.quoted), along: \($0))" }
  }

  static func source(_ route: AnyRoute) -> String? {
    switch route.base {
    case let route as HomeRoute: "HomeRoute\(source(route))"
    case let route as ProfileRoute: "ProfileRoute\(source(route))"
    case let step as CheckoutStep: "CheckoutStep\(source(step))"
    case let id as Product.ID: "Product.ID(rawValue: \(id.rawValue.quoted))"
    case let id as ShopCore.Category.ID: "Category.ID(rawValue: \(id.rawValue.quoted))"
    case let id as Person.ID: "Person.ID(rawValue: \(id.rawValue.quoted))"
    case let reviews as ProductReviews: "ProductReviews(of: \(reviews.product.rawValue.quoted))"
    default: nil
    }
  }

  /// A case with its value: an id is written as text, an enum as a case.
  static func source(_ route: some Route) -> String {
    guard let child = Mirror(reflecting: route).children.first, let label = child.label,
      let value = child.value as? any RawRepresentable, let text = value.rawValue as? String
    else { return ".\(route)" }
    let isCase = Mirror(reflecting: value).displayStyle == .enum
    return ".\(label)(\(isCase ? ".\(text)" : text.quoted))"
  }

  static func source(_ screen: ScreenID) -> String {
    switch screen {
    case .root(let tab): ".root(.\(AppTab(at: tab).rawValue))"
    case .entry(let id): ".entry(\(source(id)))"
    case .presentation(let id): ".presentation(\(source(id)))"
    }
  }

  static func source(_ id: Entry.ID) -> String {
    "Entry.ID(scene: \(name(of: id.scene)), number: \(id.number))"
  }

  static func source(_ id: Payment.ID) -> String {
    "Payment.ID(presentation: \(source(id.presentation)), "
      + "account: \(id.account.rawValue.quoted), number: \(id.number))"
  }

  static func source(_ article: Article) -> String {
    let variant = article.variant.map { ", Variant.ID(rawValue: \($0.rawValue.quoted))" } ?? ""
    return "Article(\(article.product.rawValue.quoted)\(variant))"
  }

  static func source(_ edit: TextDraft.Edit) -> String {
    switch edit {
    case .insert(let text): ".insert(\(text.quoted))"
    case .replace(let text): ".replace(\(text.quoted))"
    case .move(let place): ".move(to: \(place))"
    case .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToEnd, .clear, .selectAll,
      .moveLeft, .moveRight, .moveWordLeft, .moveWordRight, .moveToStart, .moveToEnd:
      ".\(edit)"
    }
  }
}
