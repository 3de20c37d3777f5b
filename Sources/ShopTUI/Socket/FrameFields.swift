import FoundationEssentials

/// The fields of a line: an object of texts and flags, in the version that is spoken here.
nonisolated struct FrameFields {
  var texts: [String: String] = [:]
  var flags: [String: Bool] = [:]

  init() {}

  /// Reads a line that may have these fields and no others.
  init(_ line: some Collection<UInt8>, known: Set<String>) throws(FrameError) {
    guard line.count < Frame.longest else { throw .tooLong }
    guard String(validating: line, as: UTF8.self) != nil else { throw .notText }
    let values: [String: Value]
    do {
      values = try JSONDecoder().decode([String: Value].self, from: Data(line))
    } catch {
      throw .notAnObject
    }
    guard case .number(let version) = values["shop"] else { throw .wrongField("shop") }
    guard version == Frame.version else { throw .otherVersion(version) }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) where name != "shop" {
      guard known.contains(name) else { throw .unknownField(name) }
      switch value {
      case .text(let text): texts[name] = text
      case .flag(let flag): flags[name] = flag
      case .number, .other: throw .wrongField(name)
      }
    }
    guard flags.keys.allSatisfy({ $0 == "newWindow" }), texts["newWindow"] == nil else {
      throw .wrongField(texts["newWindow"] == nil ? flags.keys.sorted()[0] : "newWindow")
    }
  }

  /// The line that says them, with its end.
  var line: [UInt8] {
    let members =
      ["\"shop\":\(Frame.version)"] + flags.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }
      + texts.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1.quoted)" }
    return Array("{\(members.joined(separator: ","))}\n".utf8)
  }

  private enum Value: Decodable {
    case text(String)
    case flag(Bool)
    case number(Int)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .other
      }
    }
  }
}

extension String {
  /// The text as JSON writes it.
  nonisolated fileprivate var quoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        quoted += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
