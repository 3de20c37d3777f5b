import DesignSystem
import NavigationLaws
import SceneNavigation
import ShopCore
import ShopScreens

/// One half of the split screen: a whole shop in memory.
final class Half {
  let wiring: NamedWiring
  private(set) var input: InputHandler
  /// The laws broken by the last event that did anything.
  private(set) var violations: [Violation] = []
  private let storage = MemoryWindowStorage()
  private var saver: SceneSaver
  /// True until the current event does something.
  private var isEventNew = true

  /// Windows with this state and wiring, which save into memory.
  init(
    _ state: AppState,
    over shop: ShopState,
    wiring: NamedWiring,
    canvas: Canvas
  ) {
    self.wiring = wiring
    saver = SceneSaver(storage: wiring.storage(storage), inPlaceOf: nil)
    let windows = SceneGroup(state: state, makeRouter: wiring.makeRouters())
    let app = ShopApp(shop: Shop(shop), windows: windows)
    input = Self.input(for: app, wiring, canvas: canvas)
    watch()
    save()
    violations = []
  }

  var app: ShopApp { input.app }

  var desktop: Desktop { input.desktop }

  /// Performs something, and records which laws it broke.
  func carryOut<Result>(_ action: (InputHandler) -> Result) -> Result {
    isEventNew = true
    let result = action(input)
    save()
    return result
  }

  /// Quits, and starts again with what was saved and, if given, a link.
  func relaunch(opening link: String?) {
    violations = []
    isEventNew = false
    let before = app.lastState
    let windowsRestoredDifferently = desktop.windowsRestoredDifferently
    do throws(WindowStorageError) {
      let restoration = try wiring.storage(storage).read().map { Restoration(of: $0) }
      begin(with: restoration?.state ?? before)
      desktop.greeting = Greeting(words: "Started again with what was saved.")
      for (window, words) in restoration?.notices ?? [:] { desktop.toast(words, in: window) }
      desktop.restoredWrongly = windowsRestoredDifferently
      if !windowsRestoredDifferently.isEmpty {
        let finding = IsolationResult.words(ofWronglyRestored: windowsRestoredDifferently)
        violations.append(Violation(.restoreIsIdentity, by: nil, finding: finding))
      }
    } catch {
      desktop.say("\(error)")
    }
    if let link { _ = LinkOpener(app: app).open(LinkRequest(link: "myshop://" + link)) }
    app.finishLaunching()
    save()
  }

  private func begin(with state: AppState) {
    let windows = SceneGroup(state: state, areReady: false, makeRouter: wiring.makeRouters())
    let app = ShopApp(shop: Shop(app.shop.state), windows: windows)
    input = Self.input(for: app, wiring, canvas: desktop.emptyCanvas)
    saver = SceneSaver(storage: wiring.storage(storage), kept: state)
    watch()
  }

  private func watch() {
    let saver = saver
    app.observe { [weak self] step in
      saver.note(step)
      self?.note(step)
    }
  }

  private func note(_ step: Step) {
    if isEventNew { violations = [] }
    isEventNew = false
    violations += StepLaws.shop.violations(of: step)
  }

  /// Saves what happened, and records which windows would be restored wrongly.
  private func save() {
    do throws(WindowStorageError) {
      try saver.save(app.lastState)
      guard !wiring.isRight, let stored = try wiring.storage(storage).read() else { return }
      let violation = desktop.violation(of: stored, under: wiring)
      // An event already reported for another law is not reported as saved wrongly too.
      if violations.isEmpty, let violation { violations = [violation] }
    } catch {
      desktop.say("\(error)")
    }
  }

  private static func input(
    for app: ShopApp,
    _ wiring: NamedWiring,
    canvas: Canvas
  ) -> InputHandler {
    let desktop = Desktop(app: app, canvas: canvas, wiring: wiring)
    desktop.isHalf = true
    desktop.greeting = Greeting(words: "")
    return InputHandler(desktop: desktop)
  }
}
