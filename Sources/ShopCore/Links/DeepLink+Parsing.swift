import SceneNavigation

extension DeepLink {
  /// Reads a link.
  ///
  /// `myshop://product/teapot`, `myshop:///product/teapot`, `myapp://product/teapot` and
  /// `https://myshop.example/product/teapot` are one link. Without a place it leads to Home, one
  /// slash at the end means nothing, and a parameter nobody knows is ignored; whatever else is
  /// out of place is refused.
  public init(_ text: String) throws(DeepLinkError) {
    let bytes = text.utf8.count
    guard bytes <= Self.longest else { throw .tooLong(bytes: bytes) }
    if let scalar = text.firstControlCharacter { throw .controlCharacter(scalar) }
    let rest = try Self.afterOrigin(of: text)
    if let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
      throw .fragment(String(rest[hash...]))
    }
    let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    let (form, values) = try Self.form(of: try Self.segments(of: rest[..<mark]))
    let query = try Self.query(of: rest[mark...].dropFirst(), in: form)
    try self.init(form, values: values, query: query)
  }

  /// Reads a link as a person types it: with space around it, or without its scheme.
  ///
  /// Without a place and a scheme it is refused: whoever typed nothing did not mean Home.
  public init(typed text: String) throws(DeepLinkError) {
    let kept = text.trimmed
    guard !kept.isEmpty else { throw .blank }
    try self.init(kept.hasScheme ? String(kept) : Self.schemes[0] + kept)
  }

  /// What follows the scheme, or the scheme and the host, and one slash.
  private static func afterOrigin(of text: String) throws(DeepLinkError) -> Substring {
    if let scheme = schemes.first(where: { text.beginsIgnoringCase(with: $0) }) {
      return text.utf8.dropFirst(scheme.utf8.count).withoutFirstSlash
    }
    guard text.beginsIgnoringCase(with: host) else { throw .foreign(text) }
    let rest = text.utf8.dropFirst(host.utf8.count)
    guard rest.first.map({ "/?#".utf8.contains($0) }) ?? true else { throw .foreign(text) }
    return rest.withoutFirstSlash
  }

  /// The segments of a path, each decoded by itself.
  private static func segments(of path: Substring) throws(DeepLinkError) -> [String] {
    guard !path.isEmpty else { return [] }
    var written = path.utf8.split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    )
    if written.count > 1, written.last?.isEmpty ?? false { written.removeLast() }
    var segments: [String] = []
    for bytes in written {
      let segment = Substring(bytes)
      guard !segment.isEmpty else { throw .emptySegment(after: segments.last) }
      guard segment != ".", segment != ".." else { throw .dotSegment(String(segment)) }
      segments.append(try decoded(segment))
    }
    return segments
  }

  private static func decoded(
    _ text: Substring,
    isPlusSpace: Bool = false
  ) throws(DeepLinkError) -> String {
    guard let decoded = PercentEncoding.decoded(text, isPlusSpace: isPlusSpace) else {
      throw .wrongEscape(in: String(text))
    }
    if let scalar = decoded.firstControlCharacter { throw .controlCharacter(scalar) }
    return decoded
  }

  /// The text for the search field; nil where the link has none, or leads elsewhere.
  private static func query(
    of parameters: Substring,
    in form: LinkForm
  ) throws(DeepLinkError) -> String? {
    var query: String?
    for pair in parameters.utf8.split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let name = try decoded(Substring(pair[..<equals]), isPlusSpace: true)
      let value = try decoded(Substring(pair[equals...].dropFirst()), isPlusSpace: true)
      guard form.takesQuery, name == Self.query else { continue }
      guard query == nil else { throw .repeatedParameter(name) }
      query = value
    }
    return query
  }

  /// The form that the segments fill, and the values for its slots.
  private static func form(
    of segments: [String]
  ) throws(DeepLinkError) -> (form: LinkForm, values: [String]) {
    let segments = segments.isEmpty ? LinkPattern.home.segments.map(\.spelling) : segments
    var tree = LinkTree.understood
    var values: [String] = []
    var previous: String?
    for segment in segments {
      guard let (branch, reading) = tree.branch(for: segment) else {
        throw tree.refusal(of: segment, after: previous)
      }
      if branch.segment.isSlot { values.append(reading) }
      tree = branch.tree
      previous = segment
    }
    guard let form = tree.form else {
      throw .incomplete(after: previous ?? "", expected: tree.branches.map(\.segment.spelling))
    }
    return (form, values)
  }
}

extension LinkTree {
  /// Where a segment leads, and what it says there; nil where it leads nowhere.
  fileprivate func branch(for segment: String) -> (branch: Branch, reading: String)? {
    for branch in branches {
      if let reading = branch.segment.reading(of: segment) { return (branch, reading) }
    }
    return nil
  }

  /// Why a segment leads nowhere.
  fileprivate func refusal(of segment: String, after previous: String?) -> DeepLinkError {
    if let previous, words.isEmpty { return .superfluous(segment: segment, after: previous) }
    return .unknown(
      segment: segment,
      after: previous,
      expected: words,
      nearest: segment.nearest(of: words)
    )
  }
}

extension Substring.UTF8View {
  fileprivate var withoutFirstSlash: Substring {
    Substring(first == UInt8(ascii: "/") ? dropFirst() : self)
  }
}

extension String {
  fileprivate var trimmed: Substring {
    let kept = drop { $0.isWhitespace }
    guard let last = kept.lastIndex(where: { !$0.isWhitespace }) else { return kept }
    return kept[...last]
  }
}

extension Substring {
  /// Whether `://` stands before whatever could be a part of a place.
  fileprivate var hasScheme: Bool {
    let scheme = prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return !scheme.isEmpty && self[scheme.endIndex...].hasPrefix("://")
  }
}
