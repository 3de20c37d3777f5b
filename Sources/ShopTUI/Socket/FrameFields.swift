import Platform

/// The fields of a line: a JSON object of texts and flags in the current protocol version.
nonisolated struct FrameFields {
  enum Text: String, CaseIterable {
    case open
    case window
    case landed
    case did
    case refused
  }

  var texts: [Text: String] = [:]
  var wantsNewWindow: Bool?

  private static let version = "shop"
  private static let newWindow = "newWindow"

  init() {}

  init(_ line: some Collection<UInt8>) throws(FrameError) {
    guard line.count < Frame.longest else { throw .tooLong }
    guard String(validating: line, as: UTF8.self) != nil else { throw .notText }
    do {
      // The decoder crashes where a text ends in one bracket more than it nests, so it gets a blank.
      self = try JSONDecoder().decode(FrameFields.self, from: Data(line) + [0x20])
    } catch let error as FrameError {
      throw error
    } catch {
      throw .notAnObject
    }
  }

  func text(_ field: Text) throws(FrameError) -> String {
    guard let text = texts[field] else { throw .wrongField(field.rawValue) }
    return text
  }

  func expect(only known: Set<Text>) throws(FrameError) {
    for field in Text.allCases where texts[field] != nil && !known.contains(field) {
      throw .unknownField(field.rawValue)
    }
  }

  /// The line, including its end.
  var line: [UInt8] {
    let flag = wantsNewWindow.map { ["\"\(Self.newWindow)\":\($0)"] } ?? []
    let members = Text.allCases.compactMap { field in
      texts[field].map { "\"\(field.rawValue)\":\($0.quotedInJSON)" }
    }
    let version = "\"\(Self.version)\":\(Frame.version)"
    return Array("{\(([version] + members + flag).joined(separator: ","))}\n".utf8)
  }
}

nonisolated extension FrameFields: Decodable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    func value<Value: Decodable>(_ name: String) throws(FrameError) -> Value {
      do {
        return try container.decode(Value.self, forKey: Name(stringValue: name))
      } catch {
        throw .wrongField(name)
      }
    }
    let version: Int = try value(Self.version)
    guard version == Frame.version else { throw FrameError.otherVersion(version) }
    for name in container.allKeys.map(\.stringValue).sorted() where name != Self.version {
      if let field = Text(rawValue: name) {
        texts[field] = try value(name)
      } else if name == Self.newWindow {
        wantsNewWindow = try value(name)
      } else {
        throw FrameError.unknownField(name)
      }
    }
  }
}
