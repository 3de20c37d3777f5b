/// Why a catalogue file cannot be used.
public enum CatalogError: Error, Hashable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case empty(file: String)
  case notText(file: String, offset: Int)
  case unknownFormat(file: String)
  case notJSON(file: String, reason: String)
  case notCSV(file: String, mistake: String)
  case pricesKnown(file: String)
  /// The file says itself what its prices are, and not what an option says.
  case saidOtherwise(file: String, option: String, own: String)
  case wrongShape(file: String, place: String, reason: String)
  case noProducts(file: String)
  case nothingToSell(file: String, skipped: [SkippedRecord])

  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "The catalogue “\(file)” cannot be read: \(reason)."
    case .empty(let file): "The catalogue “\(file)” is empty."
    case .notText(let file, let offset):
      "The catalogue “\(file)” is not UTF-8 text: byte \(offset) belongs to no character."
    case .unknownFormat(let file):
      "The catalogue “\(file)” is in no format this shop reads: it has to begin with “[” or “{” "
        + "(JSON), or with a line of column names, “Handle” and “Title” among them (a product file "
        + "of Shopify)."
    case .notCSV(let file, let mistake):
      "The catalogue “\(file)” is wrong at \(mistake)."
    case .pricesKnown(let file):
      "The prices of the catalogue “\(file)” count units, as in every product file of Shopify: "
        + "“--prices” is for JSON."
    case .saidOtherwise(let file, let option, let own):
      "The catalogue “\(file)” says itself that its prices are in \(own): “\(option)” is for files that "
        + "do not say it."
    case .notJSON(let file, let reason):
      "The catalogue “\(file)” is not JSON: \(reason)"
    case .wrongShape(let file, let place, let reason):
      "The catalogue “\(file)” is wrong at \(place): \(reason)"
    case .noProducts(let file):
      "The catalogue “\(file)” has no products: an array of them is needed, or an object with "
        + "“products”, each with a “name” or “title”, or records below the column names."
    case .nothingToSell(let file, let skipped):
      "Nothing in the catalogue “\(file)” can be sold: "
        + skipped.prefix(3).map(\.description).joined(separator: "; ")
        + (skipped.count > 3 ? "; and \(skipped.count - 3) more." : ".")
    }
  }
}
