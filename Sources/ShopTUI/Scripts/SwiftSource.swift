import ShopCore

/// How actions and where they lead are written in Swift; nil for what cannot be.
nonisolated struct SwiftSource {
  func source(_ action: Action) -> String? {
    switch action {
    case .scene(let action, let id): source(action).map { ".scene(\($0), in: \(name(of: id)))" }
    case .shop(let action): source(action).map { ".shop(\($0))" }
    case .app(let action): source(action).map { ".app(\($0))" }
    }
  }

  /// The name a window has in a test: a letter for each scene, in their order.
  func name(of id: SceneID) -> String {
    let letter = Unicode.Scalar(UInt32(96 + id.number)).map(String.init) ?? ""
    return (1...26).contains(id.number) ? letter : "window\(id.number)"
  }

  private func source(_ action: SceneAction) -> String? {
    switch action {
    case .navigate(let destination): source(destination).map { ".navigate(\($0))" }
    case .back: ".back"
    case .pop(let count): ".pop(\(count))"
    case .popToRoot: ".popToRoot"
    case .popTo(let destination): source(destination).map { ".popTo(\($0))" }
    case .replaceStack(let path): source(path).map { ".replaceStack(\($0))" }
    case .openLink(let target): source(target).map { ".openLink(\($0))" }
    case .selectTab(let tab): ".selectTab(.\(tab.rawValue))"
    case .present(let content): source(content).map { ".present(\($0))" }
    case .dismiss(let id): ".dismiss(\(source(id)))"
    case .dismissAndNavigate(let id, let destination):
      source(destination).map { ".dismissAndNavigate(\(source(id)), \($0))" }
    case .dismissAndOpenLink(let id, let target):
      source(target).map { ".dismissAndOpenLink(\(source(id)), \($0))" }
    case .advance(let id, let step): ".advance(\(source(id)), \(source(step)))"
    case .submit(let id): ".submit(\(source(id)))"
    case .clearForm(let id): ".clearForm(\(source(id)))"
    case .settle(let id, let answer): ".settle(\(source(id)), .\(answer.rawValue))"
    case .popFlowToRoot(let id): ".popFlowToRoot(\(source(id)))"
    case .look(let screen, let selection, let scroll):
      ".look(\(source(screen)), selection: \(selection), scroll: \(scroll))"
    case .beginEditing(let screen, let field):
      ".beginEditing(\(source(screen)), \(quoted(field.rawValue)))"
    case .edit(let screen, let field, let edit):
      ".edit(\(source(screen)), \(quoted(field.rawValue)), \(source(edit)))"
    case .endEditing(let screen): ".endEditing(\(source(screen)))"
    }
  }

  private func source(_ action: ShopAction) -> String? {
    switch action {
    case .addToCart(let article): ".addToCart(\(source(article)))"
    case .setQuantity(let quantity, let article):
      ".setQuantity(\(quantity), of: \(source(article)))"
    case .writeReview(let product, let rating, let title, let text):
      ".writeReview(of: \(quoted(product.rawValue)), rating: \(rating), "
        + "title: \(quoted(title)), text: \(quoted(text)))"
    // Settings have no place in the core: they are how the program looks.
    case .changeSettings: nil
    }
  }

  private func source(_ action: AppAction) -> String? {
    switch action {
    case .openWindow(nil): ".openWindow(nil)"
    case .openWindow(let target?): source(target).map { ".openWindow(\($0))" }
    case .duplicateWindow(let id): ".duplicateWindow(\(name(of: id)))"
    case .closeWindow(let id): ".closeWindow(\(name(of: id)))"
    case .closeWindowAnyway(let id): ".closeWindowAnyway(\(name(of: id)))"
    case .reopenWindow: ".reopenWindow"
    case .movePlace(let from, let to):
      ".movePlace(from: \(name(of: from)), to: \(to.map { name(of: $0) } ?? "nil"))"
    case .focusWindow(let id): ".focusWindow(\(name(of: id)))"
    case .focusNextWindow: ".focusNextWindow"
    case .focusPreviousWindow: ".focusPreviousWindow"
    case .nextLayout: ".nextLayout"
    case .toggleZoom: ".toggleZoom"
    case .signIn(let account): ".signIn(\(quoted(account.rawValue)))"
    case .signOut: ".signOut"
    }
  }
}

