import DesignSystem
import SceneNavigation
import ShopCore
import ShopData

/// The running program: draw, wait, apply, repeat.
final class RunLoop {
  private let terminal: Terminal
  private let container: DependencyContainer
  private let keeper: SessionKeeper
  private let links: LinkListener?
  private var composition: Composition
  private let recorder: Recorder?
  private let heat = Heat()
  private var settings: Settings
  /// True if the user, trying to quit, was just warned that not everything is saved.
  private var hasWarned = false

  private var app: ShopApp { composition.app }
  private var desktop: Desktop { composition.desktop }
  private var input: InputHandler { composition.input }

  init(
    terminal: Terminal,
    container: DependencyContainer,
    keeper: SessionKeeper,
    links: LinkListener?,
    wiring: NamedWiring = .perScene,
    windowCount: Int?,
    recorder: Recorder? = nil
  ) {
    let size = terminal.size
    self.terminal = terminal
    self.container = container
    self.keeper = keeper
    self.links = links
    self.recorder = recorder
    composition = Composition(
      of: keeper.found.state
        ?? AppState(windowCount: windowCount ?? Tiling.fittingCount(width: size.columns)),
      wiring: wiring,
      areReady: false,
      size: size,
      charset: terminal.isUnicode ? .unicode : .ascii,
      container: container
    )
    settings = composition.app.shop.state.settings
    if let restored = keeper.found.state {
      desktop.greeting = .restored(restored.windows.count, under: wiring)
    }
    show(keeper.found.restoration)
    greet(with: keeper.message ?? container.notice ?? terminal.notice)
    showSaved()
    terminal.mouse(on: settings.usesMouse)
    desktop.keepsWiring = recorder != nil
    desktop.isRecorded = recorder != nil
    recorder?.begin(app, on: desktop)
    keeper.begin(app)
  }

  /// Opens the initial links after the windows are restored, then runs until told to end.
  func run(opening requests: [LinkRequest] = []) {
    launch(opening: requests)
    while true {
      draw()
      save()
      let (events, isOthersTurn) = terminal.waitForEvents(beside: beside)
      for event in events {
        switch event {
        case .input(let event):
          recorder?.note(event)
          let request = input.handle(event)
          if input.hadEffect {
            keeper.noteMessageWasRead()
            if request != .quit { hasWarned = false }
          }
          if apply(request) {
            recorder?.noteQuitting()
            return close()
          }
        case .background: showTheme()
        case .resized, .resumed:
          recorder?.note(terminal.size)
          desktop.resize(to: terminal.size)
        case .suspendRequested: terminal.suspend()
        case .closed: return close()
        case .ended(let cause):
          close()
          if let failure = keeper.failure { complain("Not saved: \(failure)") }
          Terminal.die(of: cause)
        }
      }
      guard isOthersTurn else { continue }
      answerPayments()
      input.advanceByClock()
      desktop.lawSearch.advance()
      input.continueVerification()
      input.advancePlayback()
      links?.serve { request in
        recorder?.note(request)
        return input.open(request)
      }
    }
  }

  /// Answers due payments while no other session can sell, so that stock is current and the order
  /// is stored first.
  ///
  /// Nobody is charged if that lock cannot be acquired.
  private func answerPayments() {
    guard container.payments.dueCount > 0 else { return }
    recorder?.noteAnswers(container.payments.dueCount)
    do {
      try keeper.alone {
        save()
        try keeper.learn(in: app)
        input.answerPayments { container.payments.answerDue() }
        save()
      }
    } catch {
      input.answerPayments { container.payments.answerDue(canOrder: false) }
      desktop.say("\(error)")
    }
  }

  private var beside: [any PollSource] {
    [
      links as (any PollSource)?, keeper, container.payments, input.demonstration,
      desktop.lawSearch,
      input.verification, input.played, heat,
    ]
    .compactMap(\.self)
  }

  /// Opens the initial links and marks the windows launched.
  ///
  /// A message about the session, or about a link that reached no window, takes precedence over the
  /// others.
  private func launch(opening requests: [LinkRequest]) {
    let refusals = requests.compactMap { request -> String? in
      let count = app.actionCount
      guard case .refused(let reason) = LinkOpener(app: app).open(request), app.actionCount == count
      else { return nil }
      return reason
    }
    app.finishLaunching()
    if let refusal = refusals.first {
      desktop.say(refusal)
    } else {
      greet(with: keeper.message)
    }
  }

  /// Says how the session begins; never in a box while recording, because a replay has none to close.
  private func greet(with notice: String?) {
    if let recorder {
      desktop.say(recorder.greeting)
    } else if let notice {
      desktop.announce(notice)
    }
  }

  /// Performs a request; true if it quits.
  private func apply(_ request: InputHandler.Request?) -> Bool {
    switch request {
    case .quit: return !mustWarn()
    case .redraw: terminal.redraw()
    case .suspend: terminal.suspend()
    case .copy(let text):
      guard !terminal.copy(text) else { break }
      desktop.split?.halves.forEach { $0.desktop.message = nil }
      desktop.say("This terminal has no clipboard for \(text)")
    case .saveTest(let first): desktop.say(SavedTest.words(ofActionsFrom: first, on: desktop.shown))
    case .rewire(let wiring, let windows): rewire(wiring, continuingWith: windows)
    case .passOn, nil: break
    }
    return false
  }

  /// True if quitting would lose something and the user has not been told; then warns.
  private func mustWarn() -> Bool {
    _ = keeper.save(app.lastState, app.shop.state, atOnce: true)
    guard let failure = keeper.shortFailure, !hasWarned else { return false }
    hasWarned = true
    desktop.isSaved = false
    desktop.warn("Press q again to quit unsaved: \(failure)")
    return true
  }

