import NavigationLaws
import DesignSystem
import Observation
import SceneNavigation
import ShopCore
import ShopData
import ShopScreens

/// The whole screen: the windows, the status line and the footer.
final class Desktop {
  let app: ShopApp
  let keymap: Keymap
  let wiring: NamedWiring
  let actionLog: ActionLog
  /// What is saved of each window; nil if nothing is.
  var keptScenes: () -> KeptScenes? = { nil }
  /// Where the windows are saved, or would be.
  var storage: () -> any WindowStorage
  var lawSearch: LawSearch
  /// True while a script is played or recorded: a script names its wiring only once, at its start.
  var keepsWiring = false
  var isRecorded = false
  /// True if windows are saved under a wiring.
  var areWindowsSaved: (NamedWiring) -> Bool = { _ in false }
  /// The windows whose saved state differs from their actual one.
  var windowsRestoredDifferently: [SceneWindow] = [] {
    didSet {
      windowsRestoredDifferentlyAfter[app.actionCount] =
        windowsRestoredDifferently.isEmpty ? nil : windowsRestoredDifferently
      if windowsRestoredDifferentlyAfter.count > Timeline.limit {
        windowsRestoredDifferentlyAfter = windowsRestoredDifferentlyAfter.filter {
          $0.key > actionLog.timeline.earliest
        }
      }
    }
  }
  /// The windows restored in another state than they were left in; only some mistakes cause this.
  var returnedOtherwise: [SceneWindow] = [] {
    didSet {
      alarms.raise(for: returnedOtherwise)
      showAlarms()
      guard !returnedOtherwise.isEmpty else { return }
      let words = "\(IsolationResult.words(ofReturned: returnedOtherwise)) ✗"
      greeting =
        isHalf ? Greeting(words: words) : .introducing(wiring, after: "\(words) · ")
    }
  }
  /// The windows saved wrongly after an action, by its number; only some mistakes cause this.
  private(set) var windowsRestoredDifferentlyAfter: [Int: [SceneWindow]] = [:]
  /// The shop before each of the last actions that changed it, by action number.
  private var shopsBefore: [Int: ShopState] = [:]
  var overlay: Overlay? {
    didSet {
      needsEverything = true
      lawSearch.wanted = overlay?.wiring
      split?.redrawAll()
    }
  }
  /// Two halves shown in place of the windows, which get the keys.
  var split: SplitScreen? {
    didSet { needsEverything = true }
  }
  /// True in one half of a split screen: requests that concern the whole program are passed on.
  var isHalf = false
  /// Says how a half's windows differ from the other side; nil while they do not.
  var difference: String?
  /// The mistake viewed last.
  var lookedAtMistake = NamedWiring.appLevelPath
  /// The next step of an unfinished tour; 0 before its first and after its last step.
  var tourStep = 0
  var dock: Dock? {
    didSet {
      let width = drawing.canvas.width
      if dock?.side(width: width) != oldValue?.side(width: width) { layOutAnew() }
      if dock?.takesFocus != oldValue?.takesFocus { showFocus() }
    }
  }
  /// A second dock, which never has the keys.
  var beside: Dock? {
    didSet { if (beside == nil) != (oldValue == nil) { layOutAnew() } }
  }
  var showsHeat = false
  /// The width in columns below which the status line uses short texts.
  private static let narrow = 72

  /// A desktop shown in place of this one: the windows at another time, or those of a
  /// demonstration.
  var standIn: Desktop? {
    didSet {
      needsEverything = true
      standIn?.isSaved = isSaved
      standIn?.message = message
    }
  }
  /// What moved the user away from a field while typing, until they notice.
  var interruption: Interruption?
  /// The form field the user left with Esc: letters are commands there until another key is
  /// pressed.
  var fieldLeft: EditedField?
  /// True if everything that is to be saved is saved.
  var isSaved = true {
    didSet { standIn?.isSaved = isSaved }
  }
  /// A status line message about the program or a key, independent of the windows shown.
  var message: String? {
    didSet { standIn?.message = message }
  }
  var greeting: Greeting

