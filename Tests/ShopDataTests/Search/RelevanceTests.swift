import Foundation
import ShopCore
import ShopData
import Testing

@testable import ShopBenchmarks

@Suite struct `What the search finds` {
  @Test func `is better than what SQLite's full-text search as it comes finds`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Rated"

    let relevance = try relevance(of: folder + "/queries.csv", in: folder + "/products.json")

    #expect(relevance.own > max(relevance.plainAll, relevance.plainAny))
    #expect(relevance.own >= 0.9)
  }

  @Test(.enabled(if: ratings != nil))
  func `is what people meant, in a catalogue of others`() throws {
    let relevance = try relevance(of: ratings ?? "", in: "\(folder ?? "")/icecat-5000.json")

    #expect(relevance.own >= max(0.76, relevance.plainAll, relevance.plainAny))
  }

  private func relevance(of queries: String, in products: String) throws -> Relevance {
    let catalog = try CatalogReader(prices: .cents).read(path: products).catalog
    return try Relevance(of: RatedQueries(path: queries, of: catalog), in: catalog)
  }
}

private let folder = ProcessInfo.processInfo.environment["SHOP_CATALOGUES"]

/// The ratings that lie beside the catalogues of others, if there are any.
private let ratings = folder.map { $0 + "/../search/rated-queries.csv" }.flatMap { path in
  FileManager.default.fileExists(atPath: path) ? path : nil
}
