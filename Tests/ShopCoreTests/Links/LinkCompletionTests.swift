import ShopCore
import Testing

@testable import SceneNavigation

@Suite struct `Completing a link` {
  private func texts(_ typed: String) -> [String] {
    let completions = LinkTable.shop.completions(of: typed) { slot, begun in
      let ids = [
        "product": ["teapot", "tea cosy", "cup", ".."], "category": ["tea", "desk"],
        "person": ["ada"], "order": ["1001"],
      ]
      return (ids[slot.name] ?? []).filter { $0.hasPrefix(begun) }
    }
    return completions.map(\.text)
  }

  @Test func `offers every first word`() {
    #expect(
      texts("") == [
        "home", "home/", "category/", "product/", "cart", "search", "search/", "profile",
        "profile/", "account", "orders", "order/", "people", "user/", "settings", "settings/",
      ]
    )
  }

  @Test(arguments: [
    ("pro", ["product/", "profile", "profile/"]), ("PRO", ["product/", "profile", "profile/"]),
    (
      "product/te",
      ["product/teapot", "product/teapot/", "product/tea%20cosy", "product/tea%20cosy/"]
    ),
    ("settings", ["settings/"]),
    (
      "settings/",
      [
        "settings/appearance", "settings/prices", "settings/mouse", "settings/navigation",
        "settings/about",
      ]
    ),
    ("product/teapot/", ["product/teapot/reviews"]),
    ("product/tea%20", ["product/tea%20cosy", "product/tea%20cosy/"]),
    ("category/tea/", ["category/tea/product/"]), ("search/user/", ["search/user/ada"]),
    ("category/tea/product/c", ["category/tea/product/cup"]), ("order/1", ["order/1001"]),
    ("product/.", ["product/%2E%2E", "product/%2E%2E/"]), ("search?", ["search?q="]),
    ("search/product/cup?q", ["search/product/cup?q="]), ("search?q=", []), ("home?", []),
    ("prodct/", []), ("product/%Z", []), ("product//", []), ("cart/", []), ("cart#", []),
    ("nothing", []), ("mysh", ["myshop://"]), ("https://my", ["https://myshop.example/"]),
  ])
  func `goes on with what was typed`(typed: String, expected: [String]) {
    #expect(texts(typed) == expected)
  }

  @Test func `keeps the scheme as it was typed`() {
    #expect(texts("MyShop://cat") == ["MyShop://category/"])
    #expect(texts("myapp:///order/1") == ["myapp:///order/1001"])
    #expect(texts("https://myshop.example/search?") == ["https://myshop.example/search?q="])
  }

  @Test func `says what each one is`() {
    let completions = LinkTable.shop.completions(of: "product/t") { _, _ in ["tray"] }

    #expect(
      completions == [
        LinkCompletion(text: "product/tray", name: "Product"),
        LinkCompletion(text: "product/tray/", name: "Reviews"),
      ]
    )
  }

  @Test func `leads to links, whatever is chosen`() throws {
    for first in texts("") where !first.hasSuffix("/") {
      #expect(throws: Never.self) { try DeepLink(typed: first) }
    }
    for id in texts("product/") where !id.hasSuffix("/") {
      #expect(throws: Never.self) { try DeepLink(typed: id) }
    }
  }
}
