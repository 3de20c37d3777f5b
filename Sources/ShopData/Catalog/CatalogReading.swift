public import ShopCore

/// A catalog that was read, with a report of skipped records.
public struct CatalogReading: Sendable {
  /// The records that could be read.
  public let catalog: Catalog
  /// The records that were skipped, in file order.
  public let skipped: [SkippedRecord]
  /// How many texts were shortened because they were too long for the screen.
  public internal(set) var shortenedCount = 0
  /// The names of the columns that were read; empty for the format of a known program.
  public internal(set) var columns: [String] = []
  /// True if a file did not give the price unit, and no option did.
  var assumesUnits = false
  /// True if a file did not give the currency, and no option did.
  var assumesCurrency = false
  /// False if several files were read as one catalog.
  var isOneFile = true

  /// The number of products read.
  public var productCount: Int { catalog.products.count }

  /// The number of variants read; a product without options counts as one.
  public var variantCount: Int { catalog.products.reduce(0) { $0 + max(1, $1.variants.count) } }

  /// The counts in one line, then why records were skipped.
  ///
  /// The first few records for each kind of reason are listed; the rest are counted.
  public var summary: String {
    let unpriced = catalog.products.count { $0.price == nil }
    let counts =
      [
        productCount.counted("product"), variantCount.counted("variant"),
        "\(skipped.count.grouped) skipped",
      ] + (unpriced == 0 ? [] : ["\(unpriced.grouped) without a price"])
    return ([counts.joined(separator: ", ")] + reasons + shortening).joined(separator: "\n")
  }

  /// What was assumed about prices and how to change it; nil if nothing was.
  public var assumption: String? {
    let code = catalog.currency.code
    let files = isOneFile ? "The file does not say" : "Not every file says"
    return switch (assumesUnits, assumesCurrency) {
    case (true, true):
      "\(files) the unit and currency of its prices; units of \(code) were assumed. "
        + "“--prices” and “--currency” change that."
    case (true, false):
      "\(files) the unit of its prices; units were assumed. "
        + "“--prices” changes that."
    case (false, true):
      "\(files) the currency of its prices; \(code) was assumed. "
        + "“--currency” changes that."
    case (false, false): nil
    }
  }

  private var shortening: [String] {
    guard shortenedCount > 0 else { return [] }
    return [
      "\(shortenedCount.counted("text")) shortened: "
        + "names end after \(Self.longestLine.grouped) characters, "
        + "descriptions and reviews after \(Self.longestText.grouped)"
    ]
  }

  /// The most characters of a one-line text, such as a name or an option value.
  static let longestLine = 500
  /// The most characters of a text with several lines, such as a description or a review.
  static let longestText = 10_000

  private var reasons: [String] {
    var kinds: [String] = []
    var records: [String: [SkippedRecord]] = [:]
    for record in skipped {
      let kind = record.reason.kind
      if records[kind] == nil { kinds.append(kind) }
      records[kind, default: []].append(record)
    }
    return kinds.flatMap { kind in
      let records = records[kind] ?? []
      // “and 1 more” would take a line too and say less than the record.
      guard records.count > Self.mostNamed + 1 else { return records.map(\.description) }
      return records.prefix(Self.mostNamed).map(\.description)
        + ["and \((records.count - Self.mostNamed).grouped) more: \(kind)"]
    }
  }

  private static let mostNamed = 5
}
