import SceneNavigation

/// A link to a place in the shop, in the tab where one shall stand on it.
///
/// Every link there is can be printed, and parsing what was printed gives the same link.
public struct DeepLink: Hashable, Sendable {
  /// The tab it leads to.
  public let tab: AppTab
  /// The place on top; nil for the root of the tab.
  public let place: Place?
  /// The shelf a product shall stand above, where the link says so itself.
  public let shelf: Category.ID?
  /// The text for the field of the search; nil where it stays as it is, and in other tabs.
  public let query: String?

  /// What links begin with; the first one is printed.
  static let schemes = ["myshop://", "myapp://"]
  /// What links on the web begin with.
  static let host = "https://myshop.example"
  /// The name of the one parameter.
  static let query = "q"
  /// The most bytes a link has, as it comes and as it is printed.
  public static let longest = 2_048

  /// The link to a place, in the tab it belongs to unless another one is named.
  public init(
    to place: Place,
    in tab: AppTab? = nil,
    query: String? = nil
  ) throws(DeepLinkError) {
    try self.init(place, in: tab ?? LinkPattern(of: place).tab, shelf: nil, query: query)
  }

  /// The link to a product that stands above a certain shelf.
  public init(
    to product: Product.ID,
    on shelf: Category.ID,
    in tab: AppTab = .home,
    query: String? = nil
  ) throws(DeepLinkError) {
    try self.init(.product(product), in: tab, shelf: shelf, query: query)
  }

  /// The link to the root of a tab.
  public init(root tab: AppTab, query: String? = nil) throws(DeepLinkError) {
    try self.init(nil, in: tab, shelf: nil, query: query)
  }

  private init(
    _ place: Place?,
    in tab: AppTab,
    shelf: Category.ID?,
    query: String?
  ) throws(DeepLinkError) {
    self.tab = tab
    self.place = place?.composed
    self.shelf = shelf?.composed
    self.query = tab == .search ? query : nil
    try validate()
  }

  /// The link that a form makes with these values in its slots.
  init(_ form: LinkForm, values: [String], query: String?) throws(DeepLinkError) {
    let shelf = form.pattern == .productOnShelf ? values.first : nil
    try self.init(
      form.pattern.place(values),
      in: form.tab,
      shelf: shelf.map { Category.ID(rawValue: $0) },
      query: query
    )
  }

  /// Which line of the table it is.
  public var pattern: LinkPattern {
    guard let place else { return LinkPattern(rootOf: tab) }
    return shelf == nil ? LinkPattern(of: place) : .productOnShelf
  }

  /// The link as text, in ASCII.
  public var text: String {
    var left = values[...]
    let segments = (LinkForm(pattern, in: tab)?.segments ?? pattern.segments).map { segment in
      if case .word(let word) = segment { return word }
      return PercentEncoding.segment(left.popFirst() ?? "")
    }
    let parameters = query.map { "?\(Self.query)=" + PercentEncoding.encoded($0) } ?? ""
    return Self.schemes[0] + segments.joined(separator: "/") + parameters
  }

  /// What stands in the slots of its pattern.
  private var values: [String] {
    let below = shelf.map { [$0.rawValue] } ?? []
    return switch place {
    case nil, .cart, .account, .orders, .people, .settings: []
    case .category(let id): [id.rawValue]
    case .product(let id): below + [id.rawValue]
    case .reviews(let id): [id.rawValue]
    case .person(let id): [id.rawValue]
    case .order(let id): [id.rawValue]
    case .section(let section): [section.rawValue]
    }
  }

  private func validate() throws(DeepLinkError) {
    let pattern = pattern
    guard LinkForm(pattern, in: tab) != nil else { throw .notInTab(pattern, tab) }
    let values = values
    guard values.allSatisfy({ !$0.isEmpty }) else { throw .emptyID(pattern) }
    for text in values + [query ?? ""] {
      if let scalar = text.firstControlCharacter { throw .controlCharacter(scalar) }
    }
    if let query, query.utf8.count > TextDraft.limit, query.count > TextDraft.limit {
      throw .wrongParameter(Self.query, expected: "at most \(TextDraft.limit) characters")
    }
    let letters = values.reduce(query?.utf8.count ?? 0) { $0 + $1.utf8.count }
    guard letters * 3 > Self.longest / 2 else { return }
    let bytes = text.utf8.count
    guard bytes <= Self.longest else { throw .tooLong(bytes: bytes) }
  }
}

extension DeepLink: CustomStringConvertible {
  public var description: String { text }
}

extension StringProtocol {
  /// The first character that has no business in a line of text: C0, delete, or C1.
  var firstControlCharacter: Unicode.Scalar? {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F { return Unicode.Scalar(byte) }
      if previous == 0xC2, byte < 0xA0 { return Unicode.Scalar(byte) }
      previous = byte
    }
    return nil
  }
}
