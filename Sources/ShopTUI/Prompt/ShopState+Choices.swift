import SceneNavigation
import ShopCore
import ShopScreens

/// What a prompt offers of the shop.
extension ShopState {
  /// The ways to go on with a link: words of places, then ids with the names they stand for.
  func linkChoices(for typed: String) -> [Choice] {
    LinkTable.shop.completions(of: typed, ids: ids).map { completion in
      Choice(
        completion.text,
        detail: name(ofWhereLeads: completion.text),
        trailing: completion.name,
        deed: .complete(completion.text)
      )
    }
  }

  /// A place to go to, by its title.
  func choice(for link: DeepLink) -> Choice {
    Choice(
      title(of: link),
      alsoKnownAs: link.place?.wordsOfDeeds,
      trailing: link.row.map { $0.isRoot ? "Tab" : $0.name } ?? "",
      deed: .openLink(link)
    )
  }

  /// What the place is called that a link leads to.
  func title(of link: DeepLink) -> String {
    guard let place = link.place else { return link.tab.title }
    guard case .reviews(let product) = place else { return title(of: place) }
    return "Reviews of \(title(of: .product(product)))"
  }

  /// The name of the thing that a link is about; nil where the link says it itself.
  private func name(ofWhereLeads text: String) -> String? {
    do {
      let place = try DeepLink(typed: text).place
      return switch place {
      case .category, .product, .person: place.map { title(of: $0) }
      case .reviews(let product): title(of: .product(product))
      case .order(let id): order(id).map(\.day)
      default: nil
      }
    } catch {
      // What wants more before it is a link leads nowhere yet.
      return nil
    }
  }
}

extension Place {
  /// What is done there that has no command of its own, in the words one looks for it; nil where nothing is.
  fileprivate var wordsOfDeeds: String? {
    switch self {
    case .cart: "check out"
    case .section(.appearance): "theme"
    case .section(.prices): "currency, how they are written"
    default: nil
    }
  }
}