  private(set) var views: [WindowView] = []
  /// The windows drawn for the last picture: those whose state, place or focus changed.
  private(set) var drawnWindows: [SceneID] = []
  private(set) var pictures = Pictures()
  private(set) var alarms = Alarms()
  /// Messages about what happened out of sight, until the window is used.
  private(set) var toasts: [SceneID: String] = [:]
  var drawing: Drawing<Target>
  var dockHits: [HitRegion<Target>] = []
  private var bars = Bars()
  private let demand = DrawingDemand()
  private var tiling: Tiling?
  /// The first visible window, if not all fit.
  var firstShown = 0
  private var isArranged = false
  private var needsEverything = true
  private var step: (record: ActionRecord, focus: SceneWindow?, violations: [Violation])?
  /// Words for the last action that replace its own.
  private var retold: (words: String, isAboutSeveralWindows: Bool)?

  init(app: ShopApp, keymap: Keymap, canvas: Canvas, wiring: NamedWiring = .perScene) {
    self.app = app
    self.keymap = keymap
    self.wiring = wiring
    let storage = wiring.storage(MemoryWindowStorage())
    self.storage = { storage }
    lawSearch = LawSearch(over: app.shop.state)
    greeting = wiring.isRight ? .first : .introducing(wiring)
    actionLog = ActionLog(of: app)
    drawing = Drawing(canvas: canvas)
    app.observe { [weak self] in self?.note($0) }
  }

  /// The number of the action in the status line; nil before the first.
  var shownAction: Int? { step?.record.number }

  var canvas: Canvas {
    guard overlay == nil else { return drawing.canvas }
    return split?.canvas ?? standIn?.canvas ?? drawing.canvas
  }

  /// The place of the terminal's cursor: the field being typed into, in the overlay or the focused
  /// window.
  var cursor: Point? {
    switch keyFocus {
    case .overlay: drawing.cursor
    case .field: focusedView?.cursor
    case .split(let split): split.cursor
    case .program, .standIn, .dock, .interrupted, .window: nil
    }
  }

  var focusedView: WindowView? {
    arrange()
    return shownView(of: app.windows.focus)
  }

  /// Shows a message about what happened out of sight, until the window is used.
  func toast(_ text: String, in id: SceneID) {
    arrange()
    toasts[id] = text
    keepSelectionsInSight { shownView(of: id)?.toast = text }
  }

  /// Shows what an action did to each window.
  ///
  /// No window scrolls for this, not even to keep its selected row in sight.
  func tell(_ words: [SceneID: String]) {
    for (id, text) in words {
      toasts[id] = text
      shownView(of: id)?.toast = text
    }
  }

  /// Copies from another desktop what is not part of the saved state: messages, unsaved input and
  /// pending payments.
  func showWhatIsNotKept(of other: Desktop) {
    for window in app.windows.windows {
      guard let router = other.app.windows.router(window.id) else { continue }
      app.windows.router(window.id)?.adoptTransientState(from: router)
    }
    tell(other.toasts)
    alarms = other.alarms
    showAlarms()
  }

  /// Redraws everything, whatever is on the terminal.
  func drawAnew() { needsEverything = true }

  func say(_ words: String) { message = words }

  /// Says something only once; in a box if it is too long for the status line.
  func announce(_ words: String) {
    let fits = TextCells.width(of: words) <= canvas.width - 2
    if fits { message = words } else { overlay = .message(words) }
  }

  /// Says something that must be seen: closes what could cover it.
  func warn(_ words: String) {
    overlay = nil
    standIn = nil
    split = nil
    message = words
  }

  /// Replaces the last action's words in the status line.
  ///
  /// For an action meant for several windows, who moved is shown only if the promise broke.
  func retell(_ words: String, isAboutSeveralWindows: Bool) {
    retold = (words, isAboutSeveralWindows)
  }

  func view(_ id: SceneID) -> WindowView? {
    arrange()
    return shownView(of: id)
  }

  /// The window's view as it was arranged last.
  private func shownView(of id: SceneID) -> WindowView? {
    for view in views where view.window.id == id { return view }
    return nil
  }

  func resize(to size: (columns: Int, rows: Int)) {
    if message == Self.tooLittleRoom { message = nil }
    split?.resize(to: size)
    if let split, !split.hasRoom { close(split) }
    standIn?.resize(to: size)
    if let standIn, standIn.dock == nil { close(standIn) }
    guard size.columns != drawing.canvas.width || size.rows != drawing.canvas.height else { return }
    let charset = drawing.canvas.charset
    drawing = Drawing(
      canvas: Canvas(width: size.columns, height: size.rows, charset: charset)
    )
    needsEverything = true
    isArranged = false
    closeDockWithoutRoom()
    arrange()
    if case .prompt(let prompt) = overlay { overlay = .prompt(withChosenInSight(prompt)) }
    if case .menu(let menu) = overlay { overlay = .menu(withSelectionInSight(menu)) }
  }

