import NavigationLaws
import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// A history translated to keys: a script that was checked to break the same law.
struct PressedHistory {
  /// The statements for each event.
  let steps: [[Statement]]
  let script: Script

  /// Nil if keys and links cannot reproduce the history, or the law holds when they are pressed: a
  /// law broken between the steps of one key, or only in the saved bytes, shows in the events
  /// alone.
  init?(
    _ history: [LoggedEvent],
    breaking law: LawName,
    under wiring: NamedWiring,
    windows: Int
  ) throws {
    for isExact in [true, false] {
      let way = try Self.way(of: history, exactly: isExact, breaking: law, under: wiring, windows)
      if let way {
        let settings: [Statement] = [.windows(windows)] + (wiring.isRight ? [] : [.wiring(wiring)])
        steps = way
        script = Script(settings + way.flatMap(\.self) + [.expect(.broken(law))])
        return
      }
    }
    return nil
  }

  /// The keys for each event.
  ///
  /// If no row leads to the exact place, another row is used, unless the exact one is required.
  private static func way(
    of history: [LoggedEvent],
    exactly isExact: Bool,
    breaking law: LawName,
    under wiring: NamedWiring,
    _ windows: Int
  ) throws -> [[Statement]]? {
    var steps: [[Statement]] = []
    let shop = try HeadlessShop(windowCount: windows, size: Player.size, wiring: wiring)
    for event in history {
      let first = shop.firstStatements(for: event) ?? []
      try shop.carryOut(first)
      let other = isExact ? nil : shop.statementsForAnyRow(instead: event)
      guard let pressed = other ?? shop.statements(for: event) else { return nil }
      try shop.carryOut(pressed)
      steps.append(first + pressed)
    }
    guard shop.violations.contains(where: { $0.law == law }) else { return nil }
    return steps
  }
}

extension Statement {
  var events: [HeadlessShop.Event] {
    switch self {
    case .keys(let keys): keys.map { .input(.key($0)) }
    case .open(let request): [.open(request)]
    case .quit: [.quit]
    case .relaunch: [.relaunch]
    case .windows, .size, .wiring, .type, .typeSecret, .paste, .click, .wheel, .resize,
      .answerPayment, .pause, .picture, .expect:
      []
    }
  }
}

extension HeadlessShop {
  fileprivate func carryOut(_ statements: [Statement]) throws {
    for event in statements.flatMap(\.events) { try carryOut(event) }
  }

  /// The statements to perform first: a step into another tab is taken from that tab.
  fileprivate func firstStatements(for event: LoggedEvent) -> [Statement]? {
    guard case .action(.scene(let action, let scene)) = event,
      let destination = action.destination,
      keysToRow(sending: .navigate(destination), in: scene) == nil,
      app.windows.router(scene)?.selectedTab != destination.tab
    else { return nil }
    return focused(scene, then: [digit(destination.tab.position)])
  }

  /// A step in the same tab through any row, if no row takes this one.
  fileprivate func statementsForAnyRow(instead event: LoggedEvent) -> [Statement]? {
    guard case .action(.scene(let action, let scene)) = event, let wanted = action.destination,
      keysToRow(in: scene, where: { $0 == action }) == nil,
      let keys = keysToRow(in: scene, where: { $0.destination?.tab == wanted.tab })
    else { return nil }
    return focused(scene, then: keys)
  }

  /// The statements that cause an event in the current state; nil if no keys do.
  fileprivate func statements(for event: LoggedEvent) -> [Statement]? {
    switch event {
    case .relaunch: [.relaunch]
    case .relaunchByLink(let target, let scene):
      open(target, in: scene).map { [.quit, $0] }
    case .action(.scene(let action, let scene)): statements(for: action, in: scene)
    case .action(.app(let action)): statements(for: action)
    case .action(.shared): nil
    }
  }

