import DesignSystem

/// What stands beside the windows while they stay live.
enum Dock {
  case ledger(LedgerPanel)
  case inspector(InspectorPanel)
  case scrubber(Scrubber)
  case verification(VerificationPanel)
  case played(PlayedPanel)

  /// On which side of the windows a dock stands.
  enum Side: Equatable {
    /// As many rows below the windows, and at least some of them.
    case below(rows: Int, least: Int)
    /// About a third of the rows below the windows.
    case third
    /// About two fifths of the columns at the right, where there are many; else below.
    case right

    /// What is left for the windows, and what the dock gets of it; where not both have room the
    /// dock gets nothing.
    func divide(_ all: Rect) -> (windows: Rect, dock: Rect) {
      let most = all.height - Tiling.leastHeight
      switch self {
      case .right where all.width >= 110:
        let width = min(64, all.width * 2 / 5)
        return (
          Rect(column: 0, row: 0, width: all.width - width, height: all.height),
          Rect(column: all.width - width, row: 0, width: width, height: all.height)
        )
      case .below(let rows, let least):
        return Self.divide(all, dockHeight: min(rows, most), least: least)
      case .third: return Self.divide(all, dockHeight: min(max(all.height * 3 / 10, 7), most))
      case .right: return Self.divide(all, dockHeight: min(all.height / 2, most))
      }
    }

    private static func divide(
      _ all: Rect,
      dockHeight height: Int,
      least: Int = 3
    ) -> (windows: Rect, dock: Rect) {
      guard height >= least else { return (all, .empty) }
      return (
        Rect(column: 0, row: 0, width: all.width, height: all.height - height),
        Rect(column: 0, row: all.height - height, width: all.width, height: height)
      )
    }
  }

  /// Where it stands on a screen of so many columns.
  func side(width: Int) -> Side {
    switch self {
    case .ledger: return .third
    case .inspector: return .right
    case .scrubber(let scrubber):
      return .below(rows: scrubber.height, least: Scrubber.leastHeight)
    case .verification: return width < 110 ? .below(rows: 15, least: 5) : .right
    case .played: return .below(rows: PlayedPanel.height, least: 4)
    }
  }

  /// Whether the keys go to it, and not to the windows.
  var hasKeys: Bool {
    switch self {
    case .ledger(let panel): panel.hasKeys
    case .inspector(let panel): panel.hasKeys
    case .verification(let panel): panel.hasKeys
    case .played(let panel): panel.hasKeys
    case .scrubber: true
    }
  }

  /// Whether the focused window looks meanwhile like the others; where other windows are shown than
  /// there are, their focus is a part of what is shown.
  var takesFocus: Bool {
    switch self {
    case .ledger, .inspector, .verification: hasKeys
    case .scrubber, .played: false
    }
  }

  /// What is said to somebody whose key means nothing in it; nil where nothing is.
  var wordsOfKeys: String? {
    switch self {
    case .ledger: "The ledger has the keyboard; Esc returns it."
    case .inspector: "The inspector has the keyboard; Esc returns it."
    case .verification: "The verification has the keyboard; Tab returns it."
    case .scrubber, .played: nil
    }
  }

  /// What the footer says while it has the keys.
  var hints: [KeyBinding.Hint] {
    switch self {
    case .ledger: LedgerPanel.hints
    case .inspector: InspectorPanel.hints
    case .scrubber: Scrubber.hints
    case .verification(let panel): panel.hints
    case .played(let panel): panel.hints
    }
  }

  /// The same dock with the keys, or without them.
  func having(keys: Bool) -> Dock {
    switch self {
    case .ledger(var panel):
      panel.hasKeys = keys
      return .ledger(panel)
    case .inspector(var panel):
      panel.hasKeys = keys
      return .inspector(panel)
    case .verification(var panel):
      panel.hasKeys = keys
      return .verification(panel)
    case .played(var panel):
      panel.hasKeys = keys
      return .played(panel)
    case .scrubber: return self
    }
  }
}
