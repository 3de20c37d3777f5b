import NavigationLaws
import DesignSystem
import Observation
import SceneNavigation
import ShopCore
import ShopData
import ShopScreens

/// The whole screen: the windows in their places, the status line and the footer.
final class Desktop {
  let app: ShopApp
  let keymap: Keymap
  /// What the status line says the windows are composed from.
  let wiring: NamedWiring
  /// What happened since it is there, for whatever looks back.
  let actionLog: ActionLog
  /// How much is kept of each window, if anything is.
  var keptScenes: () -> KeptScenes? = { nil }
  /// Where they are kept, or would be.
  var storage: () -> any WindowStorage
  /// Which laws a wiring breaks.
  var lawSearch: LawSearch
  /// Whether a script is played or written, which names its wiring once, at its beginning.
  var keepsWiring = false
  /// Whether a script is written of what is done.
  var isRecorded = false
  /// Whether windows are kept under a wiring.
  var areWindowsSaved: (NamedWiring) -> Bool = { _ in false }
  /// The windows of which something else is saved than what they hold.
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
  /// The windows that did not stand like that when they were left, at the start; some only under a mistake.
  var returnedOtherwise: [SceneWindow] = [] {
    didSet {
      alarms.raise(for: returnedOtherwise)
      showAlarms()
      guard !returnedOtherwise.isEmpty else { return }
      greeting = Greeting(
        words: "\(IsolationResult.words(ofReturned: returnedOtherwise)) ✗"
          + (isHalf ? "" : " · \(wiring.introduction)")
      )
    }
  }
  /// Which they were after an action, by its number; that can be some only under a mistake.
  private(set) var windowsRestoredDifferentlyAfter: [Int: [SceneWindow]] = [:]
  /// The shop as it was before each of the last actions that changed it, by their numbers.
  private var shopsBefore: [Int: ShopState] = [:]
  /// What stands over the windows, if anything does.
  var overlay: Overlay? {
    didSet {
      needsEverything = true
      lawSearch.wanted = overlay?.wiring
      split?.redrawAll()
    }
  }
  /// Two halves that are shown in place of the windows, and get the keys.
  var split: SplitScreen? {
    didSet { needsEverything = true }
  }
  /// Whether it is one half of a split screen: what concerns the whole program is passed on.
  var isHalf = false
  /// What is said of a half's windows while they are not as on the other side; nil while they are.
  var difference: String?
  /// The mistake that was looked at last.
  var lookedAtMistake = NamedWiring.appLevelPath
  /// How many steps were seen of the tour that was left; 0 before its first and after its last.
  var tourStep = 0
  /// What stands beside the windows, if anything does.
  var dock: Dock? {
    didSet {
      let width = drawing.canvas.width
      if dock?.side(width: width) != oldValue?.side(width: width) { layOutAnew() }
      if dock?.takesFocus != oldValue?.takesFocus { showFocus() }
    }
  }
  /// What stands there as well, without the keys.
  var beside: Dock? {
    didSet { if (beside == nil) != (oldValue == nil) { layOutAnew() } }
  }
  /// Whether the cells that were just drawn are shown for a moment.
  var showsHeat = false
  /// Below so many columns the status line has room for few words.
  private static let narrow = 72

  /// Another desktop whose picture is shown in place of this one: the windows at another moment, or
  /// those of a demonstration.
  var standIn: Desktop? {
    didSet {
      needsEverything = true
      standIn?.isSaved = isSaved
      standIn?.message = message
    }
  }
  /// What led away from a field in which somebody typed, until they know.
  var interruption: Interruption?
  /// The field of a form on which letters are commands until another key says otherwise.
  var fieldLeft: EditedField?
  /// Whether everything that happened is kept, as far as it is to be.
  var isSaved = true {
    didSet { standIn?.isSaved = isSaved }
  }
  /// What the status line says about the program or a key, whichever windows are shown.
  var message: String? {
    didSet { standIn?.message = message }
  }
  /// What the status line says while no action has happened.
  var greeting: Greeting