  func target(column: Int, row: Int) -> Target? {
    if tooSmall != nil { return nil }
    if overlay != nil {
      return bars.footerTarget(column: column, row: row) ?? drawing.action(column: column, row: row)
    }
    if let split { return split.target(column: column, row: row) }
    if let standIn { return standIn.target(column: column, row: row) }
    if let hit = dockHits.last(where: { $0.rect.contains(column: column, row: row) }) {
      return hit.action
    }
    if let target = bars.target(column: column, row: row) { return target }
    for view in views {
      if let target = view.target(column: column, row: row) { return target }
    }
    return nil
  }

  /// Resets change tracking once the terminal has the picture.
  func pictureWasShown() {
    split?.pictureWasShown()
    standIn?.pictureWasShown()
    drawing.canvas.forgetTouched()
  }

  var isTooSmall: Bool { tooSmall != nil }

  /// Brings the picture up to date, drawing only the windows that changed.
  func draw() {
    if let split { return draw(split) }
    if let standIn, overlay == nil { return standIn.draw() }
    arrange()
    drawnWindows = []
    if let tooSmall {
      drawing.draw(tooSmall, saying: message)
      needsEverything = true
      return
    }
    let latest = actionLog.timeline.latest
    if !needsEverything, pictures.latest != latest, let actingFrame {
      drawing.canvas.beginRemembering(besides: actingFrame)
    }
    if needsEverything {
      drawing.canvas.fill(drawing.canvas.bounds, with: .blank())
      bars = Bars()
    }
    if demand.isThere || needsEverything {
      for view in views where !view.rect.isEmpty && (view.needsDrawing || needsEverything) {
        view.draw(into: &drawing, completely: needsEverything)
        drawnWindows.append(view.window.id)
      }
      demand.isThere = false
    }
    if pictures.latest != latest {
      let outside = drawing.canvas.endRemembering(changedWithin: area)
      pictures.note(upTo: latest, Pictures.Picture(windows: drawnWindows, cellsOutside: outside))
    }
    drawDock()
    drawBars()
    needsEverything = overlay != nil
    if let overlay { draw(overlay) }
  }

  /// The place of the window that acted last; nil if no window did.
  private var actingFrame: Rect? {
    let timeline = actionLog.timeline
    guard case .scene(_, let id)? = timeline[timeline.latest]?.record.action else { return nil }
    return shownView(of: id)?.rect
  }
}

extension Desktop {
  private var tooSmall: TooSmall? {
    let needed = TooSmall(width: 24, height: Tiling.leastHeight + 2)
    return needed.applies(to: drawing.canvas) ? needed : nil
  }

  private var area: Rect { places.windows }

  var places: (windows: Rect, dock: Rect) {
    let (windows, dock) = placesOfDock
    return (divideForBeside(windows).windows, dock)
  }

  /// The place of the dock that never has the keys.
  var placeBeside: Rect { divideForBeside(placesOfDock.windows).dock }

  private func divideForBeside(_ rect: Rect) -> (windows: Rect, dock: Rect) {
    beside?.side(width: rect.width).divide(rect) ?? (rect, .empty)
  }

  private var placesOfDock: (windows: Rect, dock: Rect) {
    let all = Rect(
      column: 0,
      row: 0,
      width: drawing.canvas.width,
      height: max(0, drawing.canvas.height - 2)
    )
    return dock?.side(width: all.width).divide(all) ?? (all, .empty)
  }

  /// Lays the windows out again because their space changed.
  private func layOutAnew() {
    needsEverything = true
    isArranged = false
    dockHits = []
    arrange()
  }

  private func note(_ step: Step) {
    // At now, the scrubber shows the windows' messages and marks, so it is updated last.
    defer { bringScrubberUpToDate() }
    let record = step.record
    noteShop(before: step)
    guard !record.isUnsolicited else { return }
    let violations = actionLog.violations(of: record.number)
    let list = step.windowsAfter
    self.step = (record, list.windows.first { $0.id == list.focus }, violations)
    retold = nil
    message = nil
    forgetToasts(after: record)
    tell(
      Toasts(after: step, of: app.shop.state) { [windows = app.windows] in
        windows.router($0)?.state
      }.words
    )
    let before = alarms
    alarms.note(record)
    if alarms != before { showAlarms() }
  }

