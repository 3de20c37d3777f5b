/// The mouse, as terminals report it: in SGR's way.
extension TmuxSession {
  enum Button: Int {
    case left = 0
    case middle = 1
    case wheelDown = 65

    fileprivate var isReleased: Bool { self == .left || self == .middle }
  }

  /// Clicks on the first letter of a text that is on the screen, or on its n-th occurrence in
  /// reading order.
  func click(on text: String, occurrence: Int = 1, with button: Button = .left) throws {
    let capture = try capture()
    guard let cell = capture.place(of: text, occurrence: occurrence) else {
      throw Failure(description: "There is no “\(text)” number \(occurrence) in:\n\(capture)")
    }
    try click(column: cell.column, row: cell.row, with: button)
  }

  /// Clicks on a cell, counted from 0.
  func click(column: Int, row: Int, with button: Button = .left) throws {
    let report = "\u{1b}[<\(button.rawValue);\(column + 1);\(row + 1)"
    try send((report + "M" + (button.isReleased ? report + "m" : "")).utf8)
  }

  /// Presses the left button on a cell, counted from 0, and lets it go over another.
  func drag(from: (column: Int, row: Int), to: (column: Int, row: Int)) throws {
    func report(_ button: Int, _ cell: (column: Int, row: Int), _ end: String) -> String {
      "\u{1b}[<\(button);\(cell.column + 1);\(cell.row + 1)\(end)"
    }
    try send((report(0, from, "M") + report(32, to, "M") + report(0, to, "m")).utf8)
  }
}
