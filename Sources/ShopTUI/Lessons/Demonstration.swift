import DesignSystem
import SceneNavigation
import ShopCore

/// A lesson that is played: keys pressed one after the other at reading speed, in windows of its
/// own that share nothing with anybody's.
final class Demonstration {
  /// What is to be seen of it.
  private(set) var desktop: Desktop

  let lesson: Lesson
  private var wiring: NamedWiring
  private let keymap: Keymap
  private let storage = MemoryWindowStorage()
  private var app: ShopApp
  private var saver: SceneSaver?
  /// How many steps were done.
  private(set) var next = 0
  private var nextStep: ContinuousClock.Instant?

  /// How long a letter takes to be read, and the least a step stands still.
  private static let perLetter = Duration.milliseconds(45)
  private static let least = Duration.seconds(2)

  /// Begins with the windows at their roots, or goes on after so many steps; nil for a lesson with nothing
  /// to show.
  init?(
    of lesson: Lesson,
    after steps: Int = 0,
    over shop: ShopState,
    keymap: Keymap,
    canvas: Canvas
  ) {
    guard let wiring = lesson.wiring, !lesson.steps.isEmpty else { return nil }
    self.lesson = lesson
    self.wiring = wiring
    self.keymap = keymap
    app = Self.app(of: AppState(windowCount: 2), wiring, over: shop)
    desktop = Desktop(app: app, keymap: keymap, canvas: canvas, wiring: wiring)
    do throws(WindowStorageError) {
      try keep()
    } catch {
      desktop.say("\(error)")
    }
    show()
    for _ in 0..<steps { advance() }
  }

  /// Whether everything was shown.
  var isOver: Bool { next >= lesson.steps.count }

  /// Does the next step.
  func advance() {
    guard !isOver else { return }
    let step = lesson.steps[next]
    next += 1
    carryOut(step.deed)
    show()
  }

  private func carryOut(_ deed: LessonStep.Deed) {
    do throws(WindowStorageError) {
      switch deed {
      case .press(let key): press(key)
      case .rewire(let wiring):
        self.wiring = wiring
        try begin(with: AppState(windowCount: 2))
      case .relaunch: try relaunch(opening: nil)
      case .launch(let link): try relaunch(opening: link)
      case .open(let link): open(link)
      }
      try saver?.save(app.lastState)
      try noteStrays()
    } catch {
      desktop.say("\(error)")
    }
  }

  private func press(_ key: Key) {
    desktop.dock = nil
    _ = InputHandler(desktop: desktop).handle(.key(key))
  }

  private func open(_ link: String) {
    _ = LinkOpener(app: app).open(LinkRequest(link: "myshop://" + link))
  }

  /// Starts again with what was saved, and with a link if there is one.
  private func relaunch(opening link: String?) throws(WindowStorageError) {
    let stored = try wiring.storage(storage).read()
    let restoration = stored.map { Restoration(of: $0) }
    let state = restoration?.state ?? app.lastState
    let strays = desktop.strays
    try begin(with: state) {
      for (window, words) in restoration?.notices ?? [:] { desktop.toast(words, in: window) }
      desktop.returnedOtherwise = strays
      if let link { open(link) }
    }
  }

  /// Begins anew with some windows, which are ready once something was done.
  private func begin(
    with state: AppState,
    _ doFirst: () -> Void = {}
  ) throws(WindowStorageError) {
    app = Self.app(of: state, wiring, over: app.shop.state, areReady: false)
    let canvas = desktop.canvas
    desktop = Desktop(
      app: app,
      keymap: keymap,
      canvas: Canvas(width: canvas.width, height: canvas.height, charset: canvas.charset),
      wiring: wiring
    )
    doFirst()
    app.finishLaunching()
    try keep()
  }

  /// Has it say which windows would come back otherwise than they stand.
  private func noteStrays() throws(WindowStorageError) {
    guard let stored = try wiring.storage(storage).read() else { return }
    desktop.strays = Restoration(of: stored)
      .strays(from: app.lastState, in: app.shop.state, under: wiring)
  }

  /// Has what happens be saved.
  private func keep() throws(WindowStorageError) {
    let saver = SceneSaver(storage: wiring.storage(storage), inPlaceOf: nil)
    try saver.save(app.lastState)
    app.observe { saver.note($0) }
    self.saver = saver
  }

  private func show() {
    let caption = Caption(lesson: lesson, step: next)
    desktop.dock = .caption(caption)
    let reading = Self.perLetter * caption.text.words.count
    nextStep = isOver ? nil : .now + max(Self.least, reading)
  }

  private static func app(
    of state: AppState,
    _ wiring: NamedWiring,
    over shop: ShopState,
    areReady: Bool = true
  ) -> ShopApp {
    ShopApp(
      shop: Shop(shop),
      windows: SceneGroup(state: state, areReady: areReady, makeRouter: wiring.makeRouters())
    )
  }
}

/// The loop comes back to it when the next step is due.
extension Demonstration: PollSource {
  var deadline: ContinuousClock.Instant? { nextStep }
}
