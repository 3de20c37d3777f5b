import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Turns keys, clicks and pastes into actions.
final class InputHandler {
  let desktop: Desktop
  /// Tells a double click from two clicks on different things.
  private var lastPress: Press?
  /// False if the last event had no meaning, so a message about the previous one still applies.
  private(set) var hadEffect = true
  /// True while the time bar is dragged.
  var dragsBar = false
  var openedLinks = Recents<DeepLink>()
  var usedChoices = Recents<Choice.Effect>()
  /// The demonstration shown in place of the windows, if any.
  var demonstration: Demonstration?
  /// The way to a broken law that is played in the place of the windows, if one is.
  var played: PlayedHistory?
  /// Set when the user was warned that something drops a payment; asked for again, it is done.
  private var warning: Loss?
  /// The number of the last action reported as impossible to undo.
  var lastingActionTold: Int?
  /// The value of `warning` before the current event.
  private var lastWarning: Loss?

  /// What drops a pending payment.
  private enum Loss: Equatable {
    case quitting
    case action(Action)
  }

  /// What only the run loop can do.
  enum Request: Equatable {
    case quit
    case redraw
    case suspend
    case copy(String)
    /// Writes the actions of the ledger from one on as a Swift test.
    case saveTest(from: Int)
    /// Rebuilds the app with another wiring.
    case rewire(NamedWiring, WindowsAfterwards)
    /// Has both halves of a split screen together do what one of them was asked.
    case passOn(Choice.Effect)
  }

  init(desktop: Desktop) {
    self.desktop = desktop
  }

  var app: ShopApp { desktop.app }

  func takeOver(from other: InputHandler) {
    openedLinks = other.openedLinks
    usedChoices = other.usedChoices
  }

  /// Handles one event; returns a request for the run loop, if any.
  func handle(_ event: InputEvent) -> Request? {
    hadEffect = hasMeaning(event)
    guard hadEffect else { return nil }
    (lastWarning, warning) = (warning, nil)
    let request = request(of: event)
    guard request == .quit, !desktop.isTooSmall else { return request }
    let key: Key = event == .key(.control("c")) ? .control("c") : .character("q")
    return mustWarn(of: .quitting, dropping: app.windows.windowPaying, key: key) ? nil : .quit
  }

  /// False for a release, and for the second press of a double click if the first one already
  /// acted.
  private func hasMeaning(_ event: InputEvent) -> Bool {
    guard case .mouse(let event) = event else { return true }
    if case .drag = event.kind { return dragsBar }
    dragsBar = false
    if case .release = event.kind { return false }
    // Each half finds out by itself.
    if case .split = desktop.keyFocus { return true }
    guard event.kind == .press(.left) else { return true }
    // Earlier keys of the same burst may have changed what is under the pointer.
    desktop.draw()
    let target = desktop.target(column: event.column, row: event.row)
    let press = Press(on: target, of: desktop)
    defer { lastPress = press }
    return !event.isDoubleClick || press.repeats(lastPress)
  }

  /// True if the action would drop a pending payment and the user was not warned; shows the
  /// warning.
  func mustWarn(of action: Action, key: Key) -> Bool {
    mustWarn(of: .action(action), dropping: app.windowPayingInVain(after: action), key: key)
  }

  private func mustWarn(of loss: Loss, dropping window: SceneWindow?, key: Key) -> Bool {
    guard let window else { return false }
    warning = loss
    if lastWarning == loss { return false }
    // A box may cover the status line.
    desktop.overlay = nil
    desktop.say(
      "Press \(key.words) again to drop the payment of \(window.letter): "
        + "nothing is ordered or charged."
    )
    return true
  }

  /// A message about an earlier event no longer applies; a click is on what was shown beside it.
  private func request(of event: InputEvent) -> Request? {
    switch event {
    case .mouse(let event): return handle(event)
    case .key(let key):
      desktop.message = nil
      return handle(key == TextKeys.lineBreak && !desktop.takesLines ? Key(.enter) : key)
    case .paste(let text):
      desktop.message = nil
      paste(text)
      return nil
    }
  }

