import DesignSystem
import ShopCore

/// A panel beside the windows, which stay live.
enum Dock {
  case ledger(LedgerPanel)
  case inspector(InspectorPanel)
  case scrubber(Scrubber)
  case verification(VerificationPanel)
  case played(PlayedPanel)

  enum Side: Equatable {
    /// This many rows below the windows, and never fewer than `least`.
    case below(rows: Int, least: Int)
    /// About a third of the rows, below the windows.
    case third
    /// About two fifths of the columns, at the right; below if the screen is narrow.
    case right

    /// The space for the windows and the dock; the dock gets none if both do not fit.
    func divide(_ all: Rect) -> (windows: Rect, dock: Rect) {
      let most = all.height - Tiling.leastHeight
      switch self {
      case .right where all.width >= 110:
        let width = min(64, all.width * 2 / 5)
        return (
          Rect(columns: all.columns.dropLast(width), rows: all.rows),
          Rect(columns: all.columns.suffix(width), rows: all.rows)
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
        Rect(columns: all.columns, rows: all.rows.dropLast(height)),
        Rect(columns: all.columns, rows: all.rows.suffix(height))
      )
    }
  }

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

  /// A hint after a key that does nothing in the dock; nil if there is none.
  var wordsOfKeys: String? {
    switch self {
    case .ledger: "The ledger has the keyboard; Esc returns it."
    case .inspector: "The inspector has the keyboard; Esc returns it."
    case .verification: "The verification has the keyboard; Tab returns it."
    case .scrubber, .played: nil
    }
  }

  /// True if it belongs to windows shown in place of the current ones.
  var isOfStandIn: Bool {
    switch self {
    case .scrubber, .played: true
    case .ledger, .inspector, .verification: false
    }
  }

  func hints(under wiring: NamedWiring) -> [KeyBinding.Hint] {
    switch self {
    case .ledger: LedgerPanel.hints(explains: !wiring.isRight)
    case .inspector: InspectorPanel.hints
    case .scrubber: Scrubber.hints
    case .verification(let panel): panel.hints
    case .played(let panel): panel.hints
    }
  }
}
