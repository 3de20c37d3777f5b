import ArgumentParser
import DesignSystem
import Platform
import ShopCore
import ShopData

/// Measures a keystroke in the search, and filling and opening a database.
struct SearchBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Types names into the search of shops of several sizes.",
    discussion: """
      “slips” are words with two letters swapped. “search” is the search alone, “rows” what it takes to read and draw the first 30 results as well. “hostile” are names and descriptions made to be slow, as an import leaves them. \
      Nothing is remembered from one name to the next.
      """
  )

  @Argument(help: "A JSON catalogue to measure as well, with prices in cents.")
  var file: String?

  @Option(help: "How many names are typed in each shop.")
  var names = 60

  func run() throws {
    print("shop                      products/s   open ms  typing    keys", terminator: "")
    print("   search p50      p99      max     rows p50      p99")
    try measure("the program's own", CatalogReader().embedded())
    if let file {
      let reading = try CatalogReader(prices: .cents).read(path: file)
      try measure(URL(fileURLWithPath: file).lastPathComponent, reading.catalog)
    } else {
      try measure("generated", .generated(count: 5000))
    }
    try measure("generated", .generated(count: 100_000))
    try measure("hostile", .hostile(count: 60))
  }

  private func measure(_ name: String, _ catalog: Catalog) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "shop.db").path
    var filling = Timings()
    try filling.measure { try ShopDatabase(path: path).replaceCatalog(with: catalog) }
    var opening = Timings()
    for _ in 0..<20 {
      try opening.measure { try lookAround(StoredCatalog(in: ShopDatabase(path: path))) }
    }
    let rate =
      Double(catalog.products.count) / (filling.milliseconds(percentile: 50) / 1000)
    let shop = padded("\(name), \(catalog.products.count)", to: 25)
    let figures = column(rate, digits: 0, width: 11) + column(opening.milliseconds(percentile: 50))

    let database = try ShopDatabase(path: path)
    let step = max(1, catalog.products.count / names)
    let typed = stride(from: 0, to: catalog.products.count, by: step).map { index in
      let name = catalog.products[index].name.prefix(40)
      return (1...max(1, name.count)).map { String(name.prefix($0)) }
    }
    let letters = "abcdefghijklmnopqrstuvwxyz0123456789".map { [String($0)] }
    let pairs = letters.flatMap { letter in letters.map { [letter[0] + " " + $0[0]] } }
    print(shop + figures + "  names   " + (try type(typed, in: database)))
    print(padded("", to: 45) + "  letters " + (try type(letters, in: database)))
    print(padded("", to: 45) + "  pairs   " + (try type(pairs, in: database)))
    let slips = typed.compactMap { texts in texts.last?.withLettersSwapped }.map { [$0] }
    print(padded("", to: 45) + "  slips   " + (try type(slips, in: database)))
  }

  /// Each text is a list of its beginnings, letter by letter.
  private func type(_ texts: [[String]], in database: ShopDatabase) throws -> String {
    var searching = Timings()
    var showing = Timings()
    for text in texts {
      let catalog = try StoredCatalog(in: database)
      for beginning in text {
        showing.measure {
          let results = searching.measure { catalog.search(beginning) }
          draw(results, of: catalog)
        }
      }
    }
    return column(Double(searching.count), digits: 0, width: 6)
      + column(searching.milliseconds(percentile: 50), width: 13)
      + column(searching.milliseconds(percentile: 99))
      + column(searching.milliseconds(percentile: 100))
      + column(showing.milliseconds(percentile: 50), width: 13)
      + column(showing.milliseconds(percentile: 99))
  }

  /// Draws the first 30 results on a screen of 80 columns.
  private func draw(_ results: SearchResults, of catalog: StoredCatalog) {
    let rows = results.hits.prefix(30).compactMap { hit -> Row<Int>? in
      guard case .product(let id) = hit, let product = catalog.product(id) else { return nil }
      let detail = results.reason(for: product, in: catalog)?.text
      return .item(
        product.name,
        marks: results.marks(in: product.name),
        detail: detail,
        action: 0
      )
    }
    let layout = Layout(of: ScreenContent(title: "", rows: rows), width: 80)
    var drawing = Drawing<Int>(canvas: Canvas(width: 80, height: 48))
    let area = drawing.canvas.bounds
    drawing.draw(layout, at: ListPosition(), in: area, isFocused: true) { _ in 0 }
  }

  /// Reads what the first screen shows.
  private func lookAround(_ catalog: StoredCatalog) {
    for product in catalog.featuredProducts.prefix(30) { _ = product?.name }
    for category in catalog.categories.prefix(30) { _ = catalog.products(in: category.id).count }
  }
}

extension StoredCatalog {
  fileprivate convenience init(in database: ShopDatabase) throws {
    try self.init(in: database) { preconditionFailure("A read failed: \($0)") }
  }
}

extension String {
  /// The first word with two of its letters swapped.
  fileprivate var withLettersSwapped: String {
    var letters = Array(prefix { $0 != " " })
    if letters.count > 3 { letters.swapAt(2, 3) }
    return String(letters)
  }
}
