import DesignSystem
import SceneNavigation

extension Desktop {
  /// Draws both halves, and the overlay of the whole screen on top.
  func draw(_ split: SplitScreen) {
    split.draw(
      saying: message,
      marks: (isRecorded ? ["● recording"] : []) + (isSaved ? [] : ["not saved"])
    )
    guard let overlay else { return }
    drawing.canvas.copy(drawing.canvas.bounds, of: split.canvas, toColumn: 0, row: 0)
    draw(overlay)
  }

  /// Closes a split screen that no longer has room.
  func close(_ split: SplitScreen) {
    self.split = nil
    message = Self.tooLittleRoom
    // Keys meant for a lesson must not reach the windows, so a menu takes them.
    if let caption = split.caption { overlay = .menu(Menu(leaving: caption.lesson)) }
  }

  /// The keys available in these windows, for a footer below both halves.
  var footerHints: [KeyBinding.Hint] {
    Bars().hints(in: (standIn ?? self).situation, of: keymap)
  }

  /// True if an event changes text being typed here.
  func isTypedInto(by event: InputEvent) -> Bool {
    switch event {
    case .key(let key) where keyFocus.takesLetters: TextKeys.edit(for: key) != nil
    case .paste where keyFocus.takesLetters: true
    case .key, .paste: field(changedBy: event) != nil
    case .mouse: false
    }
  }
}
