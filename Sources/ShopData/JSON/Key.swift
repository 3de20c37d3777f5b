import Platform

struct Key: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) {
    stringValue = value
  }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}

extension KeyedDecodingContainer<Key> {
  /// The first text under these names that is not blank.
  func text(_ names: Key...) throws -> String? {
    for name in names where contains(name) {
      let plain = try? decode(String.self, forKey: name)
      guard let text = try plain ?? decode(TextRecord?.self, forKey: name)?.text else { continue }
      if text.contains(where: { !$0.isWhitespace }) { return text }
    }
    return nil
  }

  /// The texts under the first of these names that has any, as an array or separated by commas.
  func texts(_ names: Key...) -> [String] {
    for name in names {
      if let texts = try? decode([TextIfAny].self, forKey: name), !texts.isEmpty {
        return texts.compactMap(\.text)
      }
      if let text = try? decode(String.self, forKey: name), !text.isEmpty {
        return text.split(separator: ",").map(String.init)
      }
    }
    return []
  }

  /// The exact decimal digits of a number or text; for other values a description that fails to
  /// parse later, so the error can show it.
  func number(_ name: Key) throws -> String? {
    guard contains(name), try !decodeNil(forKey: name) else { return nil }
    if let number = try? decode(Decimal.self, forKey: name) { return number.description }
    if let text = (try? decode(String.self, forKey: name))?.trimmed {
      return text.isEmpty ? nil : text
    }
    if let truth = try? decode(Bool.self, forKey: name) { return "\(truth)" }
    if (try? nestedUnkeyedContainer(forKey: name)) != nil { return "[…]" }
    if (try? nestedContainer(keyedBy: Key.self, forKey: name)) != nil { return "{…}" }
    return (try? decode(Double.self, forKey: name))?.description ?? CatalogRecord.unreadNumber
  }
}

/// A text, or nil: one bad element doesn't fail the whole array.
private struct TextIfAny: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    text = try? TextRecord(from: decoder).text
  }
}
