import SceneNavigation
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
      ".beginEditing(\(source(screen)), .\(field.rawValue))"
    case .edit(let screen, let field, let edit):
      ".edit(\(source(screen)), .\(field.rawValue), \(source(edit)))"
    case .endEditing(let screen): ".endEditing(\(source(screen)))"
    // A whole state is no step one could write down.
    case .undo, .redo: nil
    }
  }

  private func source(_ action: ShopAction) -> String? {
    switch action {
    case .addToCart(let article): ".addToCart(\(source(article)))"
    case .setQuantity(let quantity, let article):
      ".setQuantity(\(quantity), of: \(source(article)))"
    case .writeReview(let product, let rating, let title, let text):
      ".writeReview(of: \(product.rawValue.quoted), rating: \(rating), "
        + "title: \(title.quoted), text: \(text.quoted))"
    // Settings have no place in the core: they are how the program looks.
    case .changeSettings: nil
    // What others did is no step of anybody here.
    case .learn: nil
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
    case .signIn(let account): ".signIn(\(account.rawValue.quoted))"
    case .signOut: ".signOut"
    case .travel: nil
    }
  }
}
