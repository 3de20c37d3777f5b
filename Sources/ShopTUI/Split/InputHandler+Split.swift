import DesignSystem
import SceneNavigation
import ShopCore
import ShopScreens

/// The split screen, where every event goes to both halves.
extension InputHandler {
  /// Splits the screen, or changes the mistake of its right half; the right wiring returns to the
  /// windows.
  func compare(under mistake: NamedWiring) {
    desktop.overlay = nil
    guard !mistake.isRight else { return leaveSplit() }
    desktop.look(at: mistake)
    if let split = desktop.split, demonstration == nil { return split.compare(under: mistake) }
    do throws(WindowStorageError) {
      let state = try desktop.wiring.isRight ? app.lastState : app.lastState.restorable()
      let split = SplitScreen(
        state,
        over: app.shop.state,
        under: mistake,
        canvas: desktop.emptyCanvas
      )
      show(split)
    } catch {
      desktop.say("\(error)")
    }
  }

  /// Shows a split screen in place of the windows; false if it has no room.
  @discardableResult func show(_ split: SplitScreen) -> Bool {
    demonstration = nil
    guard split.hasRoom else {
      desktop.split = nil
      desktop.say(Desktop.tooLittleRoom)
      return false
    }
    desktop.standIn = nil
    desktop.split = split
    return true
  }

  /// Returns to the unchanged windows.
  func leaveSplit() {
    demonstration = nil
    desktop.split = nil
  }

  func handle(_ key: Key, in split: SplitScreen) -> Request? {
    if demonstration != nil { return handleInDemonstration(key) }
    if !split.takesLetters, desktop.keymap.command(for: key) == .compare {
      leaveSplit()
      return nil
    }
    return pass(.key(key), to: split)
  }

  /// Passes an event to both halves; text typed into one is not a command in the other.
  func pass(_ event: InputEvent, to split: SplitScreen) -> Request? {
    let isText = split.halves.contains { $0.desktop.isTypedInto(by: event) }
    let request = split.carryOut { half -> Request? in
      guard !isText || half.desktop.isTypedInto(by: event) else {
        half.desktop.say("No field here: that was typed on the other side only.")
        return nil
      }
      return half.carryOut { $0.handle(event) }
    }
    if event == .key(.control("c")) { return request }
    return request.flatMap { carryOut($0, in: split) }
  }

  private func carryOut(_ request: Request, in split: SplitScreen) -> Request? {
    switch request {
    case .quit: leaveSplit()
    case .passOn(.carryOut(let command)): return carryOut(command, in: split)
    case .passOn(let action): return perform(action)
    case .copy(let text):
      // Both sides say what is copied, which is the link of the first.
      for half in split.halves { half.desktop.say("Sent to the clipboard: \(text)") }
      return request
    case .redraw, .suspend, .saveTest: return request
    case .rewire: break
    }
    return nil
  }

  func carryOut(_ command: Command, in split: SplitScreen) -> Request? {
    if demonstration != nil {
      carryOutInDemonstration(command)
      return nil
    }
    switch command {
    case .compare, .quit: leaveSplit()
    case .chooseWiring: show(.mistakes, at: split.mistake.map { .compare($0) })
    case .restartHalves: restart(split)
    case .help:
      guard case .dock(.ledger)? = split.right?.desktop.keyFocus, let lesson = split.lesson else {
        return carryOut(command)
      }
      show(.lesson(lesson))
    case .lessons: return carryOut(command)
    default:
      let request = split.carryOut { half in half.carryOut { $0.click(command) } }
      return request.flatMap { carryOut($0, in: split) }
    }
    return nil
  }

  /// Relaunches both halves as the lesson about the mistake does.
  private func restart(_ split: SplitScreen) {
    let link = split.lesson?.steps.lazy.compactMap { step in
      if case .launch(let link) = step.event { link } else { nil }
    }.first
    split.carryOut { $0.relaunch(opening: link) }
  }

  /// Handles the mouse on a split screen: a click in one half also happens in the other.
  func handle(_ event: MouseEvent, on target: Target?, in split: SplitScreen) -> Request? {
    switch (event.kind, target) {
    case (.press(.left), .command(let command)?) where !event.isDoubleClick:
      return carryOut(command, in: split)
    case (.press(.left), .key(let key)?) where !event.isDoubleClick: return handle(key, in: split)
    case (.press(.left), .choice(let number)?) where !event.isDoubleClick: choose(number)
    case (_, nil) where demonstration == nil: return click(event, in: split)
    default: break
    }
    return nil
  }

  private func click(_ event: MouseEvent, in split: SplitScreen) -> Request? {
    guard let place = split.place(column: event.column, row: event.row) else { return nil }
    let half = place.half
    var event = event
    (event.column, event.row) = (place.column, place.row)
    half.desktop.draw()
    let target = half.desktop.target(column: event.column, row: event.row)
    let row = half.desktop.row(at: target)
    let request = split.carryOut(first: half) { other -> Request? in
      if other === half || other.desktop.shows(target, row, at: event) {
        return other.carryOut { $0.handle(.mouse(event)) }
      }
      guard half.input.hadEffect else { return nil }
      if let same = other.desktop.counterpart(of: target, row) {
        return other.carryOut { $0.handleAnew(event, on: same) }
      }
      if target != nil { other.desktop.say("That is not on this side.") }
      return nil
    }
    return request.flatMap { carryOut($0, in: split) }
  }

  /// Handles the mouse on a target after clearing the previous message.
  private func handleAnew(_ event: MouseEvent, on target: Target) -> Request? {
    desktop.message = nil
    return handle(event, on: target)
  }
}

extension Command {
  var concernsBothHalves: Bool {
    switch self {
    case .compare, .restartHalves, .chooseWiring, .lessons, .help: true
    default: false
    }
  }
}

extension MenuAction {
  var concernsBothHalves: Bool {
    switch self {
    case .choose, .rewire, .read, .play, .compare: true
    case .flip, .unfold, .fold, .focus, .verify, .playCounterexample: false
    }
  }
}

extension Desktop {
  /// The mistake of the windows, or the one viewed last.
  var mistakeToCompare: NamedWiring { wiring.isRight ? lookedAtMistake : wiring }

  func look(at wiring: NamedWiring?) {
    if let wiring, !wiring.isRight { lookedAtMistake = wiring }
  }

  var emptyCanvas: Canvas {
    let canvas = drawing.canvas
    return Canvas(width: canvas.width, height: canvas.height, charset: canvas.charset)
  }

  /// The row a target refers to.
  fileprivate func row(at target: Target?) -> ScreenRow? {
    guard case .window(let id, .row(let index)) = target else { return nil }
    return view(id)?.current.screen.selectable(index)
  }

  /// True if the target clicked on the other side is at the same position here.
  fileprivate func shows(_ target: Target?, _ row: ScreenRow?, at event: MouseEvent) -> Bool {
    draw()
    let own = self.target(column: event.column, row: event.row)
    guard own == target else { return false }
    return row.map { self.row(at: own)?.isAbout($0) == true } ?? true
  }

  /// The equivalent here of a target clicked on the other side, wherever it is; nil if there is
  /// none.
  fileprivate func counterpart(of target: Target?, _ row: ScreenRow?) -> Target? {
    guard case .window(let id, let part) = target else { return target }
    guard let view = view(id) else { return nil }
    guard case .row = part, let row else { return target }
    let content = view.current
    let index = (0..<content.layout.selectableCount).first { index in
      content.screen.selectable(index)?.isAbout(row) == true
    }
    return index.map { .window(id, .row($0)) }
  }
}
