import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

extension Desktop {
  /// Shows the windows as they were after an action, in the place of those there are.
  func showMoment(after number: Int) {
    let timeline = chronicle.timeline
    guard let state = timeline.state(after: number) else {
      standIn = nil
      return
    }
    let shop = app.shop.state
    let isBeforeSignIn = timeline.signIn.map { number < $0 } ?? false
    let then = Desktop(
      app: ShopApp(
        shop: Shop(isBeforeSignIn ? shop.withoutAccount : shop),
        windows: SceneGroup(state: state)
      ),
      keymap: keymap,
      canvas: Canvas(
        width: drawing.canvas.width,
        height: drawing.canvas.height,
        charset: drawing.canvas.charset
      ),
      wiring: wiring
    )
    let deed = words(ofAction: number)?.deed
    let scrubber = Scrubber(
      number: number,
      range: timeline.earliest...timeline.latest,
      words: deed ?? words(for: timeline.beginning)
    )
    if scrubber.isAtNow { then.showWhatIsNotKept(of: self) }
    then.firstShown = firstShown
    then.dock = .scrubber(scrubber)
    then.greeting = Greeting(
      words: scrubber.isAtNow
        ? "This is now." : "These are the windows as they were; nothing here is live."
    )
    show(inPlaceOfThis: then)
  }

  /// Has the scrubber know of what happened since it is shown; one that stands at now goes along.
  func bringScrubberUpToDate() {
    guard case .scrubber(let scrubber) = standIn?.dock else { return }
    let timeline = chronicle.timeline
    showMoment(
      after: scrubber.isAtNow ? timeline.latest : max(scrubber.number, timeline.earliest)
    )
  }

  /// What is said of an action; nil where it is not remembered.
  func words(ofAction number: Int) -> ActionWords? {
    chronicle.timeline[number].map {
      ActionWords($0.record, from: $0.focus, in: app.shop.state)
    }
  }

  private func words(for beginning: Timeline.Beginning) -> String {
    switch beginning {
    case .start: "at the start"
    case .accountLeft: "after signing out"
    case .limit: "the oldest action kept"
    }
  }
}