  private(set) var views: [WindowView] = []
  /// The windows drawn for the last picture: those whose state, place or focus had changed.
  private(set) var drawnWindows: [SceneID] = []
  /// What was drawn for the last actions.
  private(set) var pictures = Pictures()
  /// The windows that moved though nobody touched them.
  private(set) var alarms = Alarms()
  /// What windows say about what happened out of sight, until one goes on in them.
  private(set) var toasts: [SceneID: String] = [:]
  var drawing: Drawing<Target>
  var dockHits: [HitRegion<Target>] = []
  private var bars = Bars()
  private let demand = DrawingDemand()
  private var tiling: Tiling?
  /// The first window that is shown, where not all have room.
  var firstShown = 0
  private var isArranged = false
  private var needsEverything = true
  private var step: (record: ActionRecord, focus: SceneWindow?, violations: [Violation])?
  /// What is said of the last action where its own words do not say it all.
  private var retold: (words: String, isAboutSeveralWindows: Bool)?

  /// A desktop as large as the canvas it draws on.
  init(app: ShopApp, keymap: Keymap, canvas: Canvas, wiring: NamedWiring = .perScene) {
    self.app = app
    self.keymap = keymap
    self.wiring = wiring
    let storage = wiring.storage(MemoryWindowStorage())
    self.storage = { storage }
    lawSearch = LawSearch(over: app.shop.state)
    greeting = wiring.isRight ? .first : Greeting(words: wiring.introduction)
    actionLog = ActionLog(of: app)
    drawing = Drawing(canvas: canvas)
    app.observe { [weak self] in self?.note($0) }
  }

  /// The number of the action that the status line speaks of; nil before there was one.
  var shownAction: Int? { step?.record.number }

  /// The picture as it is to be shown.
  var canvas: Canvas {
    if let split, overlay == nil { return split.canvas }
    return standIn?.canvas ?? drawing.canvas
  }

  /// Where the terminal's cursor belongs: in the field that is typed into, of what stands over
  /// the windows or of the focused one.
  var cursor: Point? {
    switch keyFocus {
    case .overlay: drawing.cursor
    case .field: focusedView?.cursor
    case .split(let split): split.cursor
    case .program, .standIn, .dock, .interrupted, .window: nil
    }
  }

  /// The view of the window that has the focus.
  var focusedView: WindowView? {
    arrange()
    let focus = app.windows.focus
    return views.first { $0.window.id == focus }
  }

  /// Has a window say what happened out of sight, until one goes on in it.
  func toast(_ text: String, in id: SceneID) {
    arrange()
    toasts[id] = text
    keepSelectionsInSight { views.first { $0.window.id == id }?.toast = text }
  }

  /// Has windows say what an action meant to them; none of them moves for that, not even to keep
  /// its selected row in sight.
  func tell(_ words: [SceneID: String]) {
    for (id, text) in words {
      toasts[id] = text
      views.first { $0.window.id == id }?.toast = text
    }
  }

  /// Shows what another desktop shows beside where its windows stand: what they say, what is entered in
  /// them and kept nowhere, and the payments they wait for.
  func showWhatIsNotKept(of other: Desktop) {
    for window in app.windows.windows {
      guard let router = other.app.windows.router(window.id) else { continue }
      app.windows.router(window.id)?.adoptTransientState(from: router)
    }
    tell(other.toasts)
    alarms = other.alarms
    showAlarms()
  }

  /// Has everything be drawn once more, whatever the terminal was shown of it.
  func drawAnew() { needsEverything = true }

  /// Says something about the program or a key in the status line.
  func say(_ words: String) { message = words }

  /// Says what has to be seen: nothing is left that could stand before it.
  func warn(_ words: String) {
    overlay = nil
    standIn = nil
    split = nil
    message = words
  }

