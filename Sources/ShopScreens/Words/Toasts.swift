public import SceneNavigation
public import ShopCore

/// Messages in windows without focus about what happened in them or to what they show.
///
/// The law `frame-isolation` decides which windows may show one: those whose own state, or shop
/// data they show, was changed by an action. They are drawn again anyway; in any other window, a
/// toast would change cells without a cause in that window.
public struct Toasts: Hashable, Sendable {
  /// The message of each window that has one.
  public private(set) var words: [SceneID: String] = [:]

  /// The messages after an action, given the shop and the scenes as the action left them.
  public init(after step: Step, of shop: ShopState, scene: (SceneID) -> SceneState?) {
    let record = step.record
    switch (record.carriedOut, record.outcome, record.outcome.shop) {
    case (.scene(.app, let id), _, .orderPlaced(let order)):
      let windows = step.windowsAfter.windows
      let letter = windows.first { $0.id == id }?.letter ?? ""
      for window in windows where window.id != id {
        guard let scene = scene(window.id) else { continue }
        words[window.id] = shop.words(for: order, placedIn: letter, shownBy: scene)
      }
      words[id] = "Order \(order) is placed."
    case (.scene(.app(let action), let id), .presented, _) where action.answersPayment:
      words[id] = "The order was not placed."
    case (.scene(.openLink, let id), .presented, _) where record.cause == .link:
      words[id] = "A link arrived and asks first."
    case (.scene(.openLink(let target), let id), let outcome, _)
    where record.cause == .link && outcome.isChange:
      words[id] = "A link opened \(shop.phrase(for: target))."
    case (_, _, .signedIn(let id)):
      for window in record.verdict.moved {
        words[window.id] = "Signed in: \(shop.account?.name ?? id.rawValue)."
      }
    default: break
    }
    words[step.windowsAfter.focus] = nil
  }
}

extension ShopState {
  /// Nil unless the window shows the cart or a product that is now sold out.
  fileprivate func words(
    for id: Order.ID,
    placedIn letter: String,
    shownBy scene: SceneState
  ) -> String? {
    if scene.isAboutCart { return "Order \(id) was placed in \(letter)." }
    guard let product = scene.product,
      order(id)?.lines.contains(where: { $0.product == product })
        == true, catalog.product(product)?.offer.stock == 0
    else { return nil }
    return "Sold out, ordered in \(letter): \(title(of: .product(product)))."
  }
}

extension SceneState {
  /// True on the cart page and in a checkout that is not finished.
  fileprivate var isAboutCart: Bool {
    let isCheckingOut = presentations.contains {
      $0.content == .fullScreenCover(.checkout) && CheckoutStage(of: $0.stack) != .placed
    }
    return isCheckingOut || place == .cart
  }

  /// The product that is shown, or whose variant is being chosen.
  fileprivate var product: Product.ID? {
    for presentation in presentations {
      if case .sheet(.choose(let id)) = presentation.content { return id }
    }
    return if case .product(let id) = place { id } else { nil }
  }

  private var place: Place? { stack(of: selectedTab).top.flatMap { Place($0.route) } }
}

extension AnyRoute {
  fileprivate var answersPayment: Bool {
    if case .settle? = SceneAction.app(self).form { true } else { false }
  }
}
