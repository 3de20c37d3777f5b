import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// Back and forth in time: one step of one window, or all of them at any moment.
extension InputHandler {
  func undo() {
    guard let state = desktop.chronicle.undoHistory.undo(in: focus) else {
      desktop.say("Nothing to undo in this window.")
      return
    }
    if !mustWarn(of: .scene(.undo(to: state), in: focus), key: .character("U")) {
      send(.undo(to: state))
    }
  }

  func redo() {
    guard let state = desktop.chronicle.undoHistory.redo(in: focus) else {
      desktop.say("Nothing to redo in this window.")
      return
    }
    if !mustWarn(of: .scene(.redo(to: state), in: focus), key: .character("R")) {
      send(.redo(to: state))
    }
  }

  func travel() {
    guard desktop.chronicle.timeline.count > 0 else {
      let since =
        switch desktop.chronicle.timeline.beginning {
        case .start, .limit: "yet"
        case .accountLeft: "since you signed out"
        }
      desktop.say("Nothing was done \(since): there is nothing to go back to.")
      return
    }
    desktop.showMoment(after: desktop.chronicle.timeline.latest)
  }

  func handle(_ key: Key, in scrubber: Scrubber) -> Request? {
    switch key {
    case Key(.left), Key(.up), .character("h"), .character("k"): step(scrubber, by: -1)
    case Key(.right), Key(.down), .character("l"), .character("j"): step(scrubber, by: 1)
    case Key(.pageUp): step(scrubber, by: -10)
    case Key(.pageDown): step(scrubber, by: 10)
    case Key(.home): desktop.showMoment(after: scrubber.range.lowerBound)
    case Key(.end): desktop.showMoment(after: scrubber.range.upperBound)
    case Key(.enter): goOn(from: scrubber)
    case Key(.escape), Key(.backspace), .character("t"), .character("q"): desktop.standIn = nil
    default: return requestOnly(key)
    }
    return nil
  }

  func step(_ scrubber: Scrubber, by actions: Int) {
    let range = scrubber.range
    desktop.showMoment(
      after: min(max(scrubber.number + actions, range.lowerBound), range.upperBound)
    )
  }

  /// Goes on from the moment that is shown: every window stands as it did then, or stays where it is now.
  func goOn(from scrubber: Scrubber) {
    let state = scrubber.isAtNow ? nil : desktop.chronicle.timeline.state(after: scrubber.number)
    if let state, mustWarn(of: .app(.travel(to: state)), key: Key(.enter)) { return }
    desktop.standIn = nil
    if let state { send(.travel(to: state)) }
  }
}