  /// Has the status line say something else of the last action than its own words; who else moved is no
  /// matter where it was but one of several.
  func retell(_ words: String, isAboutSeveralWindows: Bool) {
    retold = (words, isAboutSeveralWindows)
  }

  func view(_ id: SceneID) -> WindowView? {
    arrange()
    return views.first { $0.window.id == id }
  }

  func resize(to size: (columns: Int, rows: Int)) {
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

  /// What lies at a place of the screen.
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
    return views.lazy.compactMap { $0.target(column: column, row: row) }.first
  }

  /// Begins to note anew what changes in the picture, once the terminal has taken it over.
  func pictureWasShown() {
    split?.pictureWasShown()
    standIn?.pictureWasShown()
    drawing.canvas.forgetTouched()
  }

  /// Whether there is too little room to show anything but that.
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
    if !needsEverything, pictures.latest != latest { drawing.canvas.beginRemembering() }
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
    if pictures.latest != latest { pictures.note(upTo: latest, takePicture()) }
    drawDock()
    drawBars()
    needsEverything = overlay != nil
    if let overlay { draw(overlay) }
  }

  /// What was drawn, and how many cells changed beside the window that acted.
  private func takePicture() -> Pictures.Picture {
    let frame: Rect? =
      if case .scene(_, let id)? = actionLog.timeline[actionLog.timeline.latest]?.record.action {
        views.first { $0.window.id == id }?.rect
      } else {
        nil
      }
    let outside = drawing.canvas.endRemembering(changedWithin: area, besides: frame ?? .empty)
    return Pictures.Picture(windows: drawnWindows, cellsOutside: frame == nil ? nil : outside)
  }
}

extension Desktop {
  private var tooSmall: TooSmall? {
    let needed = TooSmall(width: 24, height: Tiling.leastHeight + 2)
    return needed.applies(to: drawing.canvas) ? needed : nil
  }

  /// Where the windows are: everything but the status line, the footer and the dock.
  private var area: Rect { places.windows }

  /// Where the windows are, and what stands beside them.
  var places: (windows: Rect, dock: Rect) {
    let (windows, dock) = placesOfDock
    return (divideForBeside(windows).windows, dock)
  }

  /// Where that stands which never has the keys.
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

  /// Has the windows put into their places again, for there is more room for them or less.
  private func layOutAnew() {
    needsEverything = true
    isArranged = false
    dockHits = []
    arrange()
  }

