import CLibxml2
import Platform

/// A text encoding, known by its IANA name, such as `windows-1252`.
public struct TextEncoding: Hashable, Sendable {
  /// The name as given.
  public let name: String

  /// Nil if libxml2 doesn't support the encoding.
  public init?(named name: String) {
    guard let handler = xmlFindCharEncodingHandler(name) else { return nil }
    xmlCharEncCloseFunc(handler)
    self.name = name
  }

  /// True for UTF-8, which libxml2 does not check.
  var isUTF8: Bool { xmlParseCharEncoding(name) == XML_CHAR_ENCODING_UTF8 }

  /// The text in UTF-8; nil if some bytes are invalid.
  func decoded(_ data: Data) -> Data? {
    guard let handler = xmlFindCharEncodingHandler(name),
      let input = xmlBufferCreateSize(data.count + 1), let output = xmlBufferCreate()
    else { return nil }
    defer {
      xmlCharEncCloseFunc(handler)
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    let isRead = data.withUnsafeBytes { bytes in
      xmlBufferAdd(input, bytes.bindMemory(to: xmlChar.self).baseAddress, Int32(data.count)) == 0
    }
    guard isRead else { return nil }
    // Keeps libxml2 from printing to standard error; the caller reports errors.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    // Each call stops when its output buffer is full.
    while xmlBufferLength(input) > 0 {
      let left = xmlBufferLength(input)
      guard xmlCharEncInFunc(handler, output, input) >= 0, xmlBufferLength(input) < left else {
        return nil
      }
    }
    return Data(bytes: xmlBufferContent(output), count: Int(xmlBufferLength(output)))
  }
}

extension Data {
  /// The text in UTF-8 without its byte order mark (UTF-8, UTF-16 or UTF-32); nil if it has none.
  func decodedByItsMark() -> Result<Data, UndecodableText>? {
    if starts(with: [0xEF, 0xBB, 0xBF]) { return .success(dropFirst(3)) }
    let isWide = starts(with: [0xFF, 0xFE, 0, 0]) || starts(with: [0, 0, 0xFE, 0xFF])
    guard isWide || starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) else { return nil }
    guard count.isMultiple(of: isWide ? 4 : 2),
      let text = String(data: self, encoding: isWide ? .utf32 : .utf16)
    else { return .failure(UndecodableText(encoding: isWide ? "UTF-32" : "UTF-16")) }
    return .success(Data(text.utf8))
  }
}

struct UndecodableText: Error {
  let encoding: String
}

/// A format that has to be unpacked or exported before it can be read as text.
public enum PackedFormat: Hashable, Sendable {
  case archive
  case document

  /// Nil if the data may be text.
  init?(_ data: Data) {
    if Self.archives.contains(where: data.starts) || data.dropFirst(257).starts(with: "ustar".utf8)
    {
      self = .archive
    } else if Self.documents.contains(where: data.starts) {
      self = .document
    } else if data.starts(with: "PK".utf8), data.dropFirst(2).first.map({ $0 < 8 }) == true {
      // A zip archive has the names of its files in it; an OpenDocument file begins with its type.
      let names = ["[Content_Types].xml", "opendocument.spreadsheet"]
      let beginning = data.prefix(4_096)
      let isWorkbook = names.contains { beginning.firstRange(of: Data($0.utf8)) != nil }
      self = isWorkbook ? .document : .archive
    } else {
      return nil
    }
  }

  /// How gzip, bzip2, xz, Zstandard, 7-Zip and RAR files begin.
  private static let archives: [[UInt8]] = [
    [0x1F, 0x8B], Array("BZh".utf8), [0xFD] + Array("7zXZ".utf8), [0x28, 0xB5, 0x2F, 0xFD],
    Array("7z".utf8) + [0xBC, 0xAF], Array("Rar!".utf8),
  ]
  /// How workbooks of old spreadsheets and PDF files begin.
  private static let documents: [[UInt8]] = [[0xD0, 0xCF, 0x11, 0xE0], Array("%PDF".utf8)]
}
