/// All destinations that an app's links can name, one in each row.
///
/// The parser, the printer, completions and documentation all use it.
public struct LinkTable: Sendable {
  /// The optional parameter of links: text for a field at the root of a tab.
  public struct Parameter: Hashable, Sendable {
    let name: String
    let field: FieldID
    /// The index of the tab that has the field.
    let tab: Int
    let example: String

    /// A parameter that fills a field at the root of a tab.
    public init(_ name: String, fills field: FieldID, in tab: Int, example: String) {
      self.name = name
      self.field = field
      self.tab = tab
      self.example = example
    }
  }

  /// The app's name within a sentence, such as `the mail reader`.
  let app: String
  /// The schemes, such as `mail://`; the first is used for printing.
  let schemes: [String]
  /// The web origins, such as `https://mail.example`.
  let hosts: [String]
  /// The rows, in the order of the documentation.
  public let rows: [LinkRow]
  let parameter: Parameter?
  /// The titles of the tabs.
  let tabs: [String]
  /// The printed forms, tab by tab: first the tab's own destinations, then shared ones.
  public private(set) var forms: [LinkForm] = []
  /// All forms that parse, including those that name the default tab.
  private(set) var tree = LinkTree(of: [], at: 0)
  /// The maximum length of a link, in bytes.
  public static let longest = 2_048

  /// A table of these rows.
  ///
  /// A link without a path opens the first, if that has no slots. At least one scheme is needed,
  /// with which links are printed. Of two rows that could take the same link, the first does; a row
  /// that would get none is a mistake.
  public init(
    for app: String,
    tabs: [String],
    schemes: [String],
    hosts: [String] = [],
    parameter: Parameter? = nil,
    rows: [LinkRow]
  ) {
    precondition(!schemes.isEmpty, "A link table needs a scheme to print links with.")
    self.app = app
    self.tabs = tabs
    self.schemes = schemes.map { $0 + "://" }
    self.hosts = hosts.map { "https://" + $0 }
    self.parameter = parameter
    self.rows = rows
    if let fault = wrongRow { preconditionFailure("The links of \(app): \(fault)") }
    forms = tabs.indices.flatMap { tab in
      rows.filter { $0.tab == tab }.map { LinkForm($0, in: tab, isTabNamed: false, of: self) }
        + rows.filter { $0.tab != tab && $0.tabs.contains(tab) }.map {
          LinkForm($0, in: tab, isTabNamed: true, of: self)
        }
    }
    let named = rows.filter { !$0.isRoot }.map {
      LinkForm($0, in: $0.tab, isTabNamed: true, of: self)
    }
    tree = LinkTree(of: forms + named, at: 0)
    if let fault = hiddenRow { preconditionFailure("The links of \(app): \(fault)") }
  }

  /// The row with this id; nil if there is none.
  public func row(_ id: String) -> LinkRow? { rows.first { $0.id == id } }

  /// The form in which a tab's links print a row; nil if the tab does not have it.
  public func form(of row: String, in tab: Int) -> LinkForm? {
    forms.first { $0.row.id == row && $0.position == tab }
  }

  /// The link to a path in a tab.
  ///
  /// If the tab has no form for it, the link opens in the row's default tab. If several rows match,
  /// the one with the most slots is used; nil if none does.
  public func link(to path: NavigationPath, in tab: Int, text: String? = nil) throws(LinkError)
    -> Link?
  {
    var best: (row: LinkRow, values: [String])?
    for row in rows {
      guard let values = row.write(path, tab), values.count > best?.values.count ?? -1 else {
        continue
      }
      best = (row, values)
    }
    guard let best else { return nil }
    let own = best.row.tabs.contains(tab) ? tab : best.row.tab
    return try link(best.row.id, best.values, in: own, text: text)
  }

  /// The link of a row with these slot values.
  ///
  /// Throws if its text would be that of another link, as where a value is a word of another row.
  public func link(
    _ row: String,
    _ values: [String],
    in tab: Int,
    text: String? = nil
  ) throws(LinkError) -> Link {
    let link = try checked(row, values, in: tab, text: text)
    let read = try form(of: segments(of: link))
    guard read.form.row.id == row else {
      throw .wrongValue(link.values.joined(separator: "/"), in: self.row(row)?.spelling ?? row)
    }
    guard read.form.position == tab else {
      throw .notInTab(read.form.row.name, tab: tabs[tab])
    }
    return link
  }

  func checked(
    _ row: String,
    _ values: [String],
    in tab: Int,
    text: String?
  ) throws(LinkError) -> Link {
    let link = Link(
      row: row,
      values: values.map(\.composed),
      tab: tab,
      text: parameter?.tab == tab ? text : nil
    )
    try validate(link)
    return link
  }

  /// The destination of a link.
  public func target(of link: Link) -> LinkTarget {
    let path = row(link.row)?.read(link.values, link.tab) ?? NavigationPath()
    guard let parameter, let text = link.text else { return LinkTarget(path, in: link.tab) }
    return LinkTarget(path, in: link.tab, texts: [parameter.field: text])
  }

  /// A link as ASCII text.
  public func text(of link: Link) -> String {
    let segments = segments(of: link).map(PercentEncoding.segment)
    let text = link.text.map { "?\(parameter?.name ?? "")=" + PercentEncoding.encoded($0) } ?? ""
    return schemes[0] + segments.joined(separator: "/") + text
  }

  private func segments(of link: Link) -> [String] {
    var left = link.values[...]
    return (form(of: link.row, in: link.tab)?.segments ?? []).map { segment in
      if case .word(let word) = segment { word } else { left.popFirst() ?? "" }
    }
  }

  private func validate(_ link: Link) throws(LinkError) {
    let row = row(link.row)
    guard let row, row.tabs.contains(link.tab) else {
      throw .notInTab(
        row?.name ?? link.row,
        tab: tabs.indices.contains(link.tab) ? tabs[link.tab] : ""
      )
    }
    guard link.values.allSatisfy({ !$0.isEmpty }) else { throw .emptyID(row.spelling) }
    let slots = row.segments.count { $0.isSlot }
    guard link.values.count == slots, row.read(link.values, link.tab) != nil else {
      throw .wrongValue(link.values.joined(separator: "/"), in: row.spelling)
    }
    for text in link.values + [link.text ?? ""] {
      if let scalar = text.firstControlCharacter { throw .controlCharacter(scalar) }
    }
    if let text = link.text, text.utf8.count > TextDraft.limit, text.count > TextDraft.limit {
      throw .wrongParameter(
        parameter?.name ?? "",
        expected: "at most \(TextDraft.limit) characters"
      )
    }
    let letters = link.values.reduce(link.text?.utf8.count ?? 0) { $0 + $1.utf8.count }
    guard letters * 3 > Self.longest / 2 else { return }
    let bytes = self.text(of: link).utf8.count
    guard bytes <= Self.longest else { throw .tooLong(bytes: bytes) }
  }
}

/// A link to a destination in one tab.
///
/// Printing a link and parsing the text gives the same link.
public struct Link: Hashable, Sendable {
  /// The id of its row.
  public let row: String
  /// The values of its slots.
  public let values: [String]
  /// The index of the tab it opens in.
  public let tab: Int
  /// The text for the parameter's field; nil leaves the field unchanged.
  public let text: String?
}

extension StringProtocol {
  /// The first control character (C0, delete or C1); nil if there is none.
  package var firstControlCharacter: Unicode.Scalar? {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F { return Unicode.Scalar(byte) }
      if previous == 0xC2, byte < 0xA0 { return Unicode.Scalar(byte) }
      previous = byte
    }
    return nil
  }
}
