import DesignSystem
import ShopCore

/// One line of a script: an action, an expectation or a picture.
nonisolated enum Statement: Hashable {
  case windows(Int)
  case size(ScreenSize)
  case wiring(NamedWiring)
  case keys([Key])
  case type(String)
  /// Types the simulated value of a placeholder.
  case typeSecret(SecretText)
  case paste(String)
  case click(Click, Spot)
  case wheel(Wheel, Point)
  case resize(ScreenSize)
  /// Opens a link as `shop open` would.
  case open(LinkRequest)
  case answerPayment
  case quit
  /// Quits, if running, and starts again with the saved state.
  case relaunch
  case pause(milliseconds: Int)
  case picture(String)
  case expect(Expectation)

  enum Click: String, CaseIterable {
    case single = "click"
    case double = "double click"
    case middle = "middle click"
  }

  enum Wheel: String, CaseIterable {
    // swift-format-ignore: OneCasePerLine
    case up, down
  }

  enum Spot: Hashable {
    case cell(Point)
    /// A text shown in a window, or anywhere on the screen.
    case text(String, window: String?)
  }

  /// True if it starts a shop that was quit.
  var starts: Bool {
    switch self {
    case .open, .relaunch, .wiring: true
    case .windows, .size, .keys, .type, .typeSecret, .paste, .click, .wheel, .resize,
      .answerPayment, .quit, .pause, .picture, .expect:
      false
    }
  }

  /// True if it starts over with a fresh shop when it follows an action.
  var startsOver: Bool {
    if case .wiring = self { true } else { false }
  }

  /// True if it sets how a script begins.
  var isSetting: Bool {
    switch self {
    case .windows, .size, .wiring: true
    case .keys, .type, .typeSecret, .paste, .click, .wheel, .resize, .open, .answerPayment, .quit,
      .relaunch, .pause, .picture, .expect:
      false
    }
  }
}

/// The size of a screen in cells.
nonisolated struct ScreenSize: Hashable {
  let columns: Int
  let rows: Int

  /// Larger than any real screen.
  static let most = ScreenSize(columns: 1_000, rows: 500)
}
