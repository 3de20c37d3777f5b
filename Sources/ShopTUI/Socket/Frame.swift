import FoundationEssentials

/// One line of JSON on the socket: a request one way, its answer the other.
///
/// ```
/// {"shop":1,"open":"myshop://product/teapot","window":"B"}
/// {"shop":1,"landed":"B · Home › Tea & Coffee › Teapot","did":"pushes 2"}
/// ```
///
/// Instead of `window` there can be `"newWindow":true`, or nothing for the focused window; what is
/// refused is answered by `{"shop":1,"refused":"…"}`.
nonisolated enum Frame {
  /// The version of the language.
  static let version = 1
  /// The most bytes a line has, its end included.
  static let longest = 4_096
  /// The most characters of a text in an answer.
  static let longestText = 600

  static func request(in line: some Collection<UInt8>) throws(FrameError) -> LinkRequest {
    let fields = try FrameFields(line, known: ["shop", "open", "window", "newWindow"])
    guard let link = fields.texts["open"] else { throw .wrongField("open") }
    return LinkRequest(link: link, place: try place(in: fields))
  }

  static func answer(in line: some Collection<UInt8>) throws(FrameError) -> LinkAnswer {
    let fields = try FrameFields(line, known: ["shop", "landed", "did", "refused"])
    if let reason = fields.texts["refused"] { return .refused(reason) }
    guard let place = fields.texts["landed"] else { throw .wrongField("landed") }
    guard let deeds = fields.texts["did"] else { throw .wrongField("did") }
    return .landed(place: place, deeds: deeds)
  }

  static func line(for request: LinkRequest) -> [UInt8] {
    var fields = FrameFields()
    fields.texts["open"] = request.link
    switch request.place {
    case .focusedWindow: break
    case .window(let letter): fields.texts["window"] = letter
    case .newWindow: fields.flags["newWindow"] = true
    }
    return fields.line
  }

  static func line(for answer: LinkAnswer) -> [UInt8] {
    var fields = FrameFields()
    switch answer {
    case .landed(let place, let deeds):
      fields.texts = ["landed": place.shortened, "did": deeds.shortened]
    case .refused(let reason): fields.texts["refused"] = reason.shortened
    }
    return fields.line
  }

  private static func place(in fields: FrameFields) throws(FrameError) -> LinkRequest.Place {
    let wantsNew = fields.flags["newWindow"] ?? false
    guard let letter = fields.texts["window"] else {
      return wantsNew ? .newWindow : .focusedWindow
    }
    guard !wantsNew else { throw .twoPlaces }
    return .window(letter: letter)
  }
}

extension String {
  nonisolated fileprivate var shortened: String {
    count > Frame.longestText ? prefix(Frame.longestText - 1) + "…" : self
  }
}
