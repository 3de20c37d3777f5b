import ArgumentParser
import Platform
import ShopCore
import ShopData

/// `shop import`: replaces the catalog with the one in a file.
struct ImportCommand: MainCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Replace what the shop sells with the products of some files.",
    discussion: """
      A file is JSON (an array of products, an object with one under “products”, “items”, “data” or \
      “hits”, or one product in each line) or a table: the product CSV of Shopify or WooCommerce, or \
      any table with a header line, a column “name” or “title” and another known one. The format is detected. \
      All files are read before anything changes: if one is refused, nothing changes. The stock is \
      the file's from then on. Existing reviews are kept.

        shop import products.csv --currency EUR
        shop import products.json --prices cents
        shop import old.csv --encoding windows-1252 --dry-run
        curl https://shop.example/products.json | shop import -
        shop import --sample

      Quit running shops before importing.

      Exit status: 0 if everything was imported; 1 if the shop's database cannot be written; 3 if a \
      session is open; 4 for an unreadable or malformed file; 5 if something was skipped; 6 if the \
      format is unknown; 64 for a usage error.
      """
  )

  @Argument(
    help: "The files; “-” reads standard input.",
    completion: .file(extensions: ["json", "jsonl", "csv", "tsv"])
  )
  var files: [String] = []

  @Flag(help: "Sell the built-in catalogue again.")
  var sample = false

  @Flag(help: "Show the result and change nothing.")
  var dryRun = false

  @OptionGroup var options: CatalogOptions

  func validate() throws {
    guard files.isEmpty == sample else {
      throw ValidationError("Give either files or “--sample”.")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("“-” can be given once: standard input is read to its end.")
    }
    if sample, let option = options.given {
      throw ValidationError("“\(option)” is for files and does not go with “--sample”.")
    }
  }

  func perform() throws {
    let line = ProgressLine()
    defer { line.end() }
    let reading = try read(showing: line)
    if !dryRun { try sell(reading, showing: line) }
    line.end()
    say(reading.summary)
    if !reading.columns.isEmpty {
      say("Read from the columns \(reading.columns.map { "“\($0)”" }.joined(separator: ", ")).")
    }
    if let assumption = reading.assumption { say(assumption) }
    if dryRun { say("Dry run: nothing was changed.") }
    try finishPrinting(after: dryRun ? nil : "The import itself is done.")
    if !reading.skipped.isEmpty { throw ExitStatus.incomplete.code }
  }

  @MainActor private func sell(_ reading: CatalogReading, showing line: ProgressLine) throws {
    let directory = SessionOptions.stateDirectory
    do {
      try directory.prepare()
      line.show("checking the database")
      try directory.withUnusedDatabase { database in
        // The sample orders refer to the built-in catalog, so it is stocked first.
        if try !database.isStocked() { try database.stock(with: CatalogReader().embedded()) }
        try database.replaceCatalog(with: reading.catalog) { percent in
          MainActor.assumeIsolated { line.show("\(percent) % written") }
        }
      }
    } catch let open as SessionsAreOpen {
      line.end()
      throw refusal(Self.words(for: open.sessions), .inUse)
    }
  }

  /// A running shop reads products as they are shown, so it would mix both catalogs.
  private static func words(for open: [SessionName]) -> String {
    "Nothing was imported: \(open.listed) \(open.count == 1 ? "is" : "are") open. "
      + "Quit running shops before importing."
  }

  private static let standardInput = "standard input"

  @MainActor private func read(showing line: ProgressLine) throws(CatalogError) -> CatalogReading {
    if sample { return try options.reader.sample() }
    if files.contains("-"), isatty(STDIN_FILENO) == 1 {
      throw .unreadable(
        file: Self.standardInput,
        reason: "it is a terminal; name a file, or use “<” or “|”"
      )
    }
    let named = files.map { file in
      file == "-" ? (path: nil, name: Self.standardInput) : (path: file, name: file)
    }
    line.show("reading")
    return try options.reader.read(named) { count in
      MainActor.assumeIsolated { line.show("\(count) records read") }
    }
  }
}
