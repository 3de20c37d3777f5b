/// Something that is said of a product beside its name, by which it can be found.
public struct SearchedText: Hashable, Sendable {
  /// What it is about the product.
  public enum Part: Sendable {
    case brand
    case kind
    case tag
    case sku
    case choice
    case reviewer
    case description
  }

  /// What it is about the product.
  public let part: Part
  /// What it says.
  public let text: String

  /// A text of a part of a product.
  public init(part: Part, text: String) {
    self.part = part
    self.text = text
  }
}

extension Product {
  /// What is said of it beside its name, what it is first.
  public func searchedTexts(in catalog: some CatalogSource) -> [SearchedText] {
    var texts: [SearchedText] = []
    func add(_ part: SearchedText.Part, _ all: [String?]) {
      texts += all.compactMap { $0.map { SearchedText(part: part, text: $0) } }
    }
    add(.brand, [brand])
    add(.kind, [catalog.category(category)?.name])
    add(.tag, tags)
    add(.sku, [sku] + variants.map(\.sku))
    add(.choice, variants.map(\.name))
    add(.reviewer, reviews.map { catalog.person($0.author)?.name })
    add(.description, description.isEmpty ? [] : [description])
    return texts
  }
}

extension SearchResults {
  /// Where a product has a word that was searched for and its name does not say; nil where the name
  /// says all of them, or nothing does.
  public func reason(for product: Product, in catalog: some CatalogSource) -> SearchedText? {
    let others = query.without(wordsIn: product.name)
    return product.searchedTexts(in: catalog).lazy.compactMap { said in
      guard let first = others.marks(in: said.text).first else { return nil }
      guard said.part == .description else { return said }
      return SearchedText(part: said.part, text: said.text.excerpt(around: first))
    }.first
  }
}

extension String {
  /// The words around some characters, in one line.
  fileprivate func excerpt(around range: Range<Int>) -> String {
    let words = split(whereSeparator: \.isWhitespace)
    let marked = index(startIndex, offsetBy: range.lowerBound)
    let place = words.firstIndex { $0.endIndex > marked } ?? 0
    let shown = words[max(0, place - 2)..<min(words.count, place + 3)]
    return (place > 2 ? "…" : "") + shown.joined(separator: " ")
      + (place + 3 < words.count ? "…" : "")
  }
}