  private func noteShop(before step: Step) {
    guard let change = step.shopChange else { return }
    shopsBefore[step.record.number] = change.before
    guard shopsBefore.count > 2 * Ledger.length else { return }
    let first = Ledger.first(of: actionLog.timeline)
    shopsBefore = shopsBefore.filter { $0.key >= first }
  }

  /// The shop before an action the ledger shows.
  func shop(before number: Int) -> ShopState {
    shopsBefore.filter { $0.key >= number }.min { $0.key < $1.key }?.value ?? app.shop.state
  }

  func forgetAlarms() {
    alarms = Alarms()
    showAlarms()
  }

  private func showAlarms() {
    for view in views { view.alarm = alarms[view.window.id] }
  }

  /// Marks the windows and tabs that differ from the other side of a split screen.
  ///
  /// Those that are new, or that moved although the user did not touch them, flash.
  func mark(differing tabs: [SceneID: Set<Int>], since before: Set<SceneID>) {
    arrange()
    alarms.mark(Set(tabs.keys), since: before)
    showAlarms()
    for view in views { view.markedTabs = tabs[view.window.id] ?? [] }
  }

  /// Lays out the windows, and keeps each on its selected row even if a shop change moved that row.
  private func arrange() {
    if !isArranged { putInPlaces() }
    guard demand.isThere else { return }
    for view in views {
      for look in view.takeLooks() { app.send(.scene(look, in: view.window.id), cause: .script) }
    }
  }

