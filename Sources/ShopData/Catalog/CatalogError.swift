/// Why a catalogue file cannot be used.
public enum CatalogError: Error, Hashable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case notText(file: String, offset: Int)
  case notJSON(file: String, reason: String)
  case wrongShape(file: String, place: String, reason: String)
  case noProducts(file: String)

  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "The catalogue “\(file)” cannot be read: \(reason)."
    case .notText(let file, let offset):
      "The catalogue “\(file)” is not UTF-8 text: byte \(offset) belongs to no character."
    case .notJSON(let file, let reason):
      "The catalogue “\(file)” is not JSON: \(reason)"
    case .wrongShape(let file, let place, let reason):
      "The catalogue “\(file)” is wrong at \(place): \(reason)"
    case .noProducts(let file):
      "The catalogue “\(file)” has no products: an array of them is needed, or an object with "
        + "“products”, each with a “name” or “title”."
    }
  }
}
