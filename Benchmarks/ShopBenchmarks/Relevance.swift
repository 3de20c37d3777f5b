import ShopCore
import ShopData

/// The mean NDCG@10 of rated queries, for the shop's search and for SQLite's full-text search with
/// its defaults.
struct Relevance {
  let own: Double
  /// All words have to match; in `plainAny` one of them does.
  let plainAll: Double
  let plainAny: Double

  init(of queries: RatedQueries, in catalog: Catalog) throws {
    let database = try ShopDatabase.inMemory()
    try database.replaceCatalog(with: catalog)
    let stored = try StoredCatalog(in: database) { preconditionFailure("A read failed: \($0)") }
    let plain = try PlainSearch(of: catalog)
    own = queries.quality { query in
      stored.search(query).hits.compactMap { if case .product(let id) = $0 { id } else { nil } }
    }
    plainAll = try queries.quality { try plain.search($0, joining: " ") }
    plainAny = try queries.quality { try plain.search($0, joining: " OR ") }
  }
}
