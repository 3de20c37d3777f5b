public import ShopCore

/// A catalogue that was read, and which records of its file were left out.
public struct CatalogReading: Sendable {
  /// What could be read.
  public let catalog: Catalog
  /// In the order of the file.
  public let skipped: [SkippedRecord]
  /// How many texts were cut because they were longer than a screen has use for.
  public let shortenedCount: Int
  /// The columns that were read, by their names; empty where nothing was read by column.
  public let columns: [String]
  /// Whether neither the file nor anybody else said what its prices count.
  var assumesUnits = false
  /// The same for the currency.
  var assumesCurrency = false

  init(catalog: Catalog, skipped: [SkippedRecord], shortenedCount: Int = 0, columns: [String] = [])
  {
    self.catalog = catalog
    self.skipped = skipped
    self.shortenedCount = shortenedCount
    self.columns = columns
  }

  /// How many products could be read.
  public var productCount: Int { catalog.products.count }

  /// How many things there are to choose; a product without options is one.
  public var variantCount: Int { catalog.products.reduce(0) { $0 + max(1, $1.variants.count) } }

  /// What came of reading, in a line, and below it why records were left out.
  ///
  /// Of each kind of reason the first few stand by record, and the others in a number.
  public var summary: String {
    let unpriced = catalog.products.count { $0.price == nil }
    let counts =
      [
        Self.counted(productCount, "product"), Self.counted(variantCount, "variant"),
        "\(skipped.count) skipped",
      ] + (unpriced == 0 ? [] : ["\(unpriced) without a price"])
    return ([counts.joined(separator: ", ")] + reasons + shortening).joined(separator: "\n")
  }

  /// What was assumed of the prices, and how to say otherwise; nil where nothing was.
  public var assumption: String? {
    let code = catalog.currency.code
    return switch (assumesUnits, assumesCurrency) {
    case (true, true):
      "The file does not say the unit and currency of its prices; units of \(code) were assumed. "
        + "“--prices” and “--currency” change that."
    case (true, false):
      "The file does not say the unit of its prices; units were assumed. "
        + "“--prices” changes that."
    case (false, true):
      "The file does not say the currency of its prices; \(code) was assumed. "
        + "“--currency” changes that."
    case (false, false): nil
    }
  }

  private var shortening: [String] {
    guard shortenedCount > 0 else { return [] }
    return [
      "\(Self.counted(shortenedCount, "text")) shortened: "
        + "names end after \(Self.longestLine) characters, "
        + "descriptions and reviews after \(Self.longestText)"
    ]
  }

  /// The most characters of a text that stands in one line, such as a name or a value of an option.
  static let longestLine = 500
  /// The most characters of a text with lines of its own, such as a description or a review.
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
      // One more than named takes a line as well, and says less.
      guard records.count > Self.mostNamed + 1 else { return records.map(\.description) }
      return records.prefix(Self.mostNamed).map(\.description)
        + ["and \(records.count - Self.mostNamed) more: \(kind)"]
    }
  }

  private static let mostNamed = 5

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
