import SceneNavigation
import ShopCore

/// What the shop has to offer to somebody who types.
extension ShopState {
  /// The most ids that are offered for one slot of a link, and the most places for a text.
  private static let most = 40
  /// How many models of a kind are asked for their ids; in longer lists names are searched alone.
  private static let lookedAt = 500

  /// The ids that can stand in a slot of a link and begin with what was typed of it, then those of
  /// things whose names have such words.
  func ids(for slot: LinkSlot, beginning: String) -> [String] {
    let begun = beginning.lowercased()
    func ids<Model>(_ models: some Sequence<Model>, _ id: (Model) -> String) -> [String] {
      Array(models.lazy.map(id).filter { $0.lowercased().hasPrefix(begun) }.prefix(Self.most))
    }
    func firsts<Model>(_ list: CatalogList<Model>) -> some Sequence<Model> {
      list.prefix(Self.lookedAt).lazy.compactMap(\.self)
    }
    let fitting =
      switch slot.name {
      case "category": ids(catalog.categories) { $0.id.rawValue }
      case "product": ids(firsts(catalog.allProducts)) { $0.id.rawValue }
      case "person": ids(firsts(catalog.allPeople)) { $0.id.rawValue }
      case "order": ids(ownOrders) { $0.id.rawValue }
      default: [String]()
      }
    let named = found(beginning).compactMap { $0.id(for: slot) }
    return fitting + named.filter { !fitting.contains($0) }
  }

  /// The shelves, people and products that a text finds, the best first.
  func found(_ text: String) -> [Place] {
    catalog.search(text).hits.prefix(Self.most).map(\.place)
  }
}

extension Place {
  /// The id that stands for it in a slot of a link; nil where another kind of thing belongs there.
  fileprivate func id(for slot: LinkSlot) -> String? {
    switch self {
    case .category(let id): slot.name == "category" ? id.rawValue : nil
    case .product(let id): slot.name == "product" ? id.rawValue : nil
    case .person(let id): slot.name == "person" ? id.rawValue : nil
    default: nil
    }
  }
}
