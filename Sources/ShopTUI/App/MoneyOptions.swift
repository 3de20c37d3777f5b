public import ArgumentParser
import ShopCore
public import ShopData

/// What a file's prices mean where it does not say so itself.
struct MoneyOptions: ParsableArguments {
  @Option(
    help: "What a JSON file's prices count, if it does not say: units or cents (default: units)."
  )
  var prices: PriceUnit?

  @Option(
    help: ArgumentHelp("The file's currency, if it does not say (default: USD).", valueName: "code")
  )
  var currency: String?

  /// The first of them that was given; nil where none was.
  var given: String? {
    prices != nil ? "--prices" : currency != nil ? "--currency" : nil
  }

  func validate() throws {
    if let currency, !Currency.isCode(currency) {
      throw ValidationError(
        "“--currency \(currency)” is no ISO 4217 code: three capitals are, such as EUR."
      )
    }
  }

  var reader: CatalogReader {
    CatalogReader(prices: prices, currency: currency.map { Currency(code: $0) })
  }
}

extension PriceUnit: ExpressibleByArgument {}
