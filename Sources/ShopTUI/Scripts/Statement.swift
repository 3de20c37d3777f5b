import ShopCore

/// One line of a script: something that is done, expected, or kept as a picture.
nonisolated enum Statement: Hashable {
  case windows(Int)
  case size(ScreenSize)
  case wiring(NamedWiring)
  case keys([Key])
  case type(String)
  /// Types what stands for something that is never written down.
  case typeSecret(SecretText)
  case paste(String)
  case click(Click, Spot)
  case wheel(Wheel, Point)
  case resize(ScreenSize)
  /// Opens a link as `shop open` would.
  case open(LinkRequest)
  /// Lets the payment be answered that was sent first.
  case answerPayment
  case quit
  /// Quits, if need be, and begins again with what was kept.
  case relaunch
  case pause(milliseconds: Int)
  case picture(String)
  case expect(Expectation)

  /// How something is clicked.
  enum Click: String, CaseIterable {
    case single = "click"
    case double = "double click"
    case middle = "middle click"
  }

  enum Wheel: String, CaseIterable {
    // swift-format-ignore: OneCasePerLine
    case up, down
  }

  /// What is clicked.
  enum Spot: Hashable {
    case cell(Point)
    /// A text that is shown, in a window or anywhere on the screen.
    case text(String, window: String?)
  }

  /// A cell, counted from 1 at the top left.
  struct Point: Hashable {
    let column: Int
    let row: Int
  }

  /// Whether it starts a shop that was left.
  var starts: Bool {
    switch self {
    case .open, .relaunch, .wiring: true
    case .windows, .size, .keys, .type, .typeSecret, .paste, .click, .wheel, .resize,
      .answerPayment, .quit, .pause, .picture, .expect:
      false
    }
  }

  /// Whether it begins with a fresh shop where it is said after something was done.
  var beginsAnew: Bool {
    if case .wiring = self { true } else { false }
  }

  /// Whether it says what a script begins with.
  var isSetting: Bool {
    switch self {
    case .windows, .size, .wiring: true
    case .keys, .type, .typeSecret, .paste, .click, .wheel, .resize, .open, .answerPayment, .quit,
      .relaunch, .pause, .picture, .expect:
      false
    }
  }
}

/// How many cells a screen has.
nonisolated struct ScreenSize: Hashable {
  let columns: Int
  let rows: Int

  /// More than anybody sees: what goes beyond it stays empty.
  static let most = ScreenSize(columns: 1_000, rows: 500)
}
