import CCatalog
import Platform
public import ShopCore

/// Reads catalogs from JSON and CSV files and from the one built into the program.
public struct CatalogReader: Sendable {
  private let prices: PriceUnit?
  private let currency: Currency?
  private let encoding: TextEncoding?

  /// A reader with a price unit and a currency for files that don't say theirs; units of USD by
  /// default.
  ///
  /// Text is UTF-8, UTF-16 or UTF-32 if it begins with a byte order mark, or in the given encoding.
  /// Shopify and WooCommerce tables always use units; for them, giving `prices` is an error.
  public init(
    prices: PriceUnit? = nil,
    currency: Currency? = nil,
    encoding: TextEncoding? = nil
  ) {
    self.prices = prices
    self.currency = currency
    self.encoding = encoding
  }

  /// The catalog built into the program, which states its own currency and price unit; read once.
  public func embedded() throws(CatalogError) -> Catalog {
    try Self.embedded.get()
  }

  private static let embedded = Result { () throws(CatalogError) in
    try CatalogReader().sample().catalog
  }

  /// The catalog built into the program, with the report of reading it.
  public func sample() throws(CatalogError) -> CatalogReading {
    let text = Data(bytes: shop_catalog(), count: shop_catalog_size())
    return try catalog(from: text, file: "catalog.json")
  }

  /// Reads a file; if any part is malformed, throws with its place.
  public func read(
    path: String,
    progress: ImportProgress? = nil
  ) throws(CatalogError) -> CatalogReading {
    try read([(path, path)], progress: progress)
  }

  /// Reads several files as one catalog; if one is malformed, none is used.
  ///
  /// A file without a path is standard input.
  public func read(
    _ files: [(path: String?, name: String)],
    progress: ImportProgress? = nil
  ) throws(CatalogError) -> CatalogReading {
    var read: [CatalogRecord] = []
    for file in files {
      let data = try Self.contents(of: file.path, named: file.name)
      read.append(try record(of: data, file: file.name, progress: progress))
    }
    return try catalog(of: read)
  }

  func catalog(
    from data: Data,
    file: String,
    progress: ImportProgress? = nil
  ) throws(CatalogError) -> CatalogReading {
    try catalog(of: [record(of: data, file: file, progress: progress)])
  }

  private func catalog(of files: [CatalogRecord]) throws(CatalogError) -> CatalogReading {
    let currencies = files.compactMap { file in file.currency.map { (file.file, $0) } }
    if let first = currencies.first, let other = currencies.first(where: { $0.1 != first.1 }) {
      throw .otherCurrency(file: other.0, currency: other.1, first: first.1)
    }
    let own = currencies.first.map { Currency(code: $0.1) }
    var builder = CatalogBuilder(currency: own ?? currency ?? Currency(code: "USD"))
    for file in files {
      builder.add(file, prices: file.prices ?? prices ?? .units, isOnly: files.count == 1)
    }
    var reading = builder.build()
    reading.assumesUnits = prices == nil && files.contains { $0.prices == nil }
    reading.assumesCurrency = currency == nil && files.contains { $0.currency == nil }
    reading.isOneFile = files.count == 1
    guard !reading.catalog.products.isEmpty else {
      let names = files.map(\.file).joined(separator: ", ")
      throw reading.skipped.isEmpty
        ? .noProducts(file: names) : .nothingToSell(file: names, skipped: reading.skipped)
    }
    return reading
  }

  private func record(
    of data: Data,
    file: String,
    progress: ImportProgress?
  ) throws(CatalogError) -> CatalogRecord {
    if let format = PackedFormat(data) { throw .packed(file: file, format) }
    let data = try text(of: data, file: file)
    guard let first = data.firstVisibleByte else { throw .empty(file: file) }
    var record =
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
      ? try json(data, file: file, progress: progress)
      : try table(data, file: file, progress: progress)
    record.file = file
    record.adoptCurrencyOfProducts()
    try checkMoney(of: record, file: file)
    return record
  }

