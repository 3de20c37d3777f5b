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
  let keymap = Keymap.standard
  let wiring: NamedWiring
  let actionLog: ActionLog
  /// What is saved of each window; nil if nothing is.
  var savedSizes: () -> [SceneID: SavedSize]? = { nil }
  /// Where the windows are saved, or would be.
  var storage: () -> any WindowStorage
  var lawSearch: LawSearch
  /// True while a script is played or recorded: a script names its wiring only once, at its start.
  var keepsWiring = false
  var isRecorded = false
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
  var restoredWrongly: [SceneWindow] = [] {
    didSet {
      alarms.raise(for: restoredWrongly)
      guard !restoredWrongly.isEmpty else { return }
      let words = "\(IsolationResult.words(ofWronglyRestored: restoredWrongly)) ✗"
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
      drawAnew()
      lawSearch.wanted = overlay?.wiring
      if overlay == nil { overlayScroll = FieldScroll() }
    }
  }
  var overlayScroll = FieldScroll()
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
      if dock == nil { dockHasKeys = false }
    }
  }
  var dockHasKeys = false {
    didSet { if dockHasKeys != oldValue { showFocus() } }
  }
  /// A second dock, which never has the keys.
  var beside: Dock? {
    didSet { if (beside == nil) != (oldValue == nil) { layOutAnew() } }
  }
  var showsHeat = false
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
  /// The form field the user left with Esc: letters are commands there until a key is pressed on
  /// another field.
  var fieldLeft: EditedField?
  var isSaved = true {
    didSet { standIn?.isSaved = isSaved }
  }
  /// A status line message about the program or a key, independent of the windows shown.
  var message: String? {
    didSet { standIn?.message = message }
  }
  var greeting: Greeting

  var views: [WindowView] = []
  /// The windows drawn for the last picture: those whose state, place or focus changed.
  private(set) var drawnWindows: [SceneID] = []
  private(set) var pictures = Pictures()
  private(set) var alarms = Alarms() {
    didSet { for view in views { view.alarm = alarms[view.window.id] } }
  }
  /// Messages about what happened out of sight, until the window is used.
  private(set) var toasts: [SceneID: String] = [:] {
    didSet { for view in views { view.toast = toasts[view.window.id] } }
  }
  var drawing: Drawing<Target>
  var dockHits: [HitRegion<Target>] = []
  var bars = Bars()
  var tiling: Tiling?
  /// The first visible window, if not all fit.
  var firstShown = 0
  var isArranged = false
  var needsEverything = true
  var step: (record: ActionRecord, focus: SceneWindow?, violations: [Violation])?
  /// Words for the last action that replace its own.
  var reworded: (words: String, isAboutSeveralWindows: Bool)?

  init(app: ShopApp, canvas: Canvas, wiring: NamedWiring = .perScene) {
    self.app = app
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
    guard overlay == nil, tooSmall == nil else { return drawing.canvas }
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
  func toast(_ text: String, in id: SceneID) { toasts[id] = text }

  /// Copies from another desktop what is not part of the saved state: messages, unsaved input and
  /// pending payments.
  func adoptTransientState(of other: Desktop) {
    for window in app.windows.windows {
      guard let router = other.app.windows.router(window.id) else { continue }
      app.windows.router(window.id)?.adoptTransientState(from: router)
    }
    toasts.merge(other.toasts) { $1 }
    alarms = other.alarms
  }

  /// Redraws everything, whatever is on the terminal.
  func drawAnew() {
    needsEverything = true
    standIn?.drawAnew()
    split?.redrawAll()
  }

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
  func reword(_ words: String, isAboutSeveralWindows: Bool) {
    reworded = (words, isAboutSeveralWindows)
  }

  func view(_ id: SceneID) -> WindowView? {
    arrange()
    return shownView(of: id)
  }

  /// The window's view as it was arranged last.
  func shownView(of id: SceneID) -> WindowView? { views.first { $0.window.id == id } }

  func resize(to size: (columns: Int, rows: Int)) {
    if message == Self.tooLittleRoom { message = nil }
    split?.resize(to: size)
    standIn?.resize(to: size)
    guard size.columns != drawing.canvas.width || size.rows != drawing.canvas.height else { return }
    let showsSelection = overlay.map(isSelectionInSight)
    let charset = drawing.canvas.charset
    drawing = Drawing(
      canvas: Canvas(width: size.columns, height: size.rows, charset: charset)
    )
    needsEverything = true
    isArranged = false
    // Nothing hidden takes keys, but for a stand-in's dock: the screen is too small then.
    if let dock, !dock.isOfStandIn, shownDock == nil { dockHasKeys = false }
    arrange()
    if showsSelection == true { overlay = overlay.map(withSelectionInSight) }
  }

  func target(column: Int, row: Int) -> Target? {
    if tooSmall != nil { return nil }
    if overlay != nil {
      return bars.footerTarget(column: column, row: row) ?? drawing.action(column: column, row: row)
    }
    if let split { return split.target(column: column, row: row) }
    if let standIn { return standIn.target(column: column, row: row) }
    return dockHits.action(column: column, row: row) ?? bars.target(column: column, row: row)
      ?? views.lazy.compactMap { $0.target(column: column, row: row) }.first
  }

  var isTooSmall: Bool { tooSmall != nil }

  /// Brings the picture up to date, drawing only the windows that changed.
  func draw() {
    let tooSmall = tooSmall
    if let split, tooSmall == nil { return draw(split) }
    if let standIn, tooSmall == nil {
      standIn.draw()
      if let overlay { draw(overlay, over: standIn.canvas) }
      return
    }
    arrange()
    drawnWindows = []
    if let tooSmall {
      let isInPlace = split != nil || standIn != nil
      drawing.draw(tooSmall, saying: message, isInPlace ? "Esc goes back to the windows." : nil)
      needsEverything = true
      return
    }
    let latest = actionLog.timeline.latest
    let before = needsEverything ? nil : canvas
    if needsEverything {
      drawing.canvas.fill(drawing.canvas.bounds, with: .blank())
      bars = Bars()
    }
    for view in views where !view.rect.isEmpty && (view.needsDrawing || needsEverything) {
      view.draw(into: &drawing, completely: needsEverything)
      drawnWindows.append(view.window.id)
    }
    if pictures.latest != latest {
      let outside = before.flatMap { before in
        actingFrame.map { canvas.changedCells(from: before, outside: $0) }
      }
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
  private func note(_ step: Step) {
    // At now, the scrubber shows the windows' messages and marks, so it is updated last.
    defer { bringScrubberUpToDate() }
    let record = step.record
    noteShop(before: step)
    guard !record.isUnsolicited else { return }
    let violations = actionLog.violations(of: record.number)
    let list = step.windowsAfter
    self.step = (record, list.windows.first { $0.id == list.focus }, violations)
    reworded = nil
    message = nil
    forgetToasts(after: record)
    let toasts = Toasts(after: step, of: app.shop.state) { [windows = app.windows] in
      windows.router($0)?.state
    }
    self.toasts.merge(toasts.words) { $1 }
    alarms.note(record)
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

  func forgetAlarms() { alarms = Alarms() }

  /// Marks the windows and tabs that differ from the other side of a split screen.
  ///
  /// Those that are new, or that moved although the user did not touch them, flash.
  func mark(differing tabs: [SceneID: Set<Int>], since before: Set<SceneID>) {
    arrange()
    alarms.mark(Set(tabs.keys), since: before)
    for view in views { view.markedTabs = tabs[view.window.id] ?? [] }
  }

  /// Removes a window's message once it is used or shows another place, and all messages on
  /// sign-out.
  private func forgetToasts(after record: ActionRecord) {
    if record.outcome.leavesAccount { toasts = [:] }
    switch record.action {
    case .scene(.look, _): return
    case .scene(_, let id): toasts[id] = nil
    case .app(.travel), .app(.movePlace), .shared:
      for window in record.verdict.moved { toasts[window.id] = nil }
    case .app: return
    }
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