  private func putInPlaces() {
    isArranged = true
    let (windows, focus, arrangement) = withObservationTracking {
      (app.windows.windows, app.windows.focus, app.windows.arrangement)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.isArranged = false }
    }
    if !windows.elementsEqual(views, by: { $0 == $1.window }) { makeViews(of: windows) }
    let index = windows.firstIndex { $0.id == focus } ?? 0
    if tiling?.holds(count: windows.count, focus: index, arrangement: arrangement, in: area)
      != true
    {
      let tiling = Tiling(
        count: windows.count,
        focus: index,
        arrangement: arrangement,
        in: area,
        from: firstShown,
        leastHeight: isHalf ? Tiling.leastHeightInHalf : Tiling.leastHeight
      )
      firstShown = tiling.first
      tile(tiling)
    }
    showFocus()
  }

  /// Highlights the focused window only while the keys go to it.
  private func showFocus() {
    let focus = dock?.takesFocus == true ? nil : app.windows.focus
    for view in views { view.isFocused = view.window.id == focus }
  }

  /// Removes a window's message once it is used or shows another place, and all messages on
  /// sign-out.
  private func forgetToasts(after record: ActionRecord) {
    if record.outcome.leavesAccount {
      toasts = [:]
      for view in views { view.toast = nil }
    }
    switch record.action {
    case .scene(.look, _): return
    case .scene(_, let id): forgetToast(of: id)
    case .app(.travel), .app(.movePlace), .shared:
      for window in record.verdict.moved { forgetToast(of: window.id) }
    case .app: return
    }
  }

  private func forgetToast(of id: SceneID) {
    guard toasts[id] != nil else { return }
    toasts[id] = nil
    shownView(of: id)?.toast = nil
  }

  private func tile(_ tiling: Tiling) {
    defer { self.tiling = tiling }
    guard tiling != self.tiling else { return }
    keepSelectionsInSight {
      needsEverything = true
      for view in views { view.rect = .empty }
      for frame in tiling.frames { views[frame.index].rect = frame.rect }
    }
  }

  private func makeViews(of windows: [SceneWindow]) {
    let kept = Dictionary(views.map { ($0.window, $0) }) { first, _ in first }
    views = windows.compactMap { window in
      guard let router = app.windows.router(window.id) else { return nil }
      if let view = kept[window], view.router === router { return view }
      let view = WindowView(window, router: router, shop: app.shop, demand: demand)
      view.hadSelectionInSight = !kept.isEmpty
      view.toast = toasts[window.id]
      view.alarm = alarms[window.id]
      return view
    }
    tiling = nil
  }

  /// Scrolls the windows whose selected row went out of sight through a change, and undoes earlier
  /// scrolling once there is room.
  private func keepSelectionsInSight(_ change: () -> Void) {
    for view in views { view.noteSight() }
    change()
    for view in views {
      guard let look = view.takeLookInSight() else { continue }
      app.send(.scene(look, in: view.window.id), cause: .script)
    }
  }

  private var status: Bars.Status {
    var shown = 0
    for view in views where !view.rect.isEmpty { shown += 1 }
    var status = Bars.Status(text: greeting.words, brief: greeting.brief)
    if let message {
      status = Bars.Status(text: message)
    } else if let step {
      let words = ActionWords(step.record, from: step.focus, in: app.shop.state)
      status = Bars.Status(
        text: retold?.words ?? words.text,
        verdict: words.isKept && retold?.isAboutSeveralWindows == true ? "" : words.verdict,
        isKept: words.isKept
      )
      if words.isKept, let broken = step.violations.first {
        (status.verdict, status.isKept) = ("\(broken.law.rawValue) broken ✗", false)
      } else if words.isKept, !windowsRestoredDifferently.isEmpty, difference == nil {
        (status.verdict, status.isKept) = (
          IsolationResult.words(ofRestoredDifferently: windowsRestoredDifferently) + " ✗", false
        )
      }
    }
    if message == nil, status.isKept, let difference {
      (status.verdict, status.isKept) = (difference, false)
    }
    status.wiring = isHalf ? nil : wiring
    status.isSaved = isSaved
    status.isRecorded = isRecorded
    if shown < views.count {
      let isNarrow = canvas.width < Self.narrow
      status.hidden = isNarrow ? "\(shown)/\(views.count)" : "\(shown) of \(views.count) windows"
    }
    return status
  }

  var situation: Bars.Situation {
    let focus = keyFocus
    let view = focusedView
    let content = view?.current
    let place = view?.currentPlace
    let presented = place?.presentations.last
    let row = content.flatMap { $0.screen.rowBesideLists(at: $0.position.selection) }
    return Bars.Situation(
      isTyping: focus.field != nil,
      isHalf: isHalf,
      isOver: presented.map { AppDescription.shop.backDismisses($0) ? .closing : .goingBack },
      hasOthers: views.count > 1,
      canGoBack: presented != nil || place?.stack.isAtRoot == false,
      canOpen: content.map { $0.layout.selectableCount > 0 } ?? false,
      canMove: content.map { $0.hasOthers || $0.layout.lineCount > $0.viewport } ?? false,
      hasOtherRows: content?.hasOthers ?? false,
      enterWords: row?.enterWords,
      fieldHasLines: (row?.field?.lineCount ?? 1) > 1,
      lettersAreText: fieldForText != nil,
      ownHints: focus.hints
    )
  }

  private func drawBars() {
    bars.show(status, situation, in: barsRect, keymap: keymap, on: &drawing)
  }

  private var barsRect: Rect {
    Rect(column: 0, row: canvas.height - 2, width: canvas.width, height: 2)
  }

  func draw(_ overlay: Overlay) {
    drawing.hits.removeAll(keepingCapacity: true)
    switch overlay {
    case .message(let words):
      draw(dialog(saying: words), at: ListPosition(), showsSelection: false)
    case .help(let help): draw(dialog(for: help), at: help.position, showsSelection: false)
    case .prompt(let prompt):
      draw(dialog(for: prompt), at: prompt.position, showsSelection: prompt.chosen != nil)
    case .menu(let menu):
      let dialog = dialog(for: menu)
      draw(dialog, at: menu.position)
      if let board = menu.board(over: self) { drawBeside(board, in: dialog) }
    }
  }

  /// Draws the overlay; the status line is blanked if the box covers most of it.
  private func draw(_ dialog: Dialog, at position: ListPosition, showsSelection: Bool = true) {
    let canvas = drawing.canvas
    let status = Rect(column: 0, row: canvas.height - 2, width: canvas.width, height: 1)
    if dialog.rect.rows.contains(status.row) { drawing.canvas.fill(status, with: .blank()) }
    drawing.draw(dialog, at: position, showsSelection: showsSelection) { .overlay($0) }
    bars.showFooter(situation, in: barsRect, keymap: keymap, on: &drawing)
  }
}

extension ActionRecord {
  /// True if there is nothing to report: scrolling to keep a selected row in sight, or an answer
  /// nobody waits for.
  fileprivate var isUnsolicited: Bool {
    switch (cause, action) {
    case (.script, .scene(.look, _)): true
    case (.script, _), (.payment, _): !outcome.isChange
    case (.key, _), (.click, _), (.link, _), (.guard, _): false
    }
  }
}
