/// Finds out whether a text is HTML or plain text.
struct HTMLMarkup {
  private(set) var hasTags = false
  /// True if it has character references, such as `&deg;`.
  private(set) var hasReferences = false
  /// The text as HTML: a `<` that begins no tag is escaped.
  private(set) var body = ""

  init(in text: String) {
    var rest = text.utf8[...]
    while let index = rest.firstIndex(where: { $0 == Self.less || $0 == Self.ampersand }) {
      body += String(text[rest.startIndex..<index])
      let after = rest[index...].dropFirst()
      if rest[index] == Self.ampersand {
        hasReferences = hasReferences || Self.beginsReference(after)
        body += "&"
      } else {
        let isTag = Self.beginsTag(after)
        hasTags = hasTags || isTag
        body += isTag ? "<" : "&lt;"
      }
      rest = after
    }
    body += String(text[rest.startIndex...])
  }

  /// True if the text after a `<` is a comment, or a known tag that is closed.
  private static func beginsTag(_ text: Substring.UTF8View) -> Bool {
    if text.starts(with: "!--".utf8) { return true }
    let rest = text.first == slash ? text.dropFirst() : text
    guard rest.prefix(while: { $0 != less }).contains(greater) else { return false }
    return names.contains(Substring(rest.prefix(while: \.isLetterOrDigit)).lowercased())
  }

  private static func beginsReference(_ text: Substring.UTF8View) -> Bool {
    let name = text.first == UInt8(ascii: "#") ? text.dropFirst() : text
    let rest = name.drop(while: \.isLetterOrDigit)
    return rest.startIndex != name.startIndex && rest.first == UInt8(ascii: ";")
  }

  private static let less = UInt8(ascii: "<")
  private static let greater = UInt8(ascii: ">")
  private static let slash = UInt8(ascii: "/")
  private static let ampersand = UInt8(ascii: "&")

  private static let names = Set(
    """
    a abbr acronym address applet area article aside audio b base basefont bdi bdo big blockquote \
    body br button canvas caption center cite code col colgroup data datalist dd del details dfn \
    dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 \
    h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map \
    mark menu meta meter nav noscript object ol optgroup option output p param picture pre progress \
    q s samp script section select small source span strike strong style sub summary sup svg table \
    tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr
    """.split(separator: " ").map(String.init)
  )
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