nonisolated extension SwiftSource {
  /// A path of any tab, as `NavigationPath` compares it.
  func source(_ path: NavigationPath) -> String? {
    let steps = path.routes.map(source)
    guard !steps.contains(nil) else { return nil }
    let list = steps.compactMap { $0.map { "AnyRoute(\($0))" } }.joined(separator: ", ")
    return list.isEmpty ? "NavigationPath()" : "NavigationPath([\(list)])"
  }

  func source(_ content: Presentation.Content) -> String? {
    switch content {
    case .sheet(.filter(let id)): ".sheet(.filter(\(quoted(id.rawValue))))"
    case .sheet(.writeReview(let id)): ".sheet(.writeReview(\(quoted(id.rawValue))))"
    case .sheet(.choose(let id)): ".sheet(.choose(\(quoted(id.rawValue))))"
    case .fullScreenCover(.checkout): ".fullScreenCover(.checkout)"
    case .fullScreenCover(.signIn(nil)): ".fullScreenCover(.signIn(then: nil))"
    case .fullScreenCover(.signIn(.checkout?)): ".fullScreenCover(.signIn(then: .checkout))"
    case .fullScreenCover(.signIn(.link(let link)?)):
      ".fullScreenCover(.signIn(then: .link(try DeepLink(\(quoted(link.text))))))"
    case .alert(.paymentDeclined): ".alert(.paymentDeclined)"
    case .alert(.paymentTimedOut): ".alert(.paymentTimedOut)"
    case .alert(.soldOut(let id)): ".alert(.soldOut(\(quoted(id.rawValue))))"
    case .confirmationDialog(.removeLine(let article)):
      ".confirmationDialog(.removeLine(\(source(article))))"
    case .confirmationDialog(.signOut): ".confirmationDialog(.signOut)"
    case .confirmationDialog(.leave(let id, let departure)):
      ".confirmationDialog(.leave(\(source(id)), then: \(source(departure))))"
    }
  }

  func quoted(_ text: String) -> String { text.debugDescription }

  private func source(_ departure: Departure) -> String {
    switch departure {
    case .back: ".back"
    case .link(let link): ".link(try DeepLink(\(quoted(link.text))))"
    case .closingWindow: ".closingWindow"
    }
  }

  private func source(_ destination: Destination) -> String? {
    switch destination {
    case .home(let route): ".home(\(source(route)))"
    case .search(let route): source(route).map { ".search(AnyRoute(\($0)))" }
    case .profile(let route): ".profile(\(source(route)))"
    }
  }

  private func source(_ path: TabPath) -> String? {
    switch path {
    case .home(let routes): ".home([\(routes.map(source).joined(separator: ", "))])"
    case .search(let path): source(path).map { ".search(\($0))" }
    case .profile(let routes): ".profile([\(routes.map(source).joined(separator: ", "))])"
    }
  }

  private func source(_ target: LinkTarget) -> String? {
    guard let text = target.searchText, case .search(let path) = target.path else {
      return source(target.path).map { "LinkTarget(\($0))" }
    }
    return source(path).map { "LinkTarget(searching: \(quoted(text)), along: \($0))" }
  }

  private func source(_ route: AnyRoute) -> String? {
    switch route.base {
    case let route as HomeRoute: "HomeRoute\(source(route))"
    case let route as ProfileRoute: "ProfileRoute\(source(route))"
    case let step as CheckoutStep: "CheckoutStep\(source(step))"
    case let id as Product.ID: "Product.ID(rawValue: \(quoted(id.rawValue)))"
    case let id as ShopCore.Category.ID: "Category.ID(rawValue: \(quoted(id.rawValue)))"
    case let id as Person.ID: "Person.ID(rawValue: \(quoted(id.rawValue)))"
    case let reviews as ProductReviews: "ProductReviews(of: \(quoted(reviews.product.rawValue)))"
    default: nil
    }
  }

  private func source(_ route: HomeRoute) -> String {
    switch route {
    case .category(let id): ".category(\(quoted(id.rawValue)))"
    case .product(let id): ".product(\(quoted(id.rawValue)))"
    case .reviews(let id): ".reviews(\(quoted(id.rawValue)))"
    case .person(let id): ".person(\(quoted(id.rawValue)))"
    case .cart: ".cart"
    }
  }

  private func source(_ route: ProfileRoute) -> String {
    switch route {
    case .account: ".account"
    case .orders: ".orders"
    case .order(let id): ".order(\(quoted(id.rawValue)))"
    case .people: ".people"
    case .person(let id): ".person(\(quoted(id.rawValue)))"
    case .product(let id): ".product(\(quoted(id.rawValue)))"
    case .reviews(let id): ".reviews(\(quoted(id.rawValue)))"
    case .settings: ".settings"
    case .section(let section): ".section(.\(section.rawValue))"
    }
  }

  private func source(_ step: CheckoutStep) -> String {
    switch step {
    case .delivery: ".delivery"
    case .payment: ".payment"
    case .review: ".review"
    case .placed(let id): ".placed(\(quoted(id.rawValue)))"
    }
  }

  private func source(_ screen: ScreenID) -> String {
    switch screen {
    case .root(let tab): ".root(.\(tab.rawValue))"
    case .entry(let id): ".entry(\(source(id)))"
    case .presentation(let id): ".presentation(\(source(id)))"
    }
  }

  private func source(_ id: Entry.ID) -> String {
    "Entry.ID(scene: \(name(of: id.scene)), number: \(id.number))"
  }

  private func source(_ id: Payment.ID) -> String {
    "Payment.ID(presentation: \(source(id.presentation)), "
      + "account: \(quoted(id.account.rawValue)), number: \(id.number))"
  }

  func source(_ article: Article) -> String {
    let variant = article.variant.map { ", Variant.ID(rawValue: \(quoted($0.rawValue)))" } ?? ""
    return "Article(\(quoted(article.product.rawValue))\(variant))"
  }

  private func source(_ edit: TextDraft.Edit) -> String {
    switch edit {
    case .insert(let text): ".insert(\(quoted(text)))"
    case .replace(let text): ".replace(\(quoted(text)))"
    case .deleteBackward: ".deleteBackward"
    case .deleteForward: ".deleteForward"
    case .deleteWordBackward: ".deleteWordBackward"
    case .clear: ".clear"
    case .moveLeft: ".moveLeft"
    case .moveRight: ".moveRight"
    case .moveToStart: ".moveToStart"
    case .moveToEnd: ".moveToEnd"
    }
  }
}
