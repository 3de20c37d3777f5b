import DesignSystem
import SceneNavigation
import ShopCore

extension InputHandler {
  /// Opens a menu at the line with an action, or at its first line.
  func show(_ page: Menu.Page, at action: MenuAction? = nil) {
    var menu = Menu(page)
    if let action {
      let content = desktop.content(of: menu)
      let lines = 0..<desktop.dialog(for: menu).layout.selectableCount
      menu.position.selection = lines.first { content.selectable($0)?.action == action } ?? 0
    }
    desktop.overlay = desktop.withSelectionInSight(.menu(following(menu)))
  }

  func handle(_ key: Key, in menu: Menu) -> Request? {
    if menu.page == .chooseWindow, case .character(let character) = key.name,
      key.modifiers.isEmpty, character != " "
    {
      chooseWindow(character)
      return nil
    }
    if handleOnBoard(key, in: menu) { return nil }
    var menu = menu
    let viewport = desktop.dialog(for: menu).viewport
    func look(_ position: ListPosition) {
      menu.position = position
      desktop.overlay = .menu(following(menu))
    }
    let command = desktop.keymap.command(for: key)
    if let next = viewport.position(after: command, from: menu.position) {
      look(next)
      return nil
    }
    switch command {
    case .open:
      let row = desktop.content(of: menu).selectable(menu.position.selection)
      return row?.action.flatMap { carryOut($0) }
    case .back: leave(menu)
    case .quit where key != .control("c"): leave(menu)
    case .objects where menu.page == .objects: leave(menu)
    default: return requestOnly(key)
    }
    return nil
  }

  func click(row number: Int, in menu: Menu) -> Request? {
    var menu = menu
    menu.position.selection = number
    menu = following(menu)
    desktop.overlay = .menu(menu)
    return desktop.content(of: menu).selectable(number)?.action.flatMap { carryOut($0) }
  }

  /// Carries out a line of a menu or of a dock.
  func carryOut(_ action: MenuAction) -> Request? {
    if desktop.isHalf, action.concernsBothHalves { return .passOn(.menu(action)) }
    switch action {
    case .compare(let wiring): compare(under: wiring)
    case .choose(let wiring) where desktop.split != nil: compare(under: wiring)
    case .choose(let wiring):
      desktop.look(at: wiring)
      guard mayRewire() else { break }
      turn(to: .windows(wiring, areSavedThere: desktop.areWindowsSaved(wiring)))
    case .flip(let part): flip(part)
    case .rewire(let wiring, let windows):
      desktop.overlay = nil
      return .rewire(wiring, windows)
    case .read(let lesson):
      desktop.look(at: lesson.wiring)
      turn(to: .lesson(lesson))
    case .play(let lesson): play(lesson)
    case .unfold(let numbers, let isOpen): unfold(numbers, isOpen: isOpen)
    case .fold(let node): fold(node)
    case .verify(let wiring):
      desktop.overlay = nil
      verify(wiring)
    case .playCounterexample(let law): playCounterexample(of: law)
    case .focus(let id):
      if desktop.overlay != nil { desktop.dockHasKeys = false }
      desktop.overlay = nil
      send(.focusWindow(id))
    }
    return nil
  }

  /// Focuses the window with a number or letter, or says that there is none.
  private func chooseWindow(_ character: Character) {
    let windows = app.windows.windows
    if let window = windows.named(character.uppercased()) {
      _ = carryOut(.focus(window.id))
    } else {
      desktop.overlay = nil
      let open = windows.count == 1 ? "only \(windows[0].letter) is" : "\(windows.count) are"
      desktop.say("There is no window \(character.uppercased()): \(open) open.")
    }
  }

  /// False if the wiring cannot be changed, after saying why.
  func mayRewire() -> Bool {
    guard desktop.keepsWiring else { return true }
    desktop.overlay = nil
    desktop.say("A script keeps its wiring; “wiring NAME” sets it.")
    return false
  }

  /// Shows another page, from which Esc returns to this one.
  private func turn(to page: Menu.Page) {
    guard case .menu(let menu) = desktop.overlay else { return show(page) }
    desktop.overlay = .menu(Menu(page, after: menu.before + [menu]))
  }

  private func leave(_ menu: Menu) {
    desktop.overlay = menu.before.last.map { .menu($0) }
  }
}
