import Platform
import ShopCore
import ShopData

/// Queries with products that people rated, from 0, does not fit, to 3, exactly what was meant.
struct RatedQueries {
  private var ratings: [String: [Product.ID: Int]] = [:]

  /// Reads lines of query, product and rating below a header; products that the catalog lacks are
  /// skipped.
  init(path: String, of catalog: Catalog) throws {
    let text = String(decoding: try FileContents.of(path, atMost: 1 << 24), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: ",").map(String.init)
      guard fields.count == 3, let rating = Int(fields[2]) else { continue }
      let id = Product.ID(rawValue: fields[1])
      guard catalog.product(id) != nil else { continue }
      ratings[fields[0], default: [:]][id] = rating
    }
  }

  var count: Int { ratings.count }

  /// The mean NDCG@10 of a search.
  func quality(of search: (String) throws -> [Product.ID]) rethrows -> Double {
    let all = try ratings.map { query, ratings in
      let ideal = Self.gain(of: ratings.values.sorted(by: >))
      let own = Self.gain(of: try search(query).map { ratings[$0] ?? 0 })
      return ideal == 0 ? 0 : own / ideal
    }
    return all.reduce(0, +) / Double(max(1, all.count))
  }

  private static func gain(of ratings: [Int]) -> Double {
    ratings.prefix(10).enumerated().reduce(0) { sum, place in
      sum + (pow(2, Double(place.element)) - 1) / log2(Double(place.offset + 2))
    }
  }
}