  /// Takes note of an action, and of whom it moved.
  private func note(_ step: Step) {
    // It shows at now what the windows say and are marked with by then.
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

  /// The shop as it was before an action of those the ledger shows.
  func shop(before number: Int) -> ShopState {
    shopsBefore.filter { $0.key >= number }.min { $0.key < $1.key }?.value ?? app.shop.state
  }

  /// Takes the marks off the windows that moved though nobody touched them.
  func forgetAlarms() {
    alarms = Alarms()
    showAlarms()
  }

  private func showAlarms() {
    for view in views { view.alarm = alarms[view.window.id] }
  }

  /// Marks the windows that are not as on the other side of a split screen, and the tabs of them; those
  /// that became so, or that moved though nobody touched them, flash.
  func mark(differing tabs: [SceneID: Set<Int>], since before: Set<SceneID>) {
    arrange()
    alarms.mark(Set(tabs.keys), since: before)
    showAlarms()
    for view in views { view.markedTabs = tabs[view.window.id] ?? [] }
  }

  /// Puts the windows in their places, and has each stay on the row it stood on, wherever that is since
  /// the shop changed.
  private func arrange() {
    if !isArranged { putInPlaces() }
    guard demand.isThere else { return }
    for view in views {
      for look in view.takeLooks() { app.send(.scene(look, in: view.window.id), cause: .script) }
    }
  }

  /// Puts the windows in their places, as they, the focus or the layout changed.
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

  /// Has the window look focused that the keys go to; none does while they go elsewhere.
  private func showFocus() {
    let focus = dock?.takesFocus == true ? nil : app.windows.focus
    for view in views { view.isFocused = view.window.id == focus }
  }

  /// Takes a window's toast away once one goes on in it, or has it stand elsewhere, and all of them when
  /// an account is left.
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
    views.first { $0.window.id == id }?.toast = nil
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

  /// Makes views of the windows that have none yet, and forgets those of windows that are gone.
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

  /// Scrolls the windows whose selected row was in sight before a change and is not after it, and
  /// back those that had to.
  private func keepSelectionsInSight(_ change: () -> Void) {
    for view in views { view.noteSight() }
    change()
    for view in views {
      guard let look = view.takeLookInSight() else { continue }
      app.send(.scene(look, in: view.window.id), cause: .script)
    }
  }

  private var status: Bars.Status {
    let shown = views.count { !$0.rect.isEmpty }
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
          IsolationResult.words(ofStrays: windowsRestoredDifferently) + " ✗", false
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

  /// What decides which keys mean something.
  var situation: Bars.Situation {
    let focus = keyFocus
    let view = focusedView
    let content = view?.current
    let place = view?.currentPlace
    let presented = place?.presentations.last
    let row = content.flatMap { $0.screen.rowBesideLists(at: $0.position.selection) }
    return Bars.Situation(
      isTyping: focus.field != nil,
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

  /// Draws the status line and the footer, as far as they would not say what they say already.
  private func drawBars() {
    bars.show(status, situation, in: barsRect, keymap: keymap, on: &drawing)
  }

  private var barsRect: Rect {
    Rect(column: 0, row: canvas.height - 2, width: canvas.width, height: 2)
  }

  func draw(_ overlay: Overlay) {
    drawing.hits.removeAll(keepingCapacity: true)
    switch overlay {
    case .help(let help): draw(dialog(for: help), at: help.position, showsSelection: false)
    case .prompt(let prompt):
      draw(dialog(for: prompt), at: prompt.position, showsSelection: prompt.chosen != nil)
    case .menu(let menu):
      let dialog = dialog(for: menu)
      draw(dialog, at: menu.position)
      if let board = menu.board(over: self) { drawBeside(board, in: dialog) }
    }
  }

  /// Draws what stands over the windows; of the status line nothing is left beside a box that covers
  /// most of it.
  private func draw(_ dialog: Dialog, at position: ListPosition, showsSelection: Bool = true) {
    let canvas = drawing.canvas
    let status = Rect(column: 0, row: canvas.height - 2, width: canvas.width, height: 1)
    if dialog.rect.rows.contains(status.row) { drawing.canvas.fill(status, with: .blank()) }
    drawing.draw(dialog, at: position, showsSelection: showsSelection) { .overlay($0) }
    bars.showFooter(situation, in: barsRect, keymap: keymap, on: &drawing)
  }

  /// The help as a dialog that fits the screen, however little of it is found.
  func dialog(for help: Help) -> Dialog {
    let field = Row<Target>.field(
      "",
      text: help.draft.text,
      placeholder: "type to search: a key, or a word",
      cursor: help.draft.cursor
    )
    return Dialog(
      keymap.help(matching: help.draft.text),
      below: [field],
      width: 76,
      height: Dialog.mostLines(in: canvas.bounds) + 2,
      hint: "Esc closes",
      in: canvas.bounds
    )
  }
}

extension ActionRecord {
  /// Whether there is nothing in it to tell: keeping a selected row in sight is nobody's text, nor
  /// is an answer that nobody waits for.
  fileprivate var isUnsolicited: Bool {
    switch (cause, action) {
    case (.script, .scene(.look, _)): true
    case (.script, _), (.payment, _): !outcome.isChange
    case (.key, _), (.click, _), (.link, _), (.guard, _): false
    }
  }
}
