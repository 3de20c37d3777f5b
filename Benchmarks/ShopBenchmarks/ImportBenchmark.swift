import ArgumentParser
import Platform
import ShopCore
import ShopData

/// Measures reading product files and writing them into a database.
struct ImportBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Reads product files, and writes what is in them into a database.",
    discussion: "Without files a comma-separated one of 20,000 products is made and read."
  )

  @Argument(help: "Files as `shop import` takes them; prices in cents.")
  var files: [String] = []

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    print("importing                products  variants  read ms write ms  products/s")
    for file in files.isEmpty ? [try madeFile(in: folder)] : files {
      try measure(file, database: folder.appending(path: "shop.db").path)
    }
  }

  private func measure(_ file: String, database: String) throws {
    var reading = Timings()
    var writing = Timings()
    let prices: PriceUnit? = file.hasSuffix(".csv") ? nil : .cents
    let read = try reading.measure { try CatalogReader(prices: prices).read(path: file) }
    try writing.measure { try ShopDatabase(path: database).replaceCatalog(with: read.catalog) }
    let milliseconds = reading.milliseconds(percentile: 50) + writing.milliseconds(percentile: 50)
    print(
      padded(URL(fileURLWithPath: file).lastPathComponent, to: 23)
        + column(Double(read.productCount), digits: 0, width: 10)
        + column(Double(read.variantCount), digits: 0, width: 10)
        + column(reading.milliseconds(percentile: 50), digits: 0)
        + column(writing.milliseconds(percentile: 50), digits: 0)
        + column(Double(read.productCount) / milliseconds * 1_000, digits: 0, width: 12)
    )
  }

  private func madeFile(in folder: URL) throws -> String {
    var text = "Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Variant Price\n"
    for product in Catalog.generated(count: 20_000).products {
      let id = product.id.rawValue
      text += "\(id),\(product.name),<p>\(product.description)</p>,Maker,Things,Size,S,9.50\n"
      text += "\(id),,,,,,M,10.50\n"
    }
    let file = folder.appending(path: "generated.csv")
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
