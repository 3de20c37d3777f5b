import DesignSystem
import SceneNavigation
import ShopCore
import Testing

@testable import ShopTUI

@MainActor @Suite struct `What was used in this run` {
  @Test func `comes most recent first, each once`() {
    var recents = Recents<String>()

    for link in ["cart", "orders", "cart", "people"] { recents.note(link) }

    #expect(recents.elements == ["people", "cart", "orders"])
  }

  @Test func `is forgotten where it is too much`() {
    var recents = Recents<Int>()

    for number in 0...Recents<Int>.limit { recents.note(number) }

    #expect(recents.elements.count == Recents<Int>.limit)
    #expect(!recents.elements.contains(0))
  }
}

@MainActor @Suite struct `A walk through what was typed` {
  @Test func `leads back to the oldest and forward to what is being typed`() {
    var history = TypingHistory(["cart", "orders"])

    let older = ["pro", "cart", "orders"].map { history.older(than: $0) }
    let newer = (0..<3).map { _ in history.newer() }

    #expect(older == ["cart", "orders", nil])
    #expect(newer == ["cart", "pro", nil])
  }

  @Test func `ends where something else is typed`() {
    var history = TypingHistory(["cart"])
    _ = history.older(than: "pro")

    history.reset()

    #expect(history.newer() == nil)
  }
}

@MainActor @Suite struct `A prompt for a link` {
  private let shop = ShopState.sample

  private func prompt(_ text: String, earlier: [String] = []) -> Prompt {
    var prompt = Prompt(.link(in: nil), history: TypingHistory(earlier), in: shop)
    prompt.edit(.insert(text), in: shop)
    return prompt
  }

  @Test func `offers words, then ids with the names they stand for`() {
    let first = prompt("").choices.map(\.title.text)
    let products = prompt("product/te").choices

    #expect(first.contains("category/"))
    #expect(products.first?.title.text == "product/teapot")
    #expect(products.first?.detail == "Teapot")
    #expect(products.first?.trailing == "Product")
  }

  @Test(arguments: [
    ("product/lamp", "product/desk-lamp"), ("product/DESK", "product/desk-lamp"),
    ("category/cof", "category/tea"), ("user/nwosu", "user/ada"), ("order/1", "order/1001"),
  ])
  func `finds ids by their names too`(typed: String, completion: String) {
    #expect(prompt(typed).choices.map(\.title.text).contains(completion))
  }

  @Test(arguments: [
    ("pro", "pro"), ("prod", "product/"), ("product/teap", "product/teapot"), ("car", "cart"),
    ("PROD", "product/"), ("zzz", "zzz"),
  ])
  func `completes as far as there is one way`(typed: String, expected: String) {
    var prompt = prompt(typed)

    prompt.complete(in: shop)

    #expect(typed == "pro" ? prompt.text.hasPrefix("pro") : prompt.text == expected)
  }

  @Test func `completes by what is chosen`() {
    var prompt = prompt("p")
    prompt.goDown(in: shop)
    prompt.goDown(in: shop)
    let chosen = prompt.chosenChoice?.completion

    prompt.complete(in: shop)

    #expect(chosen != nil)
    #expect(prompt.text == chosen)
    #expect(prompt.chosen == nil)
  }

  @Test func `leads by the arrows from the past through the text to the choices`() {
    var prompt = prompt("ca", earlier: ["orders", "people"])
    var seen: [String] = []

    for _ in 0..<3 {
      prompt.goUp(in: shop)
      seen.append(prompt.text)
    }
    for _ in 0..<3 {
      prompt.goDown(in: shop)
      seen.append(prompt.chosenChoice?.completion ?? prompt.text)
    }
    prompt.goUp(in: shop)

    #expect(seen == ["orders", "people", "people", "orders", "ca", "category/"])
    #expect(prompt.chosen == nil)
    #expect(prompt.text == "ca")
  }

  @Test func `forgets what was chosen when something is typed`() {
    var prompt = prompt("c")
    prompt.goDown(in: shop)

    prompt.edit(.insert("a"), in: shop)

    #expect(prompt.chosen == nil)
  }

  @Test func `takes back a refusal when something is typed`() {
    var prompt = prompt("nowhere")
    prompt.refuse()
    let wasRefused = prompt.isRefused

    prompt.edit(.deleteBackward, in: shop)

    #expect(wasRefused)
    #expect(!prompt.isRefused)
  }
}

@MainActor @Suite struct `The palette` {
  private let shop = ShopState.sample
  private let keymap = Keymap()

  private func palette(recent: [Choice.Effect] = []) -> Palette {
    let window = SceneWindow(id: SceneID(number: 2), letter: "B")
    return Palette(
      actions: keymap.actions,
      windows: [(window, "Home › Teapot")],
      shop: shop,
      recent: recent
    )
  }

