import NavigationLaws
import SceneNavigation

/// What a user of the shop does besides navigating.
extension CustomEvent {
  static func inWindows(of shop: ShopState) -> [CustomEvent] {
    likelyInForms + PaymentAnswer.allCases.map { answerPayment($0) } + [answerEarlierPayment]
      + dismissals(in: shop) + stacks(in: shop) + views
  }

  static func inApp(of shop: ShopState) -> [CustomEvent] {
    windowEvents + sales(in: shop) + accounts
  }

  static let likelyInForms = [
    fillIn, fillInAll("fill in all fields and submit"), fillInAll("pay with a valid card"),
    fillInAll("pay with a card that is declined", card: SimulatedPayments.declined),
    fillInAll("pay with a card that is answered late", card: ScriptedPayments.late), submit, submit,
    enterNonsense, editField, beginEditing, endEditing, clearForm,
  ]

  static let submit = onForm("submit") { form, _ in [.submit(form.id)] }

  private static let fillIn = onForm("fill in the next field") { form, router in
    guard let field = form.emptyField(router.secrets) else { return [.submit(form.id)] }
    return [.edit(form.screen, field, .replace(form.text(for: field)))]
  }

  private static func fillInAll(_ name: String, card: String = "4242424242424242") -> CustomEvent {
    onForm(name) { form, _ in
      let edits = form.fields.map { field in
        let text = field == .cardNumber ? card : form.text(for: field)
        return SceneAction.edit(form.screen, field, .replace(text))
      }
      return edits + [.submit(form.id)]
    }
  }

  private static let enterNonsense = onForm("enter nonsense") { form, router in
    guard let field = form.emptyField(router.secrets) ?? form.fields.last else { return [] }
    return [.edit(form.screen, field, .replace("9"))]
  }

  private static let editField = onForm("delete a character of a field") { form, _ in
    form.fields.prefix(1).map { .edit(form.screen, $0, .deleteBackward) }
  }
  private static let beginEditing = onForm("begin to edit a field") { form, _ in
    form.fields.suffix(1).map { .beginEditing(form.screen, $0) }
  }
  private static let endEditing = onForm("end editing") { form, _ in [.endEditing(form.screen)] }
  private static let clearForm = onForm("clear the form") { form, _ in [.clearForm(form.id)] }

  static func answerPayment(_ answer: PaymentAnswer) -> CustomEvent {
    inWindow(answer == .timedOut ? "the payment times out" : "the payment is \(answer.rawValue)") {
      router,
      _ in
      router.paying.map { [.settle($0.id, answer)] } ?? []
    }
  }

  private static let answerEarlierPayment = onForm("an earlier payment is accepted late") {
    form,
    router in
    let number = max(1, (router.paying?.id.number ?? 2) - 1)
    let account = router.paying?.id.account ?? Account.samples[0].id
    return [
      .settle(Payment.ID(presentation: form.id, account: account, number: number), .accepted)
    ]
  }

  private static func dismissals(in shop: ShopState) -> [CustomEvent] {
    let (product, category) = (shop.someProduct, shop.someCategory)
    let link = LinkTarget(.home([.category(category), .product(product)]))
    return [
      inWindow("dismiss a presentation that never was") { router, store in
        let number = (store.lastState(of: router.scene)?.nextNumber ?? 1) + 3
        return [.dismiss(Presentation.ID(scene: SceneID(number: 1), number: number))]
      },
      onForm("dismiss and go to the product") { form, _ in
        [.dismissAndNavigate(form.id, .home(.product(product)))]
      },
      onForm("dismiss and go to the orders") { form, _ in
        [.dismissAndNavigate(form.id, .profile(.orders))]
      },
      onForm("dismiss and follow a link") { form, _ in [.dismissAndOpenLink(form.id, link)] },
      onForm("dismiss and follow a link to the orders") { form, _ in
        [.dismissAndOpenLink(form.id, LinkTarget(.profile([.orders])))]
      },
      onForm("advance the flow") { form, _ in [.advance(form.id, .payment)] },
      onForm("to the end of the flow") { form, _ in [.advance(form.id, .placed("1001"))] },
      onForm("back to the start of the flow") { form, _ in [.popFlowToRoot(form.id)] },
      onForm("ask to leave") { form, _ in
        [.present(.confirmationDialog(.leave(form.id, then: .back)))]
      },
    ]
  }

