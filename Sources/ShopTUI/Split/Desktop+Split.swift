import DesignSystem

extension Desktop {
  /// Draws both halves, and the overlay of the whole screen on top.
  func draw(_ split: SplitScreen) {
    split.draw(
      saying: message,
      marks: (isRecorded ? ["● recording"] : []) + (isSaved ? [] : ["not saved"])
    )
    if let overlay { draw(overlay, over: split.canvas) }
  }

  /// The desktop that is seen: on a split screen its left half, which is wired right.
  var shown: Desktop { split?.left.desktop ?? self }

  /// The keys available in these windows, for a footer below both halves.
  var footerHints: [KeyBinding.Hint] {
    Bars.hints(in: (standIn ?? self).situation)
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
