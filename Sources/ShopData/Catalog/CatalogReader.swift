public import ShopCore

import FoundationEssentials

/// A catalogue that was read, and which records of its file were left out.
public struct CatalogReading: Sendable {
  public let catalog: Catalog
  public let skipped: [SkippedRecord]
}

/// A record of a file that could not become a product.
public struct SkippedRecord: Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1 in the order of the file.
  public let number: Int
  public let reason: String

  public var description: String { "record \(number): \(reason)" }
}

/// Makes catalogues of JSON files, of the one inside the program and of anybody's.
public struct CatalogReader: Sendable {
  private let prices: PriceUnit
  private let currency: Currency

  /// A reader for files that do not say themselves what their prices count and in which currency.
  public init(prices: PriceUnit = .units, currency: Currency = Currency(code: "USD")) {
    self.prices = prices
    self.currency = currency
  }

  /// The catalogue that is part of the program.
  public func embedded() throws(CatalogError) -> Catalog {
    try catalog(from: Data(PackageResources.catalog_json), file: "catalog.json").catalog
  }

  /// Reads a file; a wrong one is refused as a whole, with the place of what is wrong.
  public func read(path: String) throws(CatalogError) -> CatalogReading {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: path, reason: Self.reason(of: error))
    }
    return try catalog(from: data, file: path)
  }

  func catalog(from data: Data, file: String) throws(CatalogError) -> CatalogReading {
    if let offset = data.firstByteOutsideUTF8 { throw .notText(file: file, offset: offset) }
    let data = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    let record: CatalogRecord
    do {
      record = try JSONDecoder().decode(CatalogRecord.self, from: data)
    } catch let error as DecodingError {
      if let mistake = JSONSyntax.mistake(in: data) {
        throw .notJSON(file: file, reason: "\(mistake)")
      }
      throw CatalogError(error, file: file)
    } catch {
      throw .notJSON(file: file, reason: "\(error)")
    }
    var builder = CatalogBuilder(record, prices: prices, currency: currency)
    let reading = builder.build()
    guard !reading.catalog.products.isEmpty else { throw .noProducts(file: file) }
    return reading
  }

  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "it may not be read by you"
    case .fileReadTooLarge: "it is too large"
    default: "it is no ordinary file"
    }
  }
}

extension CatalogError {
  init(_ error: DecodingError, file: String) {
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      self = .wrongShape(
        file: file,
        place: Self.place(context.codingPath),
        reason: context.debugDescription
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

  /// Where something is in a file, as in `products[3].price`.
  private static func place(_ path: [any CodingKey]) -> String {
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
