/// Why bytes from the socket are not a valid request or answer.
nonisolated enum FrameError: Error, Hashable, CustomStringConvertible {
  case tooLong
  case severalLines
  case notText
  case notAnObject
  case otherVersion(Int)
  case unknownField(String)
  /// A field is missing or has an invalid value.
  case wrongField(String)
  case twoPlaces

  var description: String {
    switch self {
    case .tooLong: "A line has at most \(Frame.longest) bytes."
    case .severalLines: "Only one line is accepted."
    case .notText: "The line is not UTF-8 text."
    case .notAnObject: "The line is not a JSON object."
    case .otherVersion(let version):
      "Protocol version \(version) is not supported; this shop uses \(Frame.version)."
    case .unknownField(let name): "Unknown field “\(name.prefix(40))”."
    case .wrongField(let name): "The field “\(name)” is missing or invalid."
    case .twoPlaces: "A link can be for one window or for a new one, not for both."
    }
  }
}
