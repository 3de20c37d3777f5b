import Platform
public import ShopCore

/// Makes catalogues of files: of the one inside the program and of anybody's, in JSON or as Shopify
/// exports products.
public struct CatalogReader: Sendable {
  /// Told after each record how many were read.
  public typealias Progress = @Sendable (Int) -> Void

  private let prices: PriceUnit?
  private let currency: Currency?

  /// A reader for files that do not say themselves what their prices count and in which currency:
  /// units of USD, unless something else is given.
  ///
  /// Those of Shopify's export always count units, and
  /// are refused to whoever says anything.
  public init(prices: PriceUnit? = nil, currency: Currency? = nil) {
    self.prices = prices
    self.currency = currency
  }

  /// The catalogue that is part of the program.
  public func embedded() throws(CatalogError) -> Catalog {
    try sample().catalog
  }

  /// The catalogue that is part of the program, as if it had been read from a file.
  public func sample() throws(CatalogError) -> CatalogReading {
    try catalog(from: Data(PackageResources.catalog_json), file: "catalog.json")
  }

  /// Reads a file; a wrong one is refused as a whole, with the place of what is wrong.
  ///
  /// Another name than its path is what it is called then.
  public func read(
    path: String,
    named name: String? = nil,
    progress: Progress? = nil
  ) throws(CatalogError) -> CatalogReading {
    let name = name ?? path
    return try catalog(from: Self.contents(of: path, named: name), file: name, progress: progress)
  }

  func catalog(
    from data: Data,
    file: String,
    progress: Progress? = nil
  ) throws(CatalogError) -> CatalogReading {
    guard !data.isEmpty else { throw .empty(file: file) }
    if let offset = data.firstByteOutsideUTF8 { throw .notText(file: file, offset: offset) }
    let data = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    let record: CatalogRecord
    var skipped: [SkippedRecord] = []
    if data.beginsLikeJSON {
      record = try json(data, file: file, progress: progress)
      skipped = record.skipped
    } else if var reader = ShopifyReader(Array(data)) {
      guard prices == nil else { throw .pricesKnown(file: file) }
      do {
        let read = try reader.read(progress: progress)
        record = CatalogRecord(products: read.products, prices: .units)
        skipped = read.skipped
      } catch {
        throw .notCSV(file: file, mistake: "\(error)")
      }
    } else {
      throw .unknownFormat(file: file)
    }
    try checkMoney(of: record, file: file)
    var builder = CatalogBuilder(
      record,
      prices: prices ?? .units,
      currency: currency ?? Currency(code: "USD"),
      skipped: skipped
    )
    var reading = builder.build()
    reading.assumesUnits = prices == nil && record.prices == nil
    reading.assumesCurrency = currency == nil && record.currency == nil
    guard !reading.catalog.products.isEmpty else {
      throw reading.skipped.isEmpty
        ? .noProducts(file: file) : .nothingToSell(file: file, skipped: reading.skipped)
    }
    return reading
  }

  /// Throws where the file says itself what its prices are, and somebody said something else.
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
    progress: Progress?
  ) throws(CatalogError) -> CatalogRecord {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.progress { decoder.userInfo[key] = progress }
    do {
      let record = try decoder.decode(CatalogRecord.self, from: data)
      // What the decoder took for something else may be no JSON at all.
      if !record.skipped.isEmpty, let mistake = JSONSyntax.mistake(in: data) {
        throw CatalogError.notJSON(file: file, reason: "\(mistake)")
      }
      return record
    } catch let error as CatalogError {
      throw error
    } catch let error as DecodingError {
      if let mistake = JSONSyntax.mistake(in: data) {
        throw .notJSON(file: file, reason: "\(mistake)")
      }
      throw CatalogError(error, file: file)
    } catch {
      throw .notJSON(file: file, reason: "\(error)")
    }
  }

  private static func contents(of path: String, named name: String) throws(CatalogError) -> Data {
    do {
      return try FileContents.of(path, atMost: mostBytes)
    } catch {
      let limit = error.isTooLarge ? "; no more than 1 GB is read" : ""
      throw .unreadable(file: name, reason: "\(error)\(limit)")
    }
  }

  /// What is read stands in memory several times over while it is taken apart.
  private static let mostBytes = 1 << 30
}

extension CatalogError {
  init(_ error: DecodingError, file: String) {
    switch error {
    case .dataCorrupted(let context):
      self = .wrongShape(
        file: file,
        place: Self.place(context.codingPath),
        reason: context.debugDescription
      )
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .wrongShape(
        file: file,
        place: Self.place(context.codingPath),
        reason: "\(Self.words(for: type)) is expected."
      )
    case .keyNotFound(let key, let context):
      self = .wrongShape(
        file: file,
        place: Self.place(context.codingPath),
        reason: "“\(key.stringValue)” is missing."
      )
    @unknown default:
      self = .notJSON(file: file, reason: "\(error)")
    }
  }

  /// What JSON calls a type.
  static func words(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Int.Type, is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "an array"
    default: "an object"
    }
  }

  /// Where something is in a file, as in `products[3].price`.
  static func place(_ path: [any CodingKey]) -> String {
    let place = path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return place.isEmpty ? "its beginning" : place
  }
}

extension Data {
  /// Whether its first character that is no space opens an array or an object.
  fileprivate var beginsLikeJSON: Bool {
    let first = first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  /// Where the first byte stands that belongs to no character; nil where all is UTF-8.
  var firstByteOutsideUTF8: Int? {
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