  private static func stacks(in shop: ShopState) -> [CustomEvent] {
    let (product, category) = (shop.someProduct, shop.someCategory)
    return [
      inWindow("pop two steps") { _, _ in [.pop(2)] },
      inWindow("pop nine steps") { _, _ in [.pop(9)] },
      inWindow("pop to the product") { _, _ in [.popTo(AnyRoute(HomeRoute.product(product)))] },
      inWindow("pop to the first place") { router, _ in
        router.stack.entries.first.map { [.popTo($0.route)] } ?? []
      },
      inWindow("pop to the place below") { router, _ in
        router.stack.entries.dropLast().last.map { [.popTo($0.route)] } ?? []
      },
      inWindow("pop to a place that is not there") { _, _ in
        [.popTo(AnyRoute(HomeRoute.product("none")))]
      },
      inWindow("replace Home's stack") { _, _ in
        [.replaceStack(.home([.category(category), .product(product)]))]
      },
      inWindow("replace Profile's stack") { _, _ in [.replaceStack(.profile([.orders]))] },
      inWindow("empty Search's stack") { _, _ in [.replaceStack(.search(NavigationPath()))] },
      inWindow("push a checkout's step") { _, _ in [.navigate(AnyRoute(CheckoutStep.review), in: 1)]
      },
      inWindow("follow a link to a search") { _, _ in [.openLink(LinkTarget(searching: "tea"))] },
      inWindow("follow a link to a search's product") { _, _ in
        [.openLink(LinkTarget(searching: "desk", along: NavigationPath([product])))]
      },
      earlier("undo") { state, window in
        state.scene(window).map { [.scene(.undo(to: $0), in: window)] } ?? []
      },
      earlier("redo") { state, window in
        state.scene(window).map { [.scene(.redo(to: $0), in: window)] } ?? []
      },
      earlier("undo to another window's state") { state, window in
        state.windows.first { $0.id != window }.map { [.scene(.undo(to: $0.scene), in: window)] }
          ?? []
      },
    ]
  }

  private static let views = [
    inWindow("select a row and scroll") { router, _ in
      [.look(router.stack.screen(in: router.selection), selection: 4, scroll: 2)]
    },
    inWindow("select a row that cannot be selected") { router, _ in
      [.look(router.stack.screen(in: router.selection), selection: -1, scroll: -1)]
    },
    inWindow("select a row of a screen that is gone") { router, store in
      let number = (store.lastState(of: router.scene)?.nextNumber ?? 1) + 5
      return [
        .look(.entry(Entry.ID(scene: SceneID(number: 1), number: number)), selection: 1, scroll: 0)
      ]
    },
    inWindow("scroll Search's root") { _, _ in [.look(.root(.search), selection: 3, scroll: 1)] },
    inWindow("begin to search") { _, _ in [.beginEditing(.root(.search), .query)] },
    inWindow("type into the search") { _, _ in [.edit(.root(.search), .query, .insert("tea"))] },
    inWindow("delete a word of the search") { _, _ in
      [.edit(.root(.search), .query, .deleteWordBackward)]
    },
    inWindow("end the search") { _, _ in [.endEditing(.root(.search))] },
  ]

  private static func sales(in shop: ShopState) -> [CustomEvent] {
    let (product, article) = (shop.someProduct, Article(shop.someProduct))
    return shop.someArticles.map { article in
      CustomEvent("add \(article.words) to the cart") { _, _ in [.shop(.addToCart(article))] }
    } + [
      CustomEvent("change the quantity") { _, _ in [.shop(.setQuantity(2, of: article))] },
      CustomEvent("remove from the cart") { _, _ in [.shop(.setQuantity(0, of: article))] },
      CustomEvent("write a review") { _, _ in
        [.shop(.writeReview(of: product, rating: 3, title: "So so", text: "It is."))]
      },
      CustomEvent("load other sessions' sales") { store, _ in
        guard let shop = store.shop else { return [] }
        var changes = shop.changes
        changes.sell(1, of: article)
        return [.shop(.learn(orders: shop.orders, changes: changes))]
      },
      CustomEvent("make back return across tabs") { _, _ in
        [.shop(.changeSettings(.goingBackAcrossTabs))]
      },
      CustomEvent("keep back within a tab") { _, _ in [.shop(.changeSettings(Settings()))] },
    ]
  }

  private static let accounts =
    Account.samples.map { account in
      CustomEvent("sign in as \(account.name)") { _, _ in [.shop(.signIn(account.id))] }
    } + [CustomEvent("sign in as an unknown account") { _, _ in [.shop(.signIn("nobody"))] }]

