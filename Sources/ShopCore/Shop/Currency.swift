/// What an amount of money is counted in.
public struct Currency: Hashable, Codable, Sendable {
  /// The ISO 4217 code, such as `EUR`.
  public let code: String
  /// How many decimal digits the minor unit stands for: 2 for EUR, 0 for JPY, 3 for KWD.
  public let exponent: Int

  /// Whether a text has the form of an ISO 4217 code: three capitals.
  public static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.utf8.allSatisfy { (65...90).contains($0) }
  }

  /// A currency with the exponent ISO 4217 gives its code; 2 for a code it does not list.
  public init(code: String) {
    self.code = code
    exponent =
      switch code {
      case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND",
        "VUV", "XAF", "XOF", "XPF":
        0
      case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
      default: 2
      }
  }

  /// The sign people write, or the code where there is no common one.
  public var symbol: String {
    switch code {
    case "EUR": "€"
    case "USD": "$"
    case "GBP": "£"
    case "JPY": "¥"
    default: code
    }
  }
}
