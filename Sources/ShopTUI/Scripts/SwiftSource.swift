import SceneNavigation
import ShopCore

/// Writes actions and their destinations as Swift code; nil for those that can't be written.
nonisolated enum SwiftSource {
  static func source(_ action: Action) -> String? {
    switch action {
    case .scene(let action, let id): source(action).map { ".scene(\($0), in: \(name(of: id)))" }
    case .shared: action.shop.flatMap { source($0) }.map { ".shop(\($0))" }
    case .app(let action): source(action).map { ".app(\($0))" }
    }
  }

  /// The variable for a window in a test: a letter for each scene, in order.
  static func name(of id: SceneID) -> String {
    guard (1...26).contains(id.number) else { return "window\(id.number)" }
    return SceneWindow.letter(at: id.number - 1).lowercased()
  }

  private static func source(_ action: SceneAction) -> String? {
    switch action {
    case .navigate: action.destination.flatMap { source($0) }.map { ".navigate(\($0))" }
    case .back: ".back"
    case .pop(let count): ".pop(\(count))"
    case .popToRoot: ".popToRoot"
    case .popTo(let route): source(Destination(route)).map { ".popTo(\($0))" }
    case .replaceStack(let path, let tab):
      source(TabPath(path, in: AppTab(at: tab))).map { ".replaceStack(\($0))" }
    case .openLink(let target): source(target).map { ".openLink(\($0))" }
    case .selectTab(let tab): ".selectTab(.\(AppTab(at: tab).rawValue))"
    case .present(let modal):
      modal.value(as: Presentation.Content.self).flatMap { source($0) }.map { ".present(\($0))" }
    case .dismiss(let id): ".dismiss(\(source(id)))"
    case .dismissAndNavigate(let id, let route, let tab):
      source(Destination(route, in: AppTab(at: tab))).map {
        ".dismissAndNavigate(\(source(id)), \($0))"
      }
    case .dismissAndOpenLink(let id, let target):
      source(target).map { ".dismissAndOpenLink(\(source(id)), \($0))" }
    case .advance(let id, let step):
      step.value(as: CheckoutStep.self).map { ".advance(\(source(id)), \(source($0)))" }
    case .clearForm(let id): ".clearForm(\(source(id)))"
    case .popFlowToRoot(let id): ".popFlowToRoot(\(source(id)))"
    case .look(let screen, let selection, let scroll, let isScrolledAway):
      ".look(\(source(screen)), selection: \(selection), scroll: \(scroll)"
        + (isScrolledAway ? ", isScrolledAway: true)" : ")")
    case .beginEditing(let screen, let field):
      ".beginEditing(\(source(screen)), .\(field.rawValue))"
    case .edit(let screen, let field, let edit):
      ".edit(\(source(screen)), .\(field.rawValue), \(source(edit)))"
    case .endEditing(let screen): ".endEditing(\(source(screen)))"
    // Undo and redo carry a whole state, which can't be written as a step.
    case .undo, .redo: nil
    case .app:
      switch action.form {
      case .submit(let id): ".submit(\(source(id)))"
      case .settle(let id, let answer): ".settle(\(source(id)), .\(answer.rawValue))"
      case nil: nil
      }
    }
  }

  private static func source(_ action: ShopAction) -> String? {
    switch action {
    case .addToCart(let article): ".addToCart(\(source(article)))"
    case .setQuantity(let quantity, let article):
      ".setQuantity(\(quantity), of: \(source(article)))"
    case .writeReview(let product, let rating, let title, let text):
      ".writeReview(of: \(product.rawValue.quoted), rating: \(rating), "
        + "title: \(title.quoted), text: \(text.quoted))"
    case .signIn(let account): ".signIn(\(account.rawValue.quoted))"
    case .signOut: ".signOut"
    // A test of the core has no settings.
    case .changeSettings: nil
    // News from other sessions is not an action of this user.
    case .learn: nil
    }
  }

  private static func source(_ action: AppAction) -> String? {
    switch action {
    case .openWindow(nil): ".openWindow(nil)"
    case .openWindow(let target?): source(target).map { ".openWindow(\($0))" }
    case .duplicateWindow(let id): ".duplicateWindow(\(name(of: id)))"
    case .closeWindow(let id): ".closeWindow(\(name(of: id)))"
    case .closeWindowAnyway(let id): ".closeWindowAnyway(\(name(of: id)))"
    case .movePlace(let from, let to):
      ".movePlace(from: \(name(of: from)), to: \(to.map { name(of: $0) } ?? "nil"))"
    case .focusWindow(let id): ".focusWindow(\(name(of: id)))"
    case .reopenWindow, .focusNextWindow, .focusPreviousWindow, .nextLayout, .toggleZoom:
      ".\(action)"
    case .travel: nil
    }
  }
}
