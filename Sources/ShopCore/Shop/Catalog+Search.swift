/// Something a search finds.
public enum SearchHit: Hashable, Sendable {
  case category(Category.ID)
  case product(Product.ID)
  case person(Person.ID)
}

extension Catalog {
  /// What has a word that begins like each word of the query: shelves, people, then products;
  /// names that begin with its first word come first within their kind.
  public func search(_ query: String) -> [SearchHit] {
    let words = query.lowercased().split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return [] }

    func found<Model>(_ models: [Model], name: (Model) -> String, hit: (Model) -> SearchHit)
      -> [SearchHit]
    {
      var best: [SearchHit] = []
      var rest: [SearchHit] = []
      for model in models {
        let name = name(model).lowercased()
        guard words.allSatisfy({ name.hasWord(beginningWith: $0) }) else { continue }
        if name.hasPrefix(first) { best.append(hit(model)) } else { rest.append(hit(model)) }
      }
      return best + rest
    }

    return found(categories, name: \.name) { .category($0.id) }
      + found(people, name: \.name) { .person($0.id) }
      + found(products, name: \.name) { .product($0.id) }
  }
}

extension String {
  fileprivate func hasWord(beginningWith prefix: Substring) -> Bool {
    hasPrefix(prefix)
      || split { !$0.isLetter && !$0.isNumber }.contains { $0.hasPrefix(prefix) }
  }
}
