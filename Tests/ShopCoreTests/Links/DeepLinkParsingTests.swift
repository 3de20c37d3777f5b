import SceneNavigation
import ShopCore
import Testing

@Suite struct `A deep link` {
  @Test(arguments: [
    ("home", AppTab.home, Place?.none), ("search", .search, nil), ("profile", .profile, nil),
    ("category/tea", .home, .category("tea")), ("product/teapot", .home, .product("teapot")),
    ("product/teapot/reviews", .home, .reviews("teapot")), ("cart", .home, .cart),
    ("account", .profile, .account),
    ("orders", .profile, .orders), ("order/1001", .profile, .order("1001")),
    ("people", .profile, .people), ("user/ada", .profile, .person("ada")),
    ("settings", .profile, .settings), ("settings/prices", .profile, .section(.prices)),
    ("home/user/ada", .home, .person("ada")), ("search/user/ada", .search, .person("ada")),
    ("search/category/tea", .search, .category("tea")),
    ("search/product/teapot", .search, .product("teapot")),
    ("search/product/teapot/reviews", .search, .reviews("teapot")),
    ("profile/product/teapot", .profile, .product("teapot")),
    ("profile/product/teapot/reviews", .profile, .reviews("teapot")),
    ("home/product/teapot", .home, .product("teapot")), ("profile/order/7", .profile, .order("7")),
  ])
  func `names a place in a tab`(path: String, tab: AppTab, place: Place?) throws {
    let link = try DeepLink("myshop://" + path)

    #expect(link.tab == tab)
    #expect(link.place == place)
    #expect(link.query == nil)
  }

  @Test(arguments: [
    "myshop:///product/teapot", "myapp://product/teapot", "myapp:///product/teapot",
    "https://myshop.example/product/teapot", "MyShop://product/teapot",
    "HTTPS://MyShop.Example/product/teapot", "myshop://Product/teapot", "myshop://product/teapot/",
    "myshop://home/product/teapot", "myshop://%70roduct/teap%6ft", "myshop://product/teapot?",
    "https://myshop.example/product/teapot?utm_source=letter&utm_source=again",
    "myshop://product/teapot?q=ignored&q=outside-of-search",
  ])
  func `is the same in every spelling`(text: String) throws {
    #expect(try DeepLink(text) == DeepLink(to: .product("teapot")))
  }

  @Test(arguments: [
    "myshop://", "myshop:///", "https://myshop.example", "https://myshop.example/",
    "https://myshop.example?from=letter", "myshop://home/",
  ])
  func `leads to Home where it names no place`(text: String) throws {
    #expect(try DeepLink(text) == DeepLink(root: .home))
  }

  @Test(arguments: [
    ("a%2Fb", "a/b"), ("a%252Fb", "a%2Fb"), ("%2E%2E", ".."), ("...", "..."), ("a+b", "a+b"),
    ("%E6%80%A5%E9%A0%88", "急須"), ("急須", "急須"), ("a%3Fb%23c", "a?b#c"), ("a b", "a b"),
    ("%F0%9F%AB%96", "🫖"), ("a:b@c", "a:b@c"), ("Teapot", "Teapot"), ("..%2F..", "../.."),
  ])
  func `decodes each segment by itself`(segment: String, id: String) throws {
    let link = try DeepLink("myshop://product/\(segment)")

    #expect(link.place == .product(Product.ID(rawValue: id)))
  }

  @Test(arguments: [
    ("search?q=tea", "tea"), ("search?q=tea%20pot", "tea pot"), ("search?q=tea+pot", "tea pot"),
    ("search?q=tea%2Bpot", "tea+pot"), ("search?q=", ""), ("search?q", ""),
    ("search?lang=en&q=%E8%8C%B6&", "茶"), ("search/?q=a=b?c/d", "a=b?c/d"),
    ("search/product/teapot?q=te", "te"),
  ])
  func `carries the text of a search`(path: String, query: String) throws {
    let link = try DeepLink("myshop://" + path)

    #expect(link.tab == .search)
    #expect(link.query == query)
  }

  @Test(arguments: ["myshop://product/k%C3%A4se", "myshop://product/ka%CC%88se"])
  func `has an id in one spelling, whatever its accents are made of`(text: String) throws {
    guard case .product(let id) = try DeepLink(text).place else {
      Issue.record("It leads to no product.")
      return
    }

    #expect(id.rawValue.unicodeScalars.elementsEqual("k\u{E4}se".unicodeScalars))
  }

  @Test func `can say on which shelf a product stands`() throws {
    let link = try DeepLink("myshop://category/desk/product/lamp")

    #expect(link.place == .product("lamp"))
    #expect(link.category == "desk")
  }

  @Test(arguments: [
    (" product/teapot\n", "myshop://product/teapot"), ("search?q=a://b", "search?q=a://b"),
    ("https://myshop.example/cart", "myshop://cart"),
  ])
  func `can be typed without its scheme`(typed: String, text: String) throws {
    let written = text.hasPrefix("myshop") ? text : "myshop://" + text

    #expect(try DeepLink(typed: typed) == DeepLink(written))
  }
}

@Suite struct `A wrong link` {
  @Test(arguments: ["", " ", "\n\t"]) func `is one that nothing was typed for`(text: String) {
    let error = #expect(throws: LinkError.self) { try DeepLink(typed: text) }
    #expect(error?.description.hasPrefix("The link is empty. Expected home, category, ") == true)
  }

