import ArgumentParser
import ShopCore
import ShopData

/// Measures how good the search results are, as people rated them.
struct RelevanceBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "relevance",
    abstract: "Asks rated queries of the search, and of SQLite's full-text search as it comes.",
    discussion: """
      NDCG@10: gain 2^rating − 1, discount log2(place + 1), the ideal of all ratings of a query in \
      the catalogue, the mean over the queries. It fails where the search is not as good as the \
      plain one.
      """
  )

  @Argument(help: "A JSON catalogue with prices in cents.")
  var catalogue: String

  @Argument(help: "The ratings of its products: comma-separated query, id and rating.")
  var ratings: String

  func run() throws {
    let catalog = try CatalogReader(prices: .cents).read(path: catalogue).catalog
    let queries = try RatedQueries(path: ratings, of: catalog)
    let relevance = try Relevance(of: queries, in: catalog)
    let rows = [
      ("the search", relevance.own), ("plain, all words", relevance.plainAll),
      ("plain, any word", relevance.plainAny),
    ]
    print("relevance               products  queries  NDCG@10")
    for (name, quality) in rows {
      print(
        padded(name, to: 22) + column(Double(catalog.products.count), digits: 0, width: 10)
          + column(Double(queries.count), digits: 0) + column(quality)
      )
    }
    if relevance.own < max(relevance.plainAll, relevance.plainAny) { throw ExitCode.failure }
  }
}
