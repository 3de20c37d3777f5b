import SceneNavigation
import ShopCore

/// Suggestions for typed text.
extension ShopState {
  /// The most ids suggested for a slot of a link, and the most places for a text.
  private static let most = 40
  /// How many models of a kind are matched by id; the rest of a longer list is found by name only.
  private static let mostByID = 500

  /// Ids for a slot of a link: those that begin with the typed text, then those of models whose
  /// names match it.
  func ids(for slot: LinkSlot, beginning: String) -> [String] {
    let begun = beginning.lowercased()
    func ids<Model>(_ models: some Sequence<Model>, _ id: (Model) -> String) -> [String] {
      Array(models.lazy.map(id).filter { $0.lowercased().hasPrefix(begun) }.prefix(Self.most))
    }
    func firsts<Model>(_ list: CatalogList<Model>) -> some Sequence<Model> {
      list.prefix(Self.mostByID).lazy.compactMap(\.self)
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

  /// The categories, people and products that match a text, best first.
  func found(_ text: String) -> [Place] {
    catalog.search(text).hits.prefix(Self.most).map(\.place)
  }
}

extension Place {
  /// Its id, if it is the kind of thing a slot is for; else nil.
  fileprivate func id(for slot: LinkSlot) -> String? {
    switch self {
    case .category(let id): slot.name == "category" ? id.rawValue : nil
    case .product(let id): slot.name == "product" ? id.rawValue : nil
    case .person(let id): slot.name == "person" ? id.rawValue : nil
    default: nil
    }
  }
}
