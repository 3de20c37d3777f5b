import Platform

/// Prints JSON without control sequences that a terminal would act on; its meaning is unchanged.
func say(json: String) {
  print(json.printableJSON(isASCII: isASCIIOnly(STDOUT_FILENO)))
}

nonisolated extension Encodable {
  /// The value as JSON for people: indented, with sorted keys.
  func prettyJSON(userInfo: [CodingUserInfoKey: any Sendable] = [:]) throws -> String {
    let encoder = JSONEncoder()
    encoder.userInfo = userInfo
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

nonisolated extension String {
  /// The same JSON with everything escaped that cannot be shown.
  func printableJSON(isASCII: Bool) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isLineEnd = scalar == "\n"
      if scalar.mustBeEscaped && !isLineEnd || isASCII && !scalar.isASCII {
        text += scalar.escapeInJSON
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

nonisolated extension String {
  /// The string as JSON writes it at the shortest, so that a line that was read is not longer when it
  /// is written again.
  var quotedInJSON: String {
    let inside = unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\u{0}"..."\u{1F}": text += scalar.escapeInJSON
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(inside)\""
  }
}

nonisolated extension Unicode.Scalar {
  /// For example `\u001b`; a surrogate pair if four digits are not enough.
  var escapeInJSON: String {
    String(self).utf16.map { half in
      let digits = String(half, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