  /// Performs the command of a key or a clicked hint.
  func carryOut(_ command: Command) -> Request? {
    if desktop.isHalf, command.concernsBothHalves { return .passOn(.carryOut(command)) }
    switch command {
    case .quit: return .quit
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .help: desktop.overlay = .help(Help())
    case .chooseWindow: show(.chooseWindow)
    case .nextWindow:
      if !giveKeysToPanel(after: app.windows.windows.last) { send(.focusNextWindow) }
    case .previousWindow:
      if !giveKeysToPanel(after: app.windows.windows.first) { send(.focusPreviousWindow) }
    case .newWindow: send(.openWindow(nil))
    case .duplicateWindow: send(.duplicateWindow(focus))
    case .closeWindow: close(focus, cause: .key)
    case .reopenWindow: send(.reopenWindow)
    case .movePlace: askWhereToMove()
    case .zoom: send(.toggleZoom)
    case .nextLayout: send(.nextLayout)
    case .toggleMouse: toggleMouse()
    case .back: send(.back)
    case .popToRoot: send(presented.map { .popFlowToRoot($0.id) } ?? .popToRoot)
    case .tab(let tab): send(.selectTab(tab))
    case .nextTab: selectTab(by: 1, in: focus, cause: .key)
    case .previousTab: selectTab(by: -1, in: focus, cause: .key)
    case .search: search()
    case .openLink: askForLink(inNewWindow: false)
    case .openLinkInNewWindow: askForLink(inNewWindow: true)
    case .copyLink: return copyLink()
    case .palette: showPalette()
    case .undo:
      undo()
      treatLettersAsCommands()
    case .redo:
      redo()
      treatLettersAsCommands()
    case .ledger: toggleLedger()
    case .inspector: toggleInspector()
    case .saveTest:
      if case .ledger? = desktop.dock {
        desktop.say("s saves a test in the ledger: go there first.")
      } else {
        desktop.say("s saves a test in the ledger, which a opens.")
      }
    case .timeTravel: travel()
    case .verify: toggleVerification()
    case .heat: toggleHeat()
    case .lessons: showLessons()
    case .chooseWiring: if mayRewire() { show(.wirings(desktop.wiring.switches)) }
    case .objects: show(.objects)
    case .compare: compare(under: desktop.mistakeToCompare)
    case .restartHalves: desktop.say("= splits the screen; there Q starts both halves again.")
    case .up, .down, .pageUp, .pageDown, .halfPageUp, .halfPageDown, .first, .last:
      look { $0.position(after: command, from: $1) ?? $1 }
    case .open:
      if let view = viewWithSelectionInSight() {
        open(view.current.selectedRow, in: view, cause: .key)
      }
    case .openInNewWindow:
      if let view = viewWithSelectionInSight() {
        openInNewWindow(view.current.selectedRow, cause: .key)
      }
    }
    return nil
  }

  var focus: SceneID { app.windows.focus }

  func send(_ action: SceneAction) {
    app.send(.scene(action, in: focus), cause: .key)
  }

  func send(_ action: AppAction) {
    app.send(.app(action), cause: .key)
  }

  func open(_ row: ScreenRow?, in view: WindowView, cause: Cause) {
    switch row?.action {
    case .scene(let action):
      let record = app.send(.scene(action, in: view.window.id), cause: cause)
      if case .fieldWrong? = record?.outcome.shop { showSelectedRow(in: view) }
    case .shop(let action):
      if mustWarn(of: .shop(action), key: Key(.enter)) { return }
      closeQuestion(in: view, cause: cause)
      app.send(.shop(action), cause: cause)
    case .app(let action):
      if mustWarn(of: .app(action), key: Key(.enter)) { return }
      closeQuestion(in: view, cause: cause)
      app.send(.app(action), cause: cause)
    case nil: desktop.say("Nothing to open here.")
    }
  }

  /// Scrolls to the selected row of a window if it is out of sight.
  private func showSelectedRow(in view: WindowView) {
    let content = view.current
    guard !content.isSelectionInSight else { return }
    let there = content.viewport.inSight(content.position)
    app.send(.scene(content.look(at: there), in: view.window.id), cause: .script)
  }

  func openInNewWindow(_ row: ScreenRow?, cause: Cause) {
    guard case .scene(let action)? = row?.action, let destination = action.destination else {
      desktop.say("Nothing here opens in a new window.")
      return
    }
    app.send(.app(.openWindow(LinkTarget(TabPath(destination)))), cause: cause)
  }