  private func statements(for action: SceneAction, in scene: SceneID) -> [Statement]? {
    switch action {
    case .openLink(let target): return open(target, in: scene).map { [$0] }
    case .selectTab(let tab): return focused(scene, then: [digit(tab)])
    case .back: return focused(scene, then: [Key(.escape)])
    case .popToRoot: return focused(scene, then: [.character("0")])
    case .dismiss(let id) where app.windows.router(scene)?.presented?.id == id:
      return focused(scene, then: [Key(.escape)])
    case .navigate(let route, let tab):
      if let keys = keysToRow(sending: action, in: scene) { return focused(scene, then: keys) }
      return open(LinkTarget(NavigationPath([route]), in: tab), in: scene).map { [$0] }
    case .present:
      return keysToRow(sending: action, in: scene).flatMap { focused(scene, then: $0) }
    case .pop, .popTo, .replaceStack, .dismiss, .dismissAndNavigate, .dismissAndOpenLink, .advance,
      .clearForm, .popFlowToRoot, .look, .beginEditing, .edit, .endEditing, .undo, .redo, .app:
      return nil
    }
  }

  private func statements(for action: AppAction) -> [Statement]? {
    switch action {
    case .openWindow(nil): [.keys([.character("n")])]
    case .openWindow(let target?):
      target.link.map { [.open(LinkRequest(link: $0.text, place: .newWindow))] }
    case .duplicateWindow(let scene): focused(scene, then: [.character("d")])
    case .closeWindow(let scene), .closeWindowAnyway(let scene):
      focused(scene, then: [.character("x")])
    case .reopenWindow: [.keys([.character("u")])]
    case .focusWindow(let scene): focused(scene, then: [])
    case .focusNextWindow: [.keys([Key(.tab)])]
    case .movePlace(let source, nil):
      move(from: source, past: app.windows.windows.count - 1)
    case .movePlace(let source, let target?):
      app.windows.windows.filter { $0.id != source }.firstIndex { $0.id == target }
        .flatMap { move(from: source, past: $0) }
    case .focusPreviousWindow: [.keys([.character("W")])]
    case .nextLayout: [.keys([.character("L")])]
    case .toggleZoom: [.keys([.character("z")])]
    case .travel: nil
    }
  }

  /// Selects the window at a position in the picker.
  private func move(from source: SceneID, past others: Int) -> [Statement]? {
    let downs = Array(repeating: Key(.down), count: others)
    return focused(source, then: [.character("m")] + downs + [Key(.enter)])
  }

  private func open(_ target: LinkTarget, in scene: SceneID) -> Statement? {
    guard let link = target.link, let window = app.windows.window(scene) else { return nil }
    return .open(LinkRequest(link: link.text, place: .window(letter: window.letter)))
  }

  /// Focuses a window if necessary, then presses keys.
  private func focused(_ scene: SceneID, then keys: [Key]) -> [Statement]? {
    guard let letter = app.windows.window(scene)?.letter.lowercased() else { return nil }
    let focusing: [Key] =
      app.windows.focus == scene ? [] : ["g", Character(letter)].map(Key.character)
    let all = focusing + keys
    return all.isEmpty ? [] : [.keys(all)]
  }

  private func digit(_ place: Int) -> Key { .character(Character("\(place + 1)")) }

  /// The keys that select and open the row sending an action; nil if no nearby row does.
  private func keysToRow(sending action: SceneAction, in scene: SceneID) -> [Key]? {
    keysToRow(in: scene) { $0 == action }
  }

  private func keysToRow(in scene: SceneID, where isMeant: (SceneAction) -> Bool) -> [Key]? {
    guard let content = desktop.view(scene)?.current else { return nil }
    let row = (0..<content.layout.selectableCount).first { index in
      guard case .scene(let action)? = content.screen.selectable(index)?.action else {
        return false
      }
      return isMeant(action)
    }
    guard let row else { return nil }
    let step = row - content.position.selection
    guard abs(step) <= 24 else { return nil }
    let key = Key(step < 0 ? .up : .down)
    return Array(repeating: key, count: abs(step)) + [Key(.enter)]
  }
}
