import ArgumentParser
import Platform
import ShopCore
import ShopData

/// `shop import`: sells what is in a file from now on.
struct ImportCommand: ParsableCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Sell what is in a file, in place of what the shop sells now.",
    discussion: """
      The file is JSON (an array of products, or an object with “products”) or comma-separated \
      values as Shopify exports products; which of them is seen by how it begins. It is read as a \
      whole before anything changes: a file that is refused changes nothing, and the same file \
      twice gives the same shop. Its stock counts from then on: nothing that was bought before is \
      taken from it. What was said of products that are in it stays.

        shop import products.csv --currency EUR
        shop import products.json --prices cents
        curl https://shop.example/products.json | shop import -
        shop import --sample

      Programs that are open sell what they began with: nothing is imported before they are quit.

      Exit status: 0 where everything was imported, 1 where the shop's database cannot be written, \
      3 where a session is open, 4 where the file cannot be read or is wrong, 5 where something was \
      skipped, 6 where its format is unknown, 64 where the command line is wrong.
      """
  )

  @Argument(
    help: "The file; “-” reads standard input.",
    completion: .file(extensions: ["json", "csv"])
  )
  var file: String?

  @Flag(help: "Sell what comes with the program again.")
  var sample = false

  @OptionGroup var money: MoneyOptions

  func validate() throws {
    guard (file == nil) == sample else {
      throw ValidationError("Either a file or “--sample” says what to sell.")
    }
    if sample, let option = money.given {
      throw ValidationError("“\(option)” is about a file: what “--sample” sells says it itself.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try runImport() }
  }

  @MainActor private func runImport() throws {
    let reading: CatalogReading
    do {
      reading = try read()
    } catch {
      throw refusal(error, status: error.exitStatus)
    }
    try sell(reading)
  }

  /// Sells what was read, and says what came of it.
  @MainActor private func sell(_ reading: CatalogReading) throws {
    let directory = SessionOptions.stateDirectory
    do {
      try directory.prepare()
      try directory.withUnusedDatabase { database in
        // The orders there are to begin with are those of the built-in catalogue, whatever is sold
        // first.
        if try !database.isStocked() { try database.stock(with: CatalogReader().embedded()) }
        try database.replaceCatalog(with: reading.catalog)
      }
    } catch let open as SessionsAreOpen {
      throw refusal(Self.words(for: open.sessions), status: 3)
    } catch {
      throw refusal("\(error)", status: 1)
    }
    say(reading.summary)
    if let assumption = reading.assumption { say(assumption) }
    try finishPrinting()
    if !reading.skipped.isEmpty { throw ExitCode(5) }
  }

  /// A program that is open reads what it sells as one looks at it: it would sell from two catalogues.
  private static func words(for open: [SessionName]) -> String {
    open.count == 1
      ? "Nothing was imported: \(open[0]) is open, and goes on selling what it began with. Quit it first."
      : "Nothing was imported: \(open.listed) are open, and go on selling what they began with. "
        + "Quit them first."
  }

  private static let standardInput = "standard input"

  @MainActor private func read() throws(CatalogError) -> CatalogReading {
    guard let file else { return try money.reader.sample() }
    let line = ProgressLine(isShown: isatty(STDERR_FILENO) == 1)
    defer { line.end() }
    let isStandardInput = file == "-"
    if isStandardInput, isatty(STDIN_FILENO) == 1 {
      throw .unreadable(
        file: Self.standardInput,
        reason: "it is a terminal; name a file, or lead one in with “<” or “|”"
      )
    }
    return try money.reader.read(
      path: isStandardInput ? "/dev/stdin" : file,
      named: isStandardInput ? Self.standardInput : nil
    ) { count in MainActor.assumeIsolated { line.show(count) } }
  }
}

extension CatalogError {
  /// The exit status of a command that needed the file.
  var exitStatus: Int32 {
    switch self {
    case .unknownFormat: 6
    case .pricesKnown, .saidOtherwise: 64
    case .unreadable, .empty, .notText, .notJSON, .notCSV, .wrongShape, .noProducts,
      .nothingToSell:
      4
    }
  }
}
