import DesignSystem

/// One line of JSON on the socket: a request or its answer.
///
/// ```
/// {"shop":1,"open":"myshop://product/teapot","window":"B"}
/// {"shop":1,"landed":"B · Home › Tea & Coffee › Teapot","did":"pushes 2"}
/// ```
///
/// Instead of `window` there can be `"newWindow":true`, or neither for the focused window. A refusal
/// is `{"shop":1,"refused":"…"}`.
nonisolated enum Frame {
  static let version = 1
  /// The most bytes in a line, including its end.
  static let longest = 4_096
  /// The most bytes of a text in an answer.
  static let longestText = 600

  static func request(in line: some Collection<UInt8>) throws(FrameError) -> LinkRequest {
    let fields = try FrameFields(line)
    try fields.expect(only: [.open, .window])
    let link = try fields.text(.open)
    let wantsNew = fields.wantsNewWindow ?? false
    guard let letter = fields.texts[.window] else {
      return LinkRequest(link: link, place: wantsNew ? .newWindow : .focusedWindow)
    }
    guard !wantsNew else { throw .twoPlaces }
    return LinkRequest(link: link, place: .window(letter: letter))
  }

  static func answer(in line: some Collection<UInt8>) throws(FrameError) -> LinkAnswer {
    let fields = try FrameFields(line)
    try fields.expect(only: [.landed, .did, .refused])
    if let reason = fields.texts[.refused] { return .refused(reason.tidied) }
    return .landed(place: try fields.text(.landed).tidied, effects: try fields.text(.did).tidied)
  }

  static func line(for request: LinkRequest) -> [UInt8] {
    var fields = FrameFields()
    fields.texts[.open] = request.link
    switch request.place {
    case .focusedWindow: break
    case .window(let letter): fields.texts[.window] = letter
    case .newWindow: fields.wantsNewWindow = true
    }
    return fields.line
  }

  static func line(for answer: LinkAnswer) -> [UInt8] {
    var fields = FrameFields()
    switch answer {
    case .landed(let place, let effects):
      fields.texts = [.landed: place.tidied, .did: effects.tidied]
    case .refused(let reason): fields.texts[.refused] = reason.tidied
    }
    return fields.line
  }
}

extension String {
  /// One line without control characters, cut to the limit: the other end may be a different
  /// program.
  nonisolated fileprivate var tidied: String {
    let tidy = TextCells.printable(onOneLine)
    guard tidy.utf8.count > Frame.longestText else { return tidy }
    return String(decoding: tidy.utf8.prefix(Frame.longestText), as: UTF8.self).dropLast() + "…"
  }
}
