/// A text about a product, besides its name, by which search can find it.
public struct SearchedText: Hashable, Sendable {
  /// The part of a product that a text comes from.
  public enum Part: Sendable {
    case brand
    case kind
    case tag
    case sku
    case choice
    case reviewer
    case description
  }

  /// The part of the product it comes from.
  public let part: Part
  /// The text itself.
  public let text: String
}

extension Product {
  /// All searchable texts besides the name; the brand and the category come first.
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
  /// Where a product matches a searched word that its name lacks; nil if the name has them all or
  /// nothing matches.
  public func reason(for product: Product, in catalog: some CatalogSource) -> SearchedText? {
    let others = query.without(wordsIn: product.name)
    guard !others.isEmpty else { return nil }
    for said in product.searchedTexts(in: catalog) {
      guard let first = others.marks(in: said.text).first else { continue }
      guard said.part == .description else { return said }
      return SearchedText(part: said.part, text: said.text.excerpt(around: first))
    }
    return nil
  }
}

extension String {
  /// Up to five words around a range of character offsets, on one line.
  fileprivate func excerpt(around range: Range<Int>) -> String {
    let words = split(whereSeparator: \.isWhitespace)
    let marked = index(startIndex, offsetBy: range.lowerBound)
    let place = words.firstIndex { $0.endIndex > marked } ?? 0
    let shown = words[max(0, place - 2)..<min(words.count, place + 3)]
    return (place > 2 ? "…" : "") + shown.joined(separator: " ")
      + (place + 3 < words.count ? "…" : "")
  }
}