  @Test(arguments: [
    "", "product/teapot", "myshopx://home", "xmyshop://home", "myshop:home", "myshop:/home",
    "http://myshop.example/home", "ftp://myshop.example/home", "https://myshop.example.evil.com/",
    "https://myshop.example@evil.com/", "https://user@myshop.example/",
    "https://myshop.example:443/", "https://myshop.example:80@evil.com/",
    "https://myshop.example\\@evil.com/", "https://myshop.example./", "https://myshop.examplex/",
    "https://evil.com/https://myshop.example/", "https://www.myshop.example/",
    "javascript:alert(1)",
    " myshop://home", "https:///myshop.example/home", "https:myshop.example/home",
  ])
  func `of another scheme or host is refused`(text: String) {
    #expect(throws: LinkError.self) { try DeepLink(text) }
  }

  @Test(arguments: [
    ("product/%ZZ", LinkError.wrongEscape(in: "%ZZ")),
    ("product/%C3", .wrongEscape(in: "%C3")), ("product/a%", .wrongEscape(in: "a%")),
    ("product/%4", .wrongEscape(in: "%4")), ("product/%C0%AF", .wrongEscape(in: "%C0%AF")),
    ("product/%ED%A0%80", .wrongEscape(in: "%ED%A0%80")), ("search?q=%ZZ", .wrongEscape(in: "%ZZ")),
    ("product/x?other=%FF", .wrongEscape(in: "%FF")),
    ("product//x", .emptySegment(after: "product")), ("/home", .emptySegment(after: nil)),
    ("product/x//", .emptySegment(after: "x")), ("product/../cart", .dotSegment("..")),
    ("./cart", .dotSegment(".")), ("cart#top", .fragment("#top", app: "the shop")),
    ("product/c#", .fragment("#", app: "the shop")),
    ("product/a%00b", .controlCharacter("\0")), ("product/a\u{1B}b", .controlCharacter("\u{1B}")),
    ("search?q=a%0Ab", .controlCharacter("\n")), ("product/%C2%9B", .controlCharacter("\u{9B}")),
    ("home\n", .controlCharacter("\n")), ("search?q=a&q=b", .repeatedParameter("q")),
    ("search?q=a&q=a", .repeatedParameter("q")),
    ("cart/x", .superfluous(segment: "x", after: "cart")),
    ("order/7/x", .superfluous(segment: "x", after: "7")),
    ("product", .incomplete(after: "product", expected: ["an ID"])),
    ("search/category/", .incomplete(after: "category", expected: ["a SLUG"])),
    ("category/tea/product", .incomplete(after: "product", expected: ["an ID"])),
  ])
  func `is refused with the reason`(path: String, error: LinkError) {
    let rest = path.hasPrefix("/") ? "/" + path : path

    #expect(throws: error) { try DeepLink("myshop://" + rest) }
  }

  @Test(arguments: [
    (
      "myshop://prodct/x",
      "The shop has no place “prodct”: did you mean “product”? Expected home, category, "
        + "product, cart, search, profile, account, orders, order, people, user or settings."
    ),
    (
      "myshop://settings/prics",
      "“prics” cannot follow “settings”: did you mean “prices”? "
        + "Expected appearance, prices, mouse, navigation or about."
    ),
    (
      "myshop://search/orders",
      "“orders” cannot follow “search”. Expected category, product, cart or user."
    ),
    (
      "myshop://product/x/reveiws",
      "“reveiws” cannot follow “x”: did you mean “reviews”? Expected reviews."
    ),
    ("myshop://cart/x", "“x” cannot follow “cart”."),
    ("myshop://order", "“order” needs to be followed by an ID."),
    ("myshop://category", "“category” needs to be followed by a SLUG."),
    (
      "https://myshop.example.evil.com/",
      "“https://myshop.example.evil.com/” is not a link to the shop; links start with myshop://, "
        + "myapp:// or https://myshop.example/."
    ),
    ("myshop://product/%1B", "The link contains the control character U+001B."),
    (
      "myshop://product/%ZZ",
      "“%ZZ” has an invalid escape: write each byte of UTF-8 as % and two hexadecimal digits, "
        + "such as %C3%A9 for é, and % itself as %25."
    ),
    (
      "myshop://product/..",
      "“..” is not allowed in a link. Write it as %2E%2E."
    ),
  ])
  func `says which segment is wrong and what was expected`(text: String, words: String) {
    #expect {
      _ = try DeepLink(text)
    } throws: { error in
      "\(error)" == words
    }
  }

  @Test func `is refused when it is too long`() throws {
    let id = String(repeating: "x", count: LinkTable.longest - "myshop://product/".count)

    let longest = try DeepLink("myshop://product/\(id)")

    #expect(longest.text.utf8.count == LinkTable.longest)
    #expect(throws: LinkError.tooLong(bytes: LinkTable.longest + 1)) {
      try DeepLink("myshop://product/\(id)x")
    }
  }

  @Test func `is refused when it would be too long with its escapes`() {
    #expect(throws: LinkError.tooLong(bytes: "myshop://product/".count + 9 * 600)) {
      try DeepLink("myshop://product/" + String(repeating: "茶", count: 600))
    }
  }

  @Test func `searches for no more than the field holds`() {
    let text = String(repeating: "a", count: TextDraft.limit + 1)

    #expect {
      _ = try DeepLink("myshop://search?q=\(text)")
    } throws: { error in
      "\(error)" == "The parameter “q” takes at most 500 characters."
    }
  }
}
