public import SceneNavigation

extension ShopApp {
  /// The window whose pending payment an action would drop as a side effect; nil if there is none.
  ///
  /// Dismissing the flow, or closing its window despite its input, does not count: both ask for it
  /// explicitly.
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
      // Popping an entry also dismisses what it presented.
      case .scene(.pop, window.id), .scene(.popToRoot, window.id), .scene(.popTo, window.id):
        !(windows.router(window.id)?.stack.isAtRoot ?? true)
      case .app, .scene: false
      }
    return isDropped ? window : nil
  }
}

extension SceneState {
  fileprivate func presents(_ payment: Payment.ID) -> Bool {
    presentations.contains { $0.id == payment.presentation }
  }
}
