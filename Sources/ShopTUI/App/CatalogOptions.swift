public import ArgumentParser
import ShopCore
public import ShopData

/// Options for what a catalog file leaves open: the currency of its prices and its encoding.
struct CatalogOptions: ParsableArguments {
  @Option(
    help: "Unit of the prices, if the file does not say: units or cents (default: units)."
  )
  var prices: PriceUnit?

  @Option(
    help: ArgumentHelp("Currency, if the file does not say (default: USD).", valueName: "code")
  )
  var currency: String?

  @Option(
    help: ArgumentHelp(
      "Text encoding, such as windows-1252 (default: UTF-8, or UTF-16 or UTF-32 with a byte order mark).",
      valueName: "name"
    )
  )
  var encoding: String?

  var given: String? {
    let options = [
      (prices?.rawValue, "--prices"), (currency, "--currency"), (encoding, "--encoding"),
    ]
    return options.first { $0.0 != nil }?.1
  }

  func validate() throws {
    if let currency, !Currency.isInUse(currency) {
      throw ValidationError(
        "“--currency \(currency)” is not a currency in use: give its ISO 4217 code, such as EUR."
      )
    }
    if let encoding, TextEncoding(named: encoding) == nil {
      throw ValidationError(
        "“--encoding \(encoding)” is not a supported encoding; try windows-1252 or UTF-8."
      )
    }
  }

  var reader: CatalogReader {
    CatalogReader(
      prices: prices,
      currency: currency.map { Currency(code: $0) },
      encoding: encoding.flatMap(TextEncoding.init(named:))
    )
  }
}

extension PriceUnit: ExpressibleByArgument {}
