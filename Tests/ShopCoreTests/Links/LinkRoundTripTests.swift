import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

@Suite struct `A printed link` {
  @Test(arguments: [
    ("a/b", "a%2Fb"), ("..", "%2E%2E"), (".", "%2E"), ("a.b", "a.b"), ("a b+c", "a%20b%2Bc"),
    ("50%", "50%25"), ("急須", "%E6%80%A5%E9%A0%88"), ("x~_-9", "x~_-9"),
  ])
  func `is ASCII that every program keeps as it is`(id: String, segment: String) throws {
    let link = try DeepLink(to: .product(Product.ID(rawValue: id)))

    #expect(link.text == "myshop://product/\(segment)")
  }

  @Test(arguments: [
    (Place.person("ada"), AppTab?.none, "user/ada"), (.person("ada"), .home, "home/user/ada"),
    (.person("ada"), .search, "search/user/ada"), (.product("a"), .home, "product/a"),
    (.reviews("a"), .profile, "profile/product/a/reviews"),
    (.section(.about), nil, "settings/about"),
  ])
  func `names the tab only where it must`(place: Place, tab: AppTab?, path: String) throws {
    #expect(try DeepLink(to: place, in: tab).text == "myshop://" + path)
  }

  @Test(arguments: LinkTable.shop.forms)
  func `of every line of the table is read as itself`(form: LinkForm) throws {
    let link = try DeepLink(form.example)

    #expect(link.text == form.example)
    #expect(link.row?.id == form.row.id)
    #expect(link.tab == form.tab)
  }

  @Test func `is read as the place it was made of, whatever the ids are`() throws {
    var ids = Texts(seed: 2026)
    for _ in 0..<500 {
      for place in ids.nextPlaces() {
        for tab in AppTab.allCases where place.row?.tabs.contains(tab.position) ?? false {
          let query = ids.nextQuery()
          let link = try DeepLink(to: place, in: tab, query: query)

          let read = try DeepLink(link.text)

          try #require(read == link, "\(link)")
          try #require(read.place == place && read.tab == tab)
          try #require(tab != .search || read.query == query)
        }
      }
      let onShelf = try DeepLink(to: ids.nextID(), on: ids.nextID(), in: .search)
      try #require(try DeepLink(onShelf.text) == onShelf)
    }
  }

  @Test func `is the same bytes for ids that are equal, however they are spelled`() throws {
    let composed = try DeepLink(to: .person("caf\u{E9}"))
    let decomposed = try DeepLink(to: .person("cafe\u{301}"))

    #expect(decomposed == composed)
    #expect(Array(decomposed.text.utf8) == Array(composed.text.utf8))
    #expect(Array("\(decomposed.place as Any)".utf8) == Array("\(composed.place as Any)".utf8))
  }

  @Test(arguments: [Place.product(""), .category(""), .reviews(""), .person(""), .order("")])
  func `has no room for an empty id`(place: Place) {
    #expect(throws: LinkError.emptyID(place.row?.spelling ?? "")) { try DeepLink(to: place) }
  }

  @Test func `has no room for control characters and endless ids`() {
    #expect(throws: LinkError.controlCharacter("\u{7F}")) {
      try DeepLink(to: .person("a\u{7F}"))
    }
    #expect(throws: LinkError.self) {
      try DeepLink(to: .person(Person.ID(rawValue: String(repeating: "a", count: 2_100))))
    }
  }

  @Test(arguments: [
    (Place.orders, AppTab.search), (.orders, .home), (.people, .search), (.section(.about), .home),
    (.category("tea"), .profile),
  ])
  func `does not exist where the tab has no such place`(place: Place, tab: AppTab) {
    #expect(throws: LinkError.notInTab(place.row?.name ?? "", tab: tab.title)) {
      try DeepLink(to: place, in: tab)
    }
  }
}

@Suite struct `The parser of links` {
  @Test func `survives a hundred thousand broken links`() throws {
    var mutations = Mutations(seed: 4711)
    var readable = 0
    for _ in 0..<100_000 {
      let text = mutations.next()
      do {
        let link = try DeepLink(text)
        readable += 1
        guard try DeepLink(link.text) != link else { continue }
        Issue.record("“\(text)” is “\(link)”, which parses as another link.")
      } catch {
        if "\(error)".isEmpty { Issue.record("“\(text)” is refused without a word.") }
      }
    }

    #expect((5_000..<95_000).contains(readable), "\(readable) of 100,000 were links")
  }
}

/// Ids and texts of letters that mean something in links.
private struct Texts {
  private var random: SeededGenerator
  private let letters = [
    "/", "%", "?", "#", " ", "&", "=", "+", ".", "..", "a", "B", "7", "-", "~", "é", "e\u{301}",
    "急", "🫖", "👩‍👩‍👧", "%2F", "%ZZ", "\\", ":", "@", "“", "\u{FFFD}", "\u{200B}", ";", "\"", "home",
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func nextText() -> String {
    let count = Int.random(in: 1...6, using: &random)
    return (0..<count).map { _ in letters.randomElement(using: &random) ?? "a" }.joined()
  }

  mutating func nextID<Model>() -> Identifier<Model> { Identifier(rawValue: nextText()) }

  mutating func nextQuery() -> String? {
    Bool.random(using: &random) ? nextText() : [nil, ""].randomElement(using: &random) ?? nil
  }

  /// One of each.
  mutating func nextPlaces() -> [Place] {
    [
      .category(nextID()), .product(nextID()), .reviews(nextID()), .cart, .account, .orders,
      .order(nextID()), .people, .person(nextID()), .settings,
      .section(SettingsSection.allCases.randomElement(using: &random) ?? .about),
    ]
  }
}

/// Links of the table with a few bytes changed.
private struct Mutations {
  private var random: SeededGenerator
  private let seeds: [[UInt8]]
  private let bytes =
    Array("/%?#&=+.:@\\ azAZ09-~\u{0}\u{1B}\u{7F}".utf8) + [0x80, 0xC3, 0xE6, 0xFF]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let others = [
      "https://myshop.example/product/a%2Fb?q=1", "MYAPP:///search?q=tea+pot&q=x",
      "https://myshop.example", "myshop://product/急須/reviews", "myshop://settings/about/",
    ]
    seeds = (LinkTable.shop.forms.map(\.example) + others).map { Array($0.utf8) }
  }

  mutating func next() -> String {
    var text = seeds[Int.random(in: 0..<seeds.count, using: &random)]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0..<max(1, text.count), using: &random)
      let byte = bytes[Int.random(in: 0..<bytes.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !text.isEmpty: text.remove(at: place)
      case 1 where !text.isEmpty: text[place] = byte
      case 2: text.insert(byte, at: min(place, text.count))
      case 3: text.insert(contentsOf: [UInt8(ascii: "%"), byte, byte], at: min(place, text.count))
      case 4: text.removeLast(min(text.count, place / 4))
      default:
        let other = seeds[Int.random(in: 0..<seeds.count, using: &random)]
        text += other.suffix(place)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
