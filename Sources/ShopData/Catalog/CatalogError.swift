import ShopCore

/// Why a catalog file can't be used.
public enum CatalogError: Error, Hashable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case empty(file: String)
  case notText(file: String, offset: Int)
  /// The mark of UTF-8 is followed by other text, which no encoding given by an option can change.
  case notAsMarked(file: String, offset: Int)
  /// Some bytes are invalid in the encoding that was given or detected.
  case notEncoded(file: String, encoding: String)
  case packed(file: String, PackedFormat)
  case unknownFormat(file: String)
  case notJSON(file: String, reason: String)
  case notCSV(file: String, mistake: String)
  case pricesKnown(file: String)
  /// An option contradicts what the file says about its prices.
  case saidOtherwise(file: String, option: String, own: String)
  /// Another file has prices in a different currency.
  case otherCurrency(file: String, currency: String, first: String)
  case wrongShape(file: String, place: String, reason: String)
  case noProducts(file: String)
  case nothingToSell(file: String, skipped: [SkippedRecord])

  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "The catalogue “\(file)” cannot be read: \(reason)."
    case .empty(let file): "The catalogue “\(file)” is empty."
    case .notText(let file, let offset):
      "The catalogue “\(file)” is not UTF-8 text: byte \(offset) is invalid. "
        + "“--encoding windows-1252” may read it."
    case .notAsMarked(let file, let offset):
      "The catalogue “\(file)” starts with a UTF-8 byte order mark, but byte \(offset) is invalid: save it "
        + "again as UTF-8, or without the mark."
    case .notEncoded(let file, let encoding):
      "The catalogue “\(file)” is not text in \(encoding): some of its bytes are invalid. Save it "
        + "again as UTF-8."
    case .packed(let file, .archive):
      "The catalogue “\(file)” is packed: unpack it and import the files in it."
    case .packed(let file, .document):
      "The catalogue “\(file)” is a spreadsheet or another document: save it as CSV in UTF-8 and "
        + "import that."
    case .unknownFormat(let file):
      "The catalogue “\(file)” has an unknown format: it must start with “[” or “{” "
        + "(JSON), or with a header line: that of Shopify's or WooCommerce's product file, or one with "
        + "“name” or “title” and another column it knows, such as “price”."
    case .otherCurrency(let file, let currency, let first):
      "The prices of the catalogue “\(file)” are in \(currency), those of another file in \(first): "
        + "a shop has one currency."
    case .notCSV(let file, let mistake):
      "The catalogue “\(file)” is malformed at \(mistake)."
    case .pricesKnown(let file):
      "The prices of the catalogue “\(file)” count units, as in every product file of Shopify and "
        + "WooCommerce: “--prices” is for JSON and other tables."
    case .saidOtherwise(let file, let option, let own):
      "The catalogue “\(file)” says that its prices are in \(own): “\(option)” is for files that "
        + "do not say."
    case .notJSON(let file, let reason):
      "The catalogue “\(file)” is not JSON: \(reason)"
    case .wrongShape(let file, let place, let reason):
      "The catalogue “\(file)” is malformed at \(place): \(reason)"
    case .noProducts(let file):
      "The catalogue “\(file)” has no products: an array of them is needed, or an object with "
        + "“products”, “items”, “data” or “hits”, each with a “name” or “title”, or records below the column names."
    case .nothingToSell(let file, let skipped):
      "Nothing in the catalogue “\(file)” can be sold: "
        + skipped.prefix(3).map(\.description).joined(separator: "; ")
        + (skipped.count > 3 ? "; and \((skipped.count - 3).grouped) more." : ".")
    }
  }
}
