public import ArgumentParser
import ShopCore
public import ShopData

/// What a file's prices mean where it does not say so itself; nobody guesses.
struct MoneyOptions: ParsableArguments {
  @Option(help: "What the file's prices count, if it does not say: units or cents.")
  var prices = PriceUnit.units

  @Option(help: ArgumentHelp("The file's currency, if it does not say.", valueName: "code"))
  var currency = "USD"

  func validate() throws {
    guard currency.count == 3, currency.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
      throw ValidationError(
        "“--currency \(currency)” is no ISO 4217 code: three capitals are, such as EUR."
      )
    }
  }

  var reader: CatalogReader {
    CatalogReader(prices: prices, currency: Currency(code: currency))
  }
}

extension PriceUnit: ExpressibleByArgument {}