  /// Recomposes the app under another wiring with the same shop.
  ///
  /// The old app's changes must be saved first: if that fails, the old app stays.
  private func rewire(_ wiring: NamedWiring, continuingWith windows: WindowsAfterwards) {
    _ = keeper.save(app.lastState, app.shop.state, atOnce: true)
    desktop.isSaved = keeper.isSaving
    if let failure = keeper.shortFailure {
      desktop.say("Nothing changed, because the last steps are not saved: \(failure)")
      return
    }
    do {
      var reserved = try keeper.reserve(wiring)
      let old = composition
      let state: AppState? =
        switch windows {
        case .kept: try old.app.lastState.restorable()
        case .saved: reserved?.found.state
        case .fresh: nil
        }
      let aside = try putAside(reserved, under: wiring, continuingWith: windows)
      if aside != nil { reserved?.found = FoundWindows() }
      composition = Composition(
        of: state ?? AppState(windowCount: freshCount(under: wiring)),
        wiring: wiring,
        inPlaceOf: old,
        areReady: true,
        size: terminal.size,
        charset: terminal.isUnicode ? .unicode : .ascii,
        container: container
      )
      var notice = aside
      switch windows {
      case .kept: toastLosses(since: old.app.lastState)
      case .saved:
        let found = reserved?.found ?? FoundWindows()
        show(found.restoration)
        notice = found.restoration.notice
      case .fresh: break
      }
      desktop.greeting = composition.greeting
      if let notice { desktop.say(notice) }
      showSaved()
      if let reserved { keeper.save(app, in: reserved.store, inPlaceOf: reserved.found) }
    } catch {
      desktop.say("Nothing changed: \(error)")
    }
  }

  /// At least two windows under a mistake, so that its effect on another window can be seen.
  private func freshCount(under wiring: NamedWiring) -> Int {
    max(app.windows.windows.count, wiring.isRight ? 1 : 2)
  }

  /// Sets the right wiring's saved windows aside before others replace them, and says where they
  /// are; windows saved under a mistake are not preserved.
  private func putAside(
    _ reserved: (store: WindowStore, found: FoundWindows)?,
    under wiring: NamedWiring,
    continuingWith windows: WindowsAfterwards
  ) throws -> String? {
    guard wiring.isRight, !composition.wiring.isRight, windows != .saved,
      let reserved, reserved.found.stored != nil
    else { return nil }
    return try keeper.putAside(reserved.store)
      .map { "The windows that were saved there are in the session “\($0)” now." }
  }

  private func toastLosses(since before: AppState) {
    for window in before.windows {
      guard let scene = app.lastState.scene(window.id), scene.link != window.scene.link else {
        continue
      }
      desktop.toast("This window now shares one router; its own place was lost.", in: window.id)
    }
  }

  /// Says what could not be restored, and shows the page of windows that was shown last.
  private func show(_ restoration: Restoration) {
    for (window, words) in restoration.notices { desktop.toast(words, in: window) }
    desktop.restoredWrongly = restoration.windowsRestoredDifferently
    desktop.firstShown = restoration.firstShown
  }

  private func showSaved() {
    desktop.isSaved = keeper.isSaving
    desktop.savedSizes = { [keeper] in keeper.savedSizes }
    desktop.storage = { [keeper, rehearsed = desktop.storage] in keeper.storage ?? rehearsed() }
    desktop.areWindowsSaved = { [keeper] in keeper.areWindowsSaved(under: $0) }
  }

  /// Saves changes after they are drawn and before more input is read: whatever was on the screen
  /// is restored, and the user never waits for the disk.
  private func save() {
    let sizes = shownSizes
    let words = keeper.save(app.lastState, app.shop.state)
    keeper.keep(firstShown: desktop.firstShown)
    let windowsRestoredDifferently =
      composition.wiring.isRight
      ? []
      : keeper.windowsRestoredDifferently(
        from: app.lastState,
        in: app.shop.state,
        under: composition.wiring
      )
    let hasChanged = windowsRestoredDifferently != desktop.windowsRestoredDifferently
    desktop.windowsRestoredDifferently = windowsRestoredDifferently
    if let words {
      desktop.say(words)
      desktop.isSaved = keeper.isSaving
      draw()
    } else if hasChanged || shownSizes != sizes {
      draw()
    }
    if let words = keeper.tidy() {
      desktop.say(words)
      draw()
    }
  }

  /// Nil unless the inspector shows it.
  private var shownSizes: [SceneID: SavedSize]? {
    if case .inspector = desktop.dock { keeper.savedSizes } else { nil }
  }

  private func draw() {
    adoptSettings()
    desktop.draw()
    if let failure = container.failures.take() {
      desktop.say(
        failure.isDamage
          ? "The database is damaged. Quit and start again: what can be read is kept."
          : "\(failure)"
      )
      desktop.draw()
    }
    heat.isOn = desktop.showsHeat
    terminal.draw(heat.shown(desktop.canvas), cursor: desktop.cursor)
  }

  private func adoptSettings() {
    let changed = desktop.shown.app.shop.state.settings
    if changed.theme != settings.theme { showTheme() }
    if changed.usesMouse != settings.usesMouse { terminal.mouse(on: changed.usesMouse) }
    settings = changed
  }

  private func showTheme() {
    terminal.setTheme(desktop.shown.app.shop.state.settings.theme.theme(on: terminal.background))
  }

  private func close() {
    _ = keeper.save(app.lastState, app.shop.state, atOnce: true)
    keeper.end()
    recorder?.end()
    links?.close()
    terminal.close()
    // Notices too long for the status line, or gone with the next key.
    for notice in [keeper.message, container.notice, terminal.notice].compactMap(\.self) {
      complain(notice)
    }
  }
}
