import SceneNavigation
import ShopCore

extension ShopState {
  /// A route in a sentence, such as `product “Teapot”`; places that exist only once have no name.
  func phrase(for route: AnyRoute) -> String {
    if let step = route.base as? CheckoutStep { return step.words }
    guard let place = Place(route) else { return "“\(route.base)”" }
    return switch place {
    case .category, .product, .person, .section:
      "\(place.kind) “\(title(of: place))”"
    case .order(let id): "\(place.kind) \(id)"
    case .reviews(let id): "reviews of \(phrase(for: id))"
    default: place.kind
    }
  }

  func phrase(forTopOf scene: SceneState) -> String {
    if let presented = scene.presentations.last {
      return presented.stack.top.map { phrase(for: $0.route) } ?? presented.content.words(in: self)
    }
    return scene.stack(of: scene.selectedTab).top.map { phrase(for: $0.route) }
      ?? scene.selectedTab.title
  }

  func phrase(for target: LinkTarget) -> String {
    if let route = target.path.routes.last { return phrase(for: route) }
    guard let text = target.searchText, !text.isEmpty else { return target.tab.title }
    return "the search for “\(text)”"
  }

  func phrase(for id: Product.ID) -> String { "“\(title(of: .product(id)))”" }

  /// An article in a sentence, such as `“Camisole”, Navy / Small`.
  func phrase(for article: Article) -> String {
    let product = phrase(for: article.product)
    return choice(of: article).map { "\(product), \($0)" } ?? product
  }
}