  private static let windowEvents = [
    CustomEvent("focus the next window") { _, _ in [.app(.focusNextWindow)] },
    CustomEvent("focus the previous window") { _, _ in [.app(.focusPreviousWindow)] },
    CustomEvent("focus the last window") { store, _ in
      store.windows.windows.last.map { [.app(.focusWindow($0.id))] } ?? []
    },
    CustomEvent("change the layout") { _, _ in [.app(.nextLayout)] },
    CustomEvent("zoom") { _, _ in [.app(.toggleZoom)] },
    CustomEvent("reopen a window") { _, _ in [.app(.reopenWindow)] },
    CustomEvent("close the focused window") { _, focus in [.app(.closeWindow(focus))] },
    CustomEvent("open a window for a link") { _, _ in
      [.app(.openWindow(LinkTarget(.home([.cart]))))]
    },
    CustomEvent("open a window for a link to the orders") { _, _ in
      [.app(.openWindow(LinkTarget(.profile([.orders]))))]
    },
    CustomEvent("move the place to a new window") { _, focus in
      [.app(.movePlace(from: focus, to: nil))]
    },
    CustomEvent("move the place to another window") { store, focus in
      store.windows.windows.first { $0.id != focus }.map {
        [.app(.movePlace(from: focus, to: $0.id))]
      } ?? []
    },
    CustomEvent("back in a window that is not there") { _, _ in
      [.scene(.back, in: SceneID(number: 1 << 40))]
    },
    earlier("travel to an earlier state") { state, _ in [.app(.travel(to: state))] },
  ]

  /// Navigation to a tab that is not selected, which no key does.
  static let otherTabs =
    [ProfileRoute.orders, .settings].map { route in
      CustomEvent("go to \(route) in the focused window") { _, focus in
        [.scene(.navigate(.profile(route)), in: focus)]
      }
    } + [
      CustomEvent("go to the cart in the focused window") { _, focus in
        [.scene(.navigate(.home(.cart)), in: focus)]
      }
    ]

  private static func inWindow(
    _ name: String,
    _ actions: @escaping @MainActor @Sendable (SceneRouter, NavigationStore) -> [SceneAction]
  ) -> CustomEvent {
    CustomEvent(name) { store, window in
      guard let router = store.windows.router(window) else { return [] }
      return actions(router, store).map { .scene($0, in: window) }
    }
  }

  private static func onForm(
    _ name: String,
    _ actions: @escaping @MainActor @Sendable (Presentation, SceneRouter) -> [SceneAction]
  ) -> CustomEvent {
    inWindow(name) { router, _ in router.presented.map { actions($0, router) } ?? [] }
  }
}

extension NavigationStore {
  fileprivate var shop: ShopState? { (app as? ShopNavigation)?.shop.state }
}

extension Settings {
  fileprivate static var goingBackAcrossTabs: Settings {
    var settings = Settings()
    settings.goesBackAcrossTabs = true
    return settings
  }
}

extension ShopState {
  var someProduct: Product.ID { catalog.allProducts.first.flatMap { $0?.id } ?? "none" }
  fileprivate var someArticles: [Article] {
    let products = catalog.allProducts.prefix(3).compactMap { $0 }
    return products.map { Article($0.id) }
      + products.flatMap { product in product.variants.prefix(4).map { Article(product.id, $0.id) }
      }
  }
  var someCategory: Category.ID { catalog.categories.first?.id ?? "none" }
}

extension Article {
  fileprivate var words: String { variant.map { "\(product) in \($0)" } ?? "\(product)" }
}

extension Presentation {
  fileprivate var fields: [FieldID] {
    switch content {
    case .fullScreenCover(.checkout): CheckoutStage(of: stack).fields
    case .sheet(.writeReview): ReviewForm.fields
    case .sheet(.choose): ChoiceForm.fields
    case .sheet(.filter): CategoryFilter.fields
    case .fullScreenCover(.signIn), .alert, .confirmationDialog: []
    }
  }

  @MainActor fileprivate func emptyField(_ secrets: Secrets) -> FieldID? {
    fields.first { field in
      let drafts = field.isSecret ? secrets.drafts(of: id) : stack.view.drafts
      return drafts[field]?.text.isEmpty ?? true
    }
  }

  fileprivate func text(for field: FieldID) -> String {
    switch field {
    case .cardNumber: "4242424242424242"
    case .cardExpiry: "04/28"
    case .securityCode: "123"
    case .delivery: Delivery.express.rawValue
    case .rating: "4"
    case .quantity: "2"
    case .categoryStock: CategoryFilter.inStock
    case .categoryOrder: CategoryFilter.Order.name.rawValue
    default: "Mill Lane 4"
    }
  }
}
