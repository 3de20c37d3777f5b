/// Why a catalogue file cannot be used.
public enum CatalogError: Error, Hashable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case empty(file: String)
  case notText(file: String, offset: Int)
  /// Some of its bytes are no characters of the encoding it has or is said to have.
  case notEncoded(file: String, encoding: String)
  case packed(file: String, PackedFormat)
  case unknownFormat(file: String)
  case notJSON(file: String, reason: String)
  case notCSV(file: String, mistake: String)
  case pricesKnown(file: String)
  /// The file says itself what its prices are, and not what an option says.
  case saidOtherwise(file: String, option: String, own: String)
  /// It is sold beside one whose prices are in another currency.
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
      "The catalogue “\(file)” is not UTF-8 text: byte \(offset) belongs to no character. If a program "
        + "for Windows wrote it, “--encoding windows-1252” may read it."
    case .notEncoded(let file, let encoding):
      "The catalogue “\(file)” is no text in \(encoding): some of its bytes belong to no character."
    case .packed(let file, .zip):
      "The catalogue “\(file)” is a zip archive: unpack it, and import what is in it."
    case .packed(let file, .gzip):
      "The catalogue “\(file)” is packed with gzip: unpack it with “gunzip”, and import what comes out."
    case .packed(let file, .workbook):
      "The catalogue “\(file)” is a workbook of a spreadsheet: save it as CSV in UTF-8, and import that."
    case .unknownFormat(let file):
      "The catalogue “\(file)” is in no format this shop reads: it has to begin with “[” or “{” "
        + "(JSON), or with a line of column names: those of a product file of Shopify or WooCommerce, or "
        + "“name” and others such as “price”."
    case .otherCurrency(let file, let currency, let first):
      "The prices of the catalogue “\(file)” are in \(currency), and those of another one in \(first): "
        + "a shop has one currency."
    case .notCSV(let file, let mistake):
      "The catalogue “\(file)” is wrong at \(mistake)."
    case .pricesKnown(let file):
      "The prices of the catalogue “\(file)” count units, as in every product file of Shopify and "
        + "WooCommerce: “--prices” is for JSON and other tables."
    case .saidOtherwise(let file, let option, let own):
      "The catalogue “\(file)” says itself that its prices are in \(own): “\(option)” is for files that "
        + "do not say it."
    case .notJSON(let file, let reason):
      "The catalogue “\(file)” is not JSON: \(reason)"
    case .wrongShape(let file, let place, let reason):
      "The catalogue “\(file)” is wrong at \(place): \(reason)"
    case .noProducts(let file):
      "The catalogue “\(file)” has no products: an array of them is needed, or an object with "
        + "“products”, “items”, “data” or “hits”, each with a “name” or “title”, or records below the column names."
    case .nothingToSell(let file, let skipped):
      "Nothing in the catalogue “\(file)” can be sold: "
        + skipped.prefix(3).map(\.description).joined(separator: "; ")
        + (skipped.count > 3 ? "; and \(skipped.count - 3) more." : ".")
    }
  }
}
