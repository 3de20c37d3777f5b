public import SceneNavigation

extension ShopApp {
  /// The window whose payment an action would drop, so that nothing comes of it; nil where it drops
  /// none.
  ///
  /// Dismissing the flow, or closing its window though something was entered, is asked for by name and
  /// no such case.
  public func windowPayingInVain(after action: Action) -> SceneWindow? {
    guard let window = windows.windowPaying, let payment = windows.router(window.id)?.paying?.id
    else { return nil }
    let isDropped =
      switch action {
      case .shared:
        switch action.shop {
        case .signOut: true
        case .signIn(let account): account != payment.account
        default: false
        }
      case .app(.travel(let state)): !(state.scene(window.id)?.presents(payment) ?? false)
      case .scene(.undo(let state), window.id), .scene(.redo(let state), window.id):
        !state.presents(payment)
      // What goes takes along what it presented.
      case .scene(.pop, window.id), .scene(.popToRoot, window.id), .scene(.popTo, window.id):
        !(windows.router(window.id)?.stack.isAtRoot ?? true)
      case .app, .scene: false
      }
    return isDropped ? window : nil
  }
}

extension SceneState {
  /// Whether the flow is presented that waits for a payment.
  fileprivate func presents(_ payment: Payment.ID) -> Bool {
    presentations.contains { $0.id == payment.presentation }
  }
}
