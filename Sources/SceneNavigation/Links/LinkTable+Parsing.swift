extension LinkTable {
  /// Parses a link.
  ///
  /// `mail://message/7`, `mail:///message/7` and, with a host, `https://mail.example/message/7` are
  /// the same link. An empty path opens the first row, a trailing slash and unknown parameters are
  /// ignored; anything else unexpected throws.
  public func link(_ text: String) throws(LinkError) -> Link {
    let bytes = text.utf8.count
    guard bytes <= Self.longest else { throw .tooLong(bytes: bytes) }
    if let scalar = text.firstControlCharacter { throw .controlCharacter(scalar) }
    let rest = try afterOrigin(of: text)
    if let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) {
      throw .fragment(String(rest[hash...]), app: app)
    }
    let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    let (form, values) = try form(of: try segments(of: rest[..<mark]))
    let query = try query(of: rest[mark...].dropFirst(), in: form)
    return try checked(form.row.id, values, in: form.position, text: query)
  }

  /// Parses a link as a user types it, possibly with surrounding white space or without its scheme.
  ///
  /// Empty input throws.
  public func link(typed text: String) throws(LinkError) -> Link {
    let kept = text.withoutOuterSpaces
    guard !kept.isEmpty else { throw .blank(expected: tree.words) }
    return try link(kept.hasScheme ? String(kept) : schemes[0] + kept)
  }

  /// The text after the scheme, host and first slash.
  private func afterOrigin(of text: String) throws(LinkError) -> Substring {
    if let scheme = schemes.first(where: { text.beginsIgnoringCase(with: $0) }) {
      return text.utf8.dropFirst(scheme.utf8.count).withoutFirstSlash
    }
    let foreign = LinkError.foreign(text, app: app, expected: schemes + hosts.map { $0 + "/" })
    guard let host = hosts.first(where: { text.beginsIgnoringCase(with: $0) }) else {
      throw foreign
    }
    let rest = text.utf8.dropFirst(host.utf8.count)
    guard rest.first.map({ "/?#".utf8.contains($0) }) ?? true else { throw foreign }
    return rest.withoutFirstSlash
  }

  private func segments(of path: Substring) throws(LinkError) -> [String] {
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

  private func decoded(
    _ text: Substring,
    isPlusSpace: Bool = false
  ) throws(LinkError) -> String {
    guard let decoded = PercentEncoding.decoded(text, isPlusSpace: isPlusSpace) else {
      throw .wrongEscape(in: String(text))
    }
    if let scalar = decoded.firstControlCharacter { throw .controlCharacter(scalar) }
    return decoded
  }

  /// The text of the parameter; nil if it is absent, or the link opens another tab.
  private func query(
    of parameters: Substring,
    in form: LinkForm
  ) throws(LinkError) -> String? {
    var query: String?
    for pair in parameters.utf8.split(separator: UInt8(ascii: "&")) {
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let name = try decoded(Substring(pair[..<equals]), isPlusSpace: true)
      let value = try decoded(Substring(pair[equals...].dropFirst()), isPlusSpace: true)
      guard form.parameter == name else { continue }
      guard query == nil else { throw .repeatedParameter(name) }
      query = value
    }
    return query
  }

  func form(
    of segments: [String]
  ) throws(LinkError) -> (form: LinkForm, values: [String]) {
    let first = rows.first?.segments ?? []
    guard !segments.isEmpty || !first.contains(where: \.isSlot) else {
      throw .blank(expected: tree.words)
    }
    let segments = segments.isEmpty ? first.map(\.spelling) : segments
    var tree = tree
    var values: [String] = []
    var previous: String?
    for segment in segments {
      guard let (branch, reading) = tree.branch(for: segment) else {
        throw tree.refusal(of: segment, after: previous, app: app)
      }
      if branch.segment.isSlot { values.append(reading) }
      tree = branch.tree
      previous = segment
    }
    guard let form = tree.form else {
      throw .incomplete(after: previous ?? "", expected: tree.branches.map(\.segment.words))
    }
    return (form, values)
  }
}

extension LinkTree {
  /// The branch that a segment matches, and its canonical spelling; nil if none does.
  fileprivate func branch(for segment: String) -> (branch: Branch, reading: String)? {
    for branch in branches {
      if let reading = branch.segment.reading(of: segment) { return (branch, reading) }
    }
    return nil
  }

  fileprivate func refusal(of segment: String, after previous: String?, app: String) -> LinkError {
    if let previous, words.isEmpty { return .superfluous(segment: segment, after: previous) }
    return .unknown(
      app: app,
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
  package var withoutOuterSpaces: Substring {
    let kept = drop { $0.isWhitespace }
    guard let last = kept.lastIndex(where: { !$0.isWhitespace }) else { return kept }
    return kept[...last]
  }
}

extension Substring {
  /// True if `://` comes before anything that could be part of a path.
  fileprivate var hasScheme: Bool {
    let scheme = prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return !scheme.isEmpty && self[scheme.endIndex...].hasPrefix("://")
  }
}