  @Test func `has every action but itself, with its keys`() {
    let effects = palette().choices(for: "", in: shop).map(\.effect)

    for (_, command) in keymap.bindings.flatMap(\.keys) where command != .palette {
      #expect(effects.contains(.carryOut(command)), "\(command)")
    }
    #expect(!effects.contains(.carryOut(.palette)))
    #expect(Set(effects).count == effects.count)
    #expect(palette().choices(for: "zoom", in: shop).first?.trailing == "z F5")
  }

  @Test(arguments: [
    ("orders", "Orders"), ("appear", "Appearance"), ("cof", "Tea & Coffee"), ("teap", "Teapot"),
    ("adan", "Ada Nwosu"), ("lamp", "Desk lamp"), ("nw", "New window"), ("focb", "Focus window B"),
    ("b", "Focus window B"), ("window b", "Focus window B"),
    ("1001", "Order 1001"), ("tab prof", "Tab Profile"), ("sett", "Settings"),
    ("checkout", "Cart"), ("check out", "Cart"), ("theme", "Theme: dark"), ("dark", "Theme: dark"),
    ("currency", "Prices"), ("sign", "Sign out"), ("sign in", "Sign in as someone else"),
    ("time", "Time travel: the windows after any earlier action"),
    ("ledger", "Ledger: what was done, and which windows moved"),
    ("log", "Ledger: what was done, and which windows moved"),
    ("monochrome", "Theme: monochrome"), ("1.234", "Prices as 1.234,56 €"),
    ("across", "Turn on “Back returns across tabs”"),
    ("wiring one router", "Wiring: one router for all windows"),
    ("appLevelPath", "Wiring: one router for all windows"), ("tour", "Take the tour"),
    ("lesson early", "Lesson: A link that comes early is lost"),
    ("undo", "Undo what the window did last"),
    ("redo", "Redo what was undone in the window"),
  ])
  func `finds by some letters`(typed: String, title: String) {
    #expect(palette().choices(for: typed, in: shop).first?.title.text == title)
  }

  @Test func `puts what does something before places, and those before things, found as well`() {
    let titles = palette().choices(for: "tea", in: shop).map(\.title.text)

    #expect(titles.firstIndex(of: "Tea & Coffee") ?? 9 < titles.firstIndex(of: "Teapot") ?? 0)
    #expect(palette().choices(for: "order", in: shop).map(\.rank).prefix(3) == [1, 2, 2])
  }

  @Test func `begins with what was used last`() throws {
    let orders = try DeepLink(typed: "orders")
    let lamp = try DeepLink(typed: "product/desk-lamp")
    let recent: [Choice.Effect] = [
      .openLink(lamp), .menu(.focus(SceneID(number: 9))), .carryOut(.zoom), .openLink(orders),
    ]

    let choices = palette(recent: recent).choices(for: "", in: shop)

    #expect(
      choices.prefix(3).map(\.effect) == [.openLink(lamp), .carryOut(.zoom), .openLink(orders)]
    )
    #expect(choices.filter { $0.effect == .carryOut(.zoom) }.count == 1)
  }

  @Test func `chooses the first of what it finds`() {
    var prompt = Prompt(.palette(palette(), in: SceneID(number: 1), at: nil), in: shop)
    let first = prompt.chosen
    prompt.edit(.insert("zzzz"), in: shop)
    let none = prompt.chosen

    prompt.edit(.clear, in: shop)

    #expect(first == 0)
    #expect(none == nil)
    #expect(prompt.chosen == 0)
  }
}

@MainActor @Suite struct `The keys in the table` {
  @Test func `are called in the palette as in their line`() {
    let digits = Set("123456789".map(String.init))
    // A field has the keys that stand there without one.
    for binding in Keymap().bindings where !binding.keys.isEmpty {
      let words = binding.keyWords.split(separator: " ").map(String.init)
      let keys = Set(binding.keys.map(\.key.words))
      for word in words where !word.contains("–") { #expect(keys.contains(word), "\(word)") }
      if words.contains(where: { $0.contains("–") }) {
        #expect(keys.subtracting(words).isSubset(of: digits))
      }
    }
  }

  @Test func `have a name for each thing they do`() {
    let actions = Keymap().actions

    #expect(Set(actions.map(\.name)).count == actions.count)
    #expect(actions.allSatisfy { !$0.keys.isEmpty })
  }
}

extension ShopState {
  /// A small shop: two products on two shelves, one person and her orders.
  fileprivate static var sample: ShopState {
    let currency = Currency(code: "EUR")
    let price = Money(minorUnits: 2_450, currency: currency)
    let catalog = Catalog(
      name: "Corner shop",
      currency: currency,
      categories: [
        Category(id: "tea", name: "Tea & Coffee"), Category(id: "desk", name: "Desk"),
      ],
      products: [
        Product(id: "teapot", name: "Teapot", category: "tea", price: price, stock: 3),
        Product(id: "desk-lamp", name: "Desk lamp", category: "desk", price: price, stock: 3),
      ],
      people: [Person(id: "ada", name: "Ada Nwosu")]
    )
    return ShopState(
      catalog: catalog,
      orders: Order.samples(from: catalog),
      account: Account.samples.first
    )
  }
}
