import SceneNavigation
import ShopCore
import ShopScreens

/// Choices of a prompt that depend on the shop.
extension ShopState {
  /// The completions of a link: words of places, then ids with the names they belong to.
  func linkChoices(for typed: String) -> [Choice] {
    LinkTable.shop.completions(of: typed, ids: ids).map { completion in
      Choice(
        completion.text,
        detail: name(ofWhereLeads: completion.text),
        trailing: completion.name,
        effect: .complete(completion.text)
      )
    }
  }

  func choice(for link: DeepLink) -> Choice {
    Choice(
      title(of: link),
      alsoKnownAs: link.place?.actionWords,
      trailing: link.row.map { $0.isRoot ? "Tab" : $0.name } ?? "",
      effect: .openLink(link)
    )
  }

  func title(of link: DeepLink) -> String {
    guard let place = link.place else { return link.tab.title }
    guard case .reviews(let product) = place else { return title(of: place) }
    return "Reviews of \(title(of: .product(product)))"
  }

  /// The name of what a link is about; nil if the link says it itself.
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
      // An unfinished link leads nowhere yet.
      return nil
    }
  }
}

extension Place {
  /// Words for what can be done there that has no command of its own; nil if there is nothing.
  fileprivate var actionWords: String? {
    switch self {
    case .cart: "check out"
    case .section(.appearance): "theme"
    case .section(.prices): "currency, how they are written"
    default: nil
    }
  }
}