  func selectTab(by step: Int, in id: SceneID, cause: Cause) {
    guard let router = app.windows.router(id) else { return }
    let tabs = AppTab.allCases
    let current = tabs.firstIndex(of: router.selectedTab) ?? 0
    let next = (current + step + tabs.count) % tabs.count
    app.send(.scene(.selectTab(tabs[next]), in: id), cause: cause)
  }

  func look(_ move: (Viewport, ListPosition) -> ListPosition) {
    guard let view = desktop.focusedView else { return }
    let content = view.current
    send(content.look(at: move(content.viewport, content.position)))
  }

  /// The focused window, if its selected row is visible; else scrolls to the row and returns nil,
  /// so that nothing is opened unseen.
  private func viewWithSelectionInSight() -> WindowView? {
    guard let view = desktop.focusedView else { return nil }
    let content = view.current
    guard content.selectedRow != nil, !content.isSelectionInSight else { return view }
    look { $0.inSight($1) }
    return nil
  }

  private func handle(_ key: Key) -> Request? {
    switch desktop.keyFocus {
    case .program:
      // Text typed into a field that can't be seen must not quit.
      let isText = desktop.keyFocusWithRoom.takesLetters && TextKeys.edit(for: key) != nil
      if isText || leavesStandIn(key) { return nil }
      return requestOnly(key)
    case .overlay(let overlay): return handle(key, in: overlay)
    case .standIn(.scrubber(let scrubber)): return handle(key, in: scrubber)
    case .split(let split): return handle(key, in: split)
    case .standIn(.played): return handleInPlayed(key)
    case .standIn: return requestOnly(key)
    case .dock:
      let command = desktop.keymap.command(for: key)
      return handleInDock(command == .quit && key != .control("c") ? .back : command)
    case .interrupted(let interruption): return handle(key, after: interruption)
    case .field, .window:
      desktop.interruption = nil
      return handleInWindow(key)
    }
  }

  /// Leaves what has no room in place of the windows, if something is there and the key is for that.
  private func leavesStandIn(_ key: Key) -> Bool {
    guard desktop.split != nil || desktop.standIn != nil,
      [Key(.escape), .character("q")].contains(key)
    else { return false }
    leaveSplit()
    (desktop.standIn, played) = (nil, nil)
    return true
  }

  func handleInWindow(_ key: Key) -> Request? {
    let field = desktop.keyFocus.field
    if let field, type(key, in: field) { return nil }
    if handleInPresented(key) { return nil }
    if let command = desktop.keymap.command(for: key) { return carryOut(command) }
    if field == nil { desktop.say(Self.words(forUnbound: key)) }
    return nil
  }

  private static func words(forUnbound key: Key) -> String {
    if case .character(let digit) = key.name, key.modifiers.isEmpty, digit.isASCII,
      let number = digit.wholeNumberValue
    {
      return "There is no tab \(number)."
    }
    return "\(key.words) does nothing here; ? lists the keys."
  }

  /// The request of a key, where nothing else could be seen to happen.
  func requestOnly(_ key: Key) -> Request? { requestOnly(desktop.keymap.command(for: key)) }

  func requestOnly(_ command: Command?) -> Request? {
    switch command {
    case .quit: return .quit
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .heat: toggleHeat()
    default: break
    }
    return nil
  }

  private func toggleMouse() {
    var settings = app.shop.state.settings
    settings.usesMouse.toggle()
    app.send(.shop(.changeSettings(settings)), cause: .key)
  }

  /// Starts a new search, also from deep inside the tab; the previous text is selected, so that
  /// typing replaces it.
  private func search() {
    guard presented == nil else { return send(.selectTab(.search)) }
    let root = ScreenID.root(.search)
    if app.windows.router(focus)?.selectedTab != .search { send(.selectTab(.search)) }
    let view = app.windows.router(focus)?.state.stack(of: .search).root ?? ViewState()
    if !view.text(of: .query).isEmpty { send(.edit(root, .query, .selectAll)) }
    if view.selection != 0 || view.scroll != 0 { send(.look(root, selection: 0, scroll: 0)) }
    send(.beginEditing(root, .query))
    if app.windows.router(focus)?.stack.isAtRoot == false { send(.popToRoot) }
  }
}
