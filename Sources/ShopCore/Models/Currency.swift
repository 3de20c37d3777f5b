/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
  /// The ISO 4217 code, such as `EUR`.
  public let code: String
  /// The number of decimal digits of the minor unit: 2 for EUR, 0 for JPY, 3 for KWD.
  public let exponent: Int

  /// True if ISO 4217 lists the code as in use.
  public static func isInUse(_ text: String) -> Bool { codes.contains(text) }

  private static let codes = Set(
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF
    CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD
    HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD
    LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK
    PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS
    TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """
    .split { $0 == " " || $0 == "\n" }.map(String.init)
  )

  /// A currency with the exponent ISO 4217 gives its code; 2 for an unlisted code.
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

  /// The common sign, or the code if there is none.
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
