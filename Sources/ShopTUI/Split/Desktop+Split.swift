import DesignSystem
import SceneNavigation

/// How the split screen is shown in place of the windows.
extension Desktop {
  /// Draws both halves, and over them what stands over all of the screen.
  func draw(_ split: SplitScreen) {
    split.draw(
      saying: message,
      marks: (isRecorded ? ["● recording"] : []) + (isSaved ? [] : ["not saved"])
    )
    guard let overlay else { return }
    drawing.canvas.copy(drawing.canvas.bounds, of: split.canvas, toColumn: 0, row: 0)
    draw(overlay)
  }

  /// Comes back from a split screen that has no room any more.
  func close(_ split: SplitScreen) {
    self.split = nil
    message = Self.tooLittleRoom
    // The keys of a lesson were not meant for the windows.
    if let caption = split.caption { overlay = .menu(Menu(leaving: caption.lesson)) }
  }

  /// What the keys would do in these windows, for a footer that stands below both halves.
  var footerHints: [KeyBinding.Hint] { Bars().hints(in: situation, of: keymap) }

  /// Whether an event changes a text that is typed here.
  func isTypedInto(by event: InputEvent) -> Bool {
    switch event {
    case .key(let key) where keyFocus.takesLetters: TextKeys.edit(for: key) != nil
    case .paste where keyFocus.takesLetters: true
    case .key, .paste: field(changedBy: event) != nil
    case .mouse: false
    }
  }
}
