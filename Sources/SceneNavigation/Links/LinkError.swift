/// Why a link cannot be opened, or why a destination has no link.
public enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another scheme or host, or not a link at all.
  case foreign(String, app: String, expected: [String])
  /// Empty, or only white space.
  case blank(expected: [String])
  case tooLong(bytes: Int)
  case controlCharacter(Unicode.Scalar)
  case fragment(String, app: String)
  /// An invalid percent escape, or one that is not UTF-8.
  case wrongEscape(in: String)
  /// Two slashes in a row; `after` is nil at the start.
  case emptySegment(after: String?)
  case dotSegment(String)
  /// An unexpected segment; `after` is nil at the start.
  case unknown(app: String, segment: String, after: String?, expected: [String], nearest: String?)
  case superfluous(segment: String, after: String)
  case incomplete(after: String, expected: [String])
  case wrongParameter(String, expected: String)
  case repeatedParameter(String)
  /// An empty id, which no link can contain.
  case emptyID(String)
  /// A value that the row does not accept, or too few or too many values.
  case wrongValue(String, in: String)
  case notInTab(String, tab: String)

  public var description: String {
    switch self {
    case .foreign(let link, let app, let expected):
      "“\(link.shortened)” is not a link to \(app); links start with \(expected.list("or"))."
    case .blank(let expected): "The link is empty. Expected \(expected.list("or"))."
    case .tooLong(let bytes):
      "The link has \(bytes) bytes; the maximum is \(LinkTable.longest)."
    case .controlCharacter(let scalar):
      "The link contains the control character \(scalar.codePoint)."
    case .fragment(let fragment, let app):
      "Links to \(app) have no “\(fragment.shortened)”; write # as %23."
    case .wrongEscape(let segment):
      "“\(segment.shortened)” has an invalid escape: write each byte of UTF-8 as % and two "
        + "hexadecimal digits, such as %C3%A9 for é, and % itself as %25."
    case .emptySegment(let segment?):
      "There is an empty segment after “\(segment.shortened)”."
    case .emptySegment(nil): "The place starts with an empty segment."
    case .dotSegment(let segment):
      "“\(segment)” is not allowed in a link. "
        + "Write it as \(String(repeating: "%2E", count: segment.count))."
    case .unknown(let app, let segment, let previous, let expected, let nearest):
      (previous.map { "“\(segment.shortened)” cannot follow “\($0.shortened)”" }
        ?? "\(app.prefix(1).uppercased() + app.dropFirst()) has no place “\(segment.shortened)”")
        + (nearest.map { ": did you mean “\($0)”?" } ?? ".") + " Expected \(expected.list("or"))."
    case .superfluous(let segment, let previous):
      "“\(segment.shortened)” cannot follow “\(previous.shortened)”."
    case .incomplete(let previous, let expected):
      "“\(previous.shortened)” needs to be followed by \(expected.list("or"))."
    case .wrongParameter(let name, let expected): "The parameter “\(name)” takes \(expected)."
    case .repeatedParameter(let name): "The parameter “\(name)” is given more than once."
    case .emptyID(let spelling): "The link “\(spelling)” needs an id; this one is empty."
    case .wrongValue(let value, let spelling):
      "The link “\(spelling)” does not accept “\(value.shortened)”."
    case .notInTab(let name, let tab): "\(tab) has no place called “\(name)”."
    }
  }
}

extension String {
  /// Cut to a length that fits in a sentence.
  fileprivate var shortened: String {
    let limit = 60
    return count > limit ? prefix(limit - 1) + "…" : self
  }
}

extension Unicode.Scalar {
  /// Such as `U+001B`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
