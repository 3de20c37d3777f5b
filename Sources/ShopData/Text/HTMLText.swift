internal import CLibxml2

/// Converts HTML to lines of plain text; libxml2 parses it, however broken it is.
struct HTMLText {
  private var lines: [String] = []
  private var line = ""
  /// True if the next word is preceded by a space; `isItem`, by a bullet.
  private var isApart = false
  private var isItem = false

  /// The text of a body: breaks, paragraphs and list items start new lines; scripts, styles, frames
  /// and comments are dropped.
  ///
  /// Text without markup keeps its own lines. Text nested more than about 250 levels deep is cut
  /// off there, because libxml2 stops reading.
  static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") })
    else { return PlainText.lines(html) }
    _ = isReady
    let bytes = html.utf8.filter { $0 != 0 }
    let document = bytes.withUnsafeBytes { bytes in
      htmlReadMemory(
        bytes.assumingMemoryBound(to: CChar.self).baseAddress,
        Int32(clamping: bytes.count),
        nil,
        "UTF-8",
        options
      )
    }
    defer { xmlFreeDoc(document) }
    var text = HTMLText()
    text.read(xmlDocGetRootElement(document))
    text.endLine()
    return text.lines.joined(separator: "\n")
  }

  /// The text of HTML or plain text: without a known tag it keeps its own lines, and a `<` or `&`
  /// that isn't markup is unchanged.
  static func plain(ofAny text: String) -> String {
    let markup = HTMLMarkup(in: text)
    if markup.hasTags { return plain(markup.body) }
    guard markup.hasReferences else { return PlainText.lines(text) }
    var lines: [String] = []
    for line in markup.body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines.append(plain(String(line)))
    }
    return PlainText.lines(lines.joined(separator: "\n"))
  }

  /// Makes libxml2 safe to use from several threads.
  private static let isReady: Void = xmlInitParser()

  /// No error output, no network, and the encoding declared in the HTML is ignored.
  private static let options = Int32(
    [
      HTML_PARSE_RECOVER, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING, HTML_PARSE_NONET,
      HTML_PARSE_IGNORE_ENC,
    ].reduce(0) { $0 | $1.rawValue }
  )

  private mutating func read(_ root: xmlNodePtr?) {
    var next = root
    while let node = next {
      let isHidden = begin(node)
      if !isHidden, let child = node.pointee.children {
        next = child
        continue
      }
      end(node)
      next = node.pointee.next
      var inner = node
      while next == nil, inner != root, let parent = inner.pointee.parent {
        end(parent)
        if parent == root { return }
        next = parent.pointee.next
        inner = parent
      }
    }
  }

  /// True if the node's children are to be skipped.
  private mutating func begin(_ node: xmlNodePtr) -> Bool {
    switch node.pointee.type {
    case XML_TEXT_NODE:
      if let content = node.pointee.content { write(String(cString: content)) }
      return true
    case XML_ELEMENT_NODE:
      let name = Self.name(of: node)
      if Self.hidden.contains(name) { return true }
      if Self.lineMaking.contains(name) { endLine() }
      if name == "li" { isItem = true }
      if name == "td" || name == "th" { isApart = true }
      return false
    default: return true
    }
  }

  private mutating func end(_ node: xmlNodePtr) {
    guard node.pointee.type == XML_ELEMENT_NODE else { return }
    let name = Self.name(of: node)
    if Self.lineMaking.contains(name) { endLine() }
    if name == "li" { isItem = false }
  }

  private mutating func endLine() {
    if !line.isEmpty { lines.append(line) }
    line = ""
    isApart = false
  }

  private mutating func write(_ text: String) {
    for scalar in text.unicodeScalars {
      if let scalar = scalar.asWindowsMeant, !scalar.isSpace {
        if line.isEmpty, isItem { line = "• " } else if !line.isEmpty, isApart { line += " " }
        isItem = false
        isApart = false
        line.unicodeScalars.append(scalar)
      } else if scalar.isSpace {
        isApart = true
      }
    }
  }

  private static func name(of node: xmlNodePtr) -> String {
    node.pointee.name.map { String(cString: $0) } ?? ""
  }

  private static let hidden: Set = [
    "iframe", "noscript", "script", "style", "template", "title",
  ]

  private static let lineMaking: Set = [
    "address", "article", "aside", "blockquote", "body", "br", "center", "dd", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
}

extension Unicode.Scalar {
  /// The scalar itself; for a C1 control its Windows-1252 character, as browsers read `&#146;`; nil
  /// for other controls and byte order marks.
  fileprivate var asWindowsMeant: Unicode.Scalar? {
    switch value {
    case 0x80...0x9F:
      let meant = Self.windows[Int(value) - 0x80]
      return meant == " " ? nil : meant
    case 0xFEFF: return nil
    default: return isControl && !isSpace ? nil : self
    }
  }

  private static let windows = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)
}
