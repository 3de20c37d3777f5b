// swift-format-ignore-file
import NavigationLaws
import SceneNavigation
import ShopCore
import Testing

/// What `order.shop` does, without keys and a screen; made by `shop replay --export-test`.
@MainActor @Suite struct `The script order` {
  @Test func `moves only the windows it acts on, and ends in the same state`() throws {
    let catalog = Catalog(
      name: "Script",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [
        Product(id: "teapot", name: "Teapot", category: "tea", price: Money(minorUnits: 2450, currency: Currency(code: "EUR")), stock: 12),
        Product(id: "hurricane-lamp", name: "Hurricane lamp", category: "light", price: Money(minorUnits: 4900, currency: Currency(code: "EUR")), stock: 14),
      ],
      people: []
    )
    let a = SceneID(number: 1)
    let b = SceneID(number: 2)
    let app = ShopApp(
      shop: Shop(
        ShopState(
          catalog: catalog,
          orders: Order.samples(from: catalog),
          account: Account.samples[0]
        )
      ),
      windows: SceneGroup(
        state: AppState(windowCount: 2),
        makeRouter: NamedWiring.perScene.makeRouters()
      ),
      payments: UnansweredPayments()
    )
    var moved: [String] = []
    var broken: Set<LawName> = []
    app.observe { step in
      moved.append(step.record.verdict.moved.map(\.letter).joined())
      broken.formUnion(StepLaws.shop.violations(of: step).map(\.law))
    }

    // line 5: key Enter Enter
    app.send(.scene(.navigate(.home(.product("teapot"))), in: a), cause: .key)
    app.send(.shop(.addToCart(Article("teapot"))), cause: .key)

    // line 6: open "cart"
    app.send(.scene(.openLink(LinkTarget(.home([.cart]))), in: a), cause: .link)

    // line 7: key End Enter
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 2)), selection: 3, scroll: 0), in: a), cause: .key)
    app.send(.scene(.present(.fullScreenCover(.checkout)), in: a), cause: .key)

    // line 8: key Enter
    app.send(.scene(.beginEditing(.presentation(Entry.ID(scene: a, number: 3)), .name), in: a), cause: .key)

    // line 9: type "Robin Vale"
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert("R")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert("o")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert("b")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert("i")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert("n")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert(" ")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert("V")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert("a")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert("l")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .name, .insert("e")), in: a), cause: .key)

    // line 10: key Tab
    app.send(.scene(.endEditing(.presentation(Entry.ID(scene: a, number: 3))), in: a), cause: .key)
    app.send(.scene(.look(.presentation(Entry.ID(scene: a, number: 3)), selection: 1, scroll: 0), in: a), cause: .key)
    app.send(.scene(.beginEditing(.presentation(Entry.ID(scene: a, number: 3)), .street), in: a), cause: .key)

    // line 11: type "Mill Lane 4"
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert("M")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert("i")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert("l")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert("l")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert(" ")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert("L")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert("a")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert("n")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert("e")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert(" ")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .street, .insert("4")), in: a), cause: .key)

    // line 12: key Tab
    app.send(.scene(.endEditing(.presentation(Entry.ID(scene: a, number: 3))), in: a), cause: .key)
    app.send(.scene(.look(.presentation(Entry.ID(scene: a, number: 3)), selection: 2, scroll: 0), in: a), cause: .key)
    app.send(.scene(.beginEditing(.presentation(Entry.ID(scene: a, number: 3)), .postcode), in: a), cause: .key)

    // line 13: type "12345"
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .postcode, .insert("1")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .postcode, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .postcode, .insert("3")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .postcode, .insert("4")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .postcode, .insert("5")), in: a), cause: .key)

    // line 14: key Tab
    app.send(.scene(.endEditing(.presentation(Entry.ID(scene: a, number: 3))), in: a), cause: .key)
    app.send(.scene(.look(.presentation(Entry.ID(scene: a, number: 3)), selection: 3, scroll: 0), in: a), cause: .key)
    app.send(.scene(.beginEditing(.presentation(Entry.ID(scene: a, number: 3)), .city), in: a), cause: .key)

    // line 15: type "Port"
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .city, .insert("P")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .city, .insert("o")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .city, .insert("r")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .city, .insert("t")), in: a), cause: .key)

    // line 16: key Tab
    app.send(.scene(.endEditing(.presentation(Entry.ID(scene: a, number: 3))), in: a), cause: .key)
    app.send(.scene(.look(.presentation(Entry.ID(scene: a, number: 3)), selection: 4, scroll: 0), in: a), cause: .key)
    app.send(.scene(.beginEditing(.presentation(Entry.ID(scene: a, number: 3)), .country), in: a), cause: .key)

    // line 17: type "Norway"
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .country, .insert("N")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .country, .insert("o")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .country, .insert("r")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .country, .insert("w")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .country, .insert("a")), in: a), cause: .key)
    app.send(.scene(.edit(.presentation(Entry.ID(scene: a, number: 3)), .country, .insert("y")), in: a), cause: .key)

    // line 18: key Esc End ↑ Enter
    app.send(.scene(.endEditing(.presentation(Entry.ID(scene: a, number: 3))), in: a), cause: .key)
    app.send(.scene(.look(.presentation(Entry.ID(scene: a, number: 3)), selection: 6, scroll: 0), in: a), cause: .key)
    app.send(.scene(.look(.presentation(Entry.ID(scene: a, number: 3)), selection: 5, scroll: 0), in: a), cause: .key)
    app.send(.scene(.submit(Entry.ID(scene: a, number: 3)), in: a), cause: .key)

    // line 19: key End ↑ Enter
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 4)), selection: 3, scroll: 0), in: a), cause: .key)
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 4)), selection: 2, scroll: 0), in: a), cause: .key)
    app.send(.scene(.submit(Entry.ID(scene: a, number: 3)), in: a), cause: .key)

    // line 20: key Home Enter
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 5)), selection: 0, scroll: 0), in: a), cause: .key)
    app.send(.scene(.beginEditing(.entry(Entry.ID(scene: a, number: 5)), .cardNumber), in: a), cause: .key)

    // line 21: type secret card
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("4")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("4")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("4")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("4")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("4")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("4")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("4")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("4")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardNumber, .insert("2")), in: a), cause: .key)

    // line 22: key Tab
    app.send(.scene(.endEditing(.entry(Entry.ID(scene: a, number: 5))), in: a), cause: .key)
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 5)), selection: 1, scroll: 0), in: a), cause: .key)
    app.send(.scene(.beginEditing(.entry(Entry.ID(scene: a, number: 5)), .cardExpiry), in: a), cause: .key)

    // line 23: type "12/29"
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardExpiry, .insert("1")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardExpiry, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardExpiry, .insert("/")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardExpiry, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardExpiry, .insert("9")), in: a), cause: .key)

    // line 24: key Tab
    app.send(.scene(.endEditing(.entry(Entry.ID(scene: a, number: 5))), in: a), cause: .key)
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 5)), selection: 2, scroll: 0), in: a), cause: .key)
    app.send(.scene(.beginEditing(.entry(Entry.ID(scene: a, number: 5)), .securityCode), in: a), cause: .key)

    // line 25: type secret security-code
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .securityCode, .insert("1")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .securityCode, .insert("2")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .securityCode, .insert("3")), in: a), cause: .key)

    // line 26: key Tab
    app.send(.scene(.endEditing(.entry(Entry.ID(scene: a, number: 5))), in: a), cause: .key)
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 5)), selection: 3, scroll: 0), in: a), cause: .key)
    app.send(.scene(.beginEditing(.entry(Entry.ID(scene: a, number: 5)), .cardName), in: a), cause: .key)

    // line 27: type "Robin Vale"
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert("R")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert("o")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert("b")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert("i")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert("n")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert(" ")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert("V")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert("a")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert("l")), in: a), cause: .key)
    app.send(.scene(.edit(.entry(Entry.ID(scene: a, number: 5)), .cardName, .insert("e")), in: a), cause: .key)

    // line 28: key Esc End ↑ Enter
    app.send(.scene(.endEditing(.entry(Entry.ID(scene: a, number: 5))), in: a), cause: .key)
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 5)), selection: 5, scroll: 0), in: a), cause: .key)
    app.send(.scene(.look(.entry(Entry.ID(scene: a, number: 5)), selection: 4, scroll: 0), in: a), cause: .key)
    app.send(.scene(.submit(Entry.ID(scene: a, number: 3)), in: a), cause: .key)

    // line 31: key Enter
    app.send(.scene(.submit(Entry.ID(scene: a, number: 3)), in: a), cause: .key)

    // line 32: click "Hurricane lamp" in B
    app.send(.app(.focusWindow(b)), cause: .click)
    app.send(.scene(.look(.root(.home), selection: 5, scroll: 0), in: b), cause: .click)
    app.send(.scene(.navigate(.home(.product("hurricane-lamp"))), in: b), cause: .click)

    // line 34: answer payment
    app.send(.scene(.settle(Payment.ID(presentation: Entry.ID(scene: a, number: 3), account: "robin", number: 1), .accepted), in: a), cause: .payment)

    let whoMoved: [String] = [
      "A", "", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A",
      "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A",
      "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A",
      "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "", "A", "", "", "", "", "", "",
      "", "", "", "", "", "", "", "", "", "", "A", "A", "A", "A", "A", "A", "A", "A", "A",
      "A", "A", "", "", "", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A", "A",
      "A", "A", "A", "A", "A", "", "", "B", "B", "A",
    ]
    #expect(moved == whoMoved)
    #expect(broken.isEmpty)

    let state = app.windows.state
    #expect(state.focus == b)

    let sceneA = try #require(state.scene(a))
    #expect(sceneA.selectedTab == .home)
    #expect(sceneA.stack(of: .home).path == NavigationPath([AnyRoute(HomeRoute.cart)]))
    #expect(sceneA.stack(of: .search).isAtRoot)
    #expect(sceneA.stack(of: .profile).isAtRoot)
    #expect(sceneA.presentations.map(\.content) == [.fullScreenCover(.checkout)])

    let sceneB = try #require(state.scene(b))
    #expect(sceneB.selectedTab == .home)
    #expect(sceneB.stack(of: .home).path == NavigationPath([AnyRoute(HomeRoute.product("hurricane-lamp"))]))
    #expect(sceneB.stack(of: .search).isAtRoot)
    #expect(sceneB.stack(of: .profile).isAtRoot)
    #expect(sceneB.presentations.isEmpty)
  }
}

/// The answers are actions of the script.
private struct UnansweredPayments: PaymentService {
  func charge(
    _ card: CardNumber,
    for payment: Payment,
    answer: @escaping @MainActor (PaymentAnswer) -> Void
  ) {}
}
