/// Why what came over the socket is no request, or no answer.
nonisolated enum FrameError: Error, Hashable, CustomStringConvertible {
  case tooLong
  case severalLines
  case notText
  case notAnObject
  case otherVersion(Int)
  case unknownField(String)
  /// A field is missing, or says what it cannot say.
  case wrongField(String)
  case twoPlaces

  var description: String {
    switch self {
    case .tooLong: "A line has at most \(Frame.longest) bytes."
    case .severalLines: "One line is all that is understood, and more came."
    case .notText: "The line is no UTF-8 text."
    case .notAnObject: "The line is no JSON object."
    case .otherVersion(let version):
      "The line is in version \(version) of the language, and \(Frame.version) is spoken here."
    case .unknownField(let name): "The field “\(name.prefix(40))” is not known."
    case .wrongField(let name): "The field “\(name)” is missing, or says what it cannot."
    case .twoPlaces: "A link can be for one window or for a new one, not for both."
    }
  }
}
