import DesignSystem

extension Desktop {
  func dialog(for menu: Menu) -> Dialog {
    if let board = menu.board(over: self) {
      return dialog(forBoard: board, selecting: menu.position.selection)
    }
    return boxed(menu)
  }

  private func boxed(_ menu: Menu) -> Dialog {
    Dialog(content(of: menu), width: menu.width, hint: menu.hint, in: drawing.canvas.bounds)
  }

  func content(of menu: Menu) -> ScreenContent<MenuAction> {
    let width = min(menu.width, drawing.canvas.width - 2) - 5
    return menu.content(over: self, width: width)
  }
}