  private func table(
    _ data: Data,
    file: String,
    progress: ImportProgress?
  ) throws(CatalogError) -> CatalogRecord {
    let record: CatalogRecord?
    do {
      record = try CatalogRecord.table(Array(data), progress: progress)
    } catch {
      throw .notCSV(file: file, mistake: "\(error)")
    }
    guard let record else { throw .unknownFormat(file: file) }
    guard record.prices == nil || prices == nil else { throw .pricesKnown(file: file) }
    return record
  }

  private func text(of data: Data, file: String) throws(CatalogError) -> Data {
    switch data.decodedByItsMark() {
    case .failure(let error): throw .notEncoded(file: file, encoding: error.encoding)
    case .success(let text):
      if let offset = text.firstByteOutsideUTF8 {
        throw .notAsMarked(file: file, offset: offset + data.count - text.count)
      }
      return text
    case nil: break
    }
    if let encoding, !encoding.isUTF8 {
      guard let text = encoding.decoded(data) else {
        throw .notEncoded(file: file, encoding: encoding.name)
      }
      return text
    }
    if let offset = data.firstByteOutsideUTF8 { throw .notText(file: file, offset: offset) }
    return data
  }

  /// Throws if an option contradicts what the file says about its prices.
  private func checkMoney(of record: CatalogRecord, file: String) throws(CatalogError) {
    if let own = record.prices, let prices, own != prices {
      throw .saidOtherwise(file: file, option: "--prices \(prices.rawValue)", own: own.rawValue)
    }
    if let own = record.currency, let currency, own != currency.code {
      throw .saidOtherwise(file: file, option: "--currency \(currency.code)", own: own)
    }
  }

  private func json(
    _ data: Data,
    file: String,
    progress: ImportProgress?
  ) throws(CatalogError) -> CatalogRecord {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.progress { decoder.userInfo[key] = progress }
    do {
      if let lines = data.linesOfJSON { return try CatalogRecord(lines: lines, by: decoder) }
      // First, because the decoder skips an element whose JSON is malformed, reads 01 as no number,
      // and crashes where a text ends in too many brackets.
      if let mistake = JSONSyntax.mistake(in: data) { throw mistake }
      var record = try decoder.decode(CatalogRecord.self, from: data)
      let path = record.path
      record.lines = { JSONSyntax.lines(ofElementsAt: path, in: data) }
      return record
    } catch let error as DecodingError {
      throw CatalogError(error, file: file)
    } catch {
      throw .notJSON(file: file, reason: "\(error)")
    }
  }

  private static func contents(of path: String?, named name: String) throws(CatalogError) -> Data {
    do {
      guard let path else { return try FileContents.ofStandardInput(atMost: mostBytes) }
      return try FileContents.of(path, atMost: mostBytes)
    } catch {
      let limit = error.isTooLarge ? "; no more than 1 GB is read" : ""
      throw .unreadable(file: name, reason: "\(error)\(limit)")
    }
  }

  /// A limit because parsing holds several copies of the file in memory.
  private static let mostBytes = 1 << 30
}

extension CatalogError {
  init(_ error: DecodingError, file: String) {
    let (context, reason): (DecodingError.Context, String)
    switch error {
    case .dataCorrupted(let found): (context, reason) = (found, found.debugDescription)
    case .typeMismatch(let type, let found), .valueNotFound(let type, let found):
      (context, reason) = (found, "\(DecodingError.words(for: type)) is expected.")
    case .keyNotFound(let key, let found):
      (context, reason) = (found, "“\(key.stringValue)” is missing.")
    @unknown default:
      self = .notJSON(file: file, reason: "\(error)")
      return
    }
    self = .wrongShape(file: file, place: DecodingError.place(context.codingPath), reason: reason)
  }
}

extension Data {
  /// The first byte that is not white space; nil if there is none.
  fileprivate var firstVisibleByte: UInt8? { first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } }

  /// The lines of a JSON Lines file; nil if the first line is not a complete value or the only one.
  fileprivate var linesOfJSON: [Data]? {
    guard first == UInt8(ascii: "{"), let end = firstIndex(of: UInt8(ascii: "\n")) else {
      return nil
    }
    guard self[end...].firstVisibleByte != nil,
      JSONSyntax.mistake(in: self[..<end]) == nil
    else { return nil }
    return split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The offset of the first invalid byte; nil if all is UTF-8.
  package var firstByteOutsideUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
