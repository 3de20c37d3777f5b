import DesignSystem
import SceneNavigation
import ShopCore

/// Turns statements into strokes when they are reached.
extension Player {
  /// What a viewer sees of a stroke: its key, unless that is secret, or its statement; nil for a
  /// pause.
  func words(for stroke: Stroke) -> String? {
    guard let statement = line?.statement else { return nil }
    switch (statement, stroke.event) {
    case (.typeSecret, _): return "•"
    case (.pause, _): return nil
    case (_, .input(.key(let key))): return key.words
    default: return statement.words
    }
  }

  func strokes(for line: Script.Line) throws(PlayError) -> [Stroke] {
    switch line.statement {
    case .keys(let keys): keys.map { Stroke(event: .input(.key($0)), pause: Stroke.keyPause) }
    case .type(let text): letters(of: text)
    case .typeSecret(let secret): letters(of: try typeable(secret, line))
    case .paste(let text):
      [Stroke(event: .input(.paste(text)), pause: Stroke.keyPause)]
    case .click(let click, let spot): strokes(for: click, at: try cell(of: spot, line))
    case .wheel(let direction, let point): [turn(direction, at: try seen(point, line))]
    case .resize(let size): [Stroke(event: .resize(size), pause: Stroke.keyPause)]
    case .open(let request):
      [Stroke(event: .open(try possible(request, line)), pause: Stroke.linkPause)]
    case .answerPayment: [Stroke(event: try answer(line), pause: Stroke.linkPause)]
    case .quit: [Stroke(event: .quit, pause: Stroke.keyPause)]
    case .relaunch: [Stroke(event: .relaunch, pause: Stroke.linkPause)]
    case .windows, .size, .wiring, .pause, .picture, .expect: []
    }
  }

  /// A key for each scalar, as a terminal sends them.
  private func letters(of text: String) -> [Stroke] {
    text.unicodeScalars.map {
      Stroke(event: .input(.key(.character(Character($0)))), pause: Stroke.letterPause)
    }
  }

  /// Throws if the keys would not go into a secret field.
  private func typeable(_ secret: SecretText, _ line: Script.Line) throws(PlayError) -> String {
    guard shop.desktop.field(changedBy: .paste(secret.text))?.field.isSecret == true else {
      throw .impossible(line, reason: "no field for secret text is selected or being typed into.")
    }
    return secret.text
  }

  private func strokes(for click: Statement.Click, at cell: Point) -> [Stroke] {
    let button: MouseEvent.Button = click == .middle ? .middle : .left
    var event = MouseEvent(kind: .press(button), column: cell.column, row: cell.row)
    let first = Stroke(event: .input(.mouse(event)), pause: Stroke.clickPause)
    guard click == .double else { return [first] }
    event.isDoubleClick = true
    return [first, Stroke(event: .input(.mouse(event)), pause: Stroke.doubleClickPause)]
  }

  private func cell(of spot: Statement.Spot, _ line: Script.Line) throws(PlayError) -> Point {
    switch spot {
    case .cell(let point): return try seen(point, line)
    case .text(let text, let letter):
      if let letter, frame(of: letter) == nil {
        throw .impossible(line, reason: "window \(letter) is not on the screen.")
      }
      guard let cell = shop.desktop.cell(of: text, in: letter) else {
        let place = letter.map { "window \($0)" } ?? "the screen"
        throw .impossible(line, reason: "\(place) does not show it, but\n\(picture(of: letter))")
      }
      return cell
    }
  }

  /// Throws if the cell is not on the screen.
  private func seen(_ cell: Point, _ line: Script.Line) throws(PlayError) -> Point {
    guard shop.canvas.bounds.contains(column: cell.column, row: cell.row) else {
      let size =
        "\(shop.canvas.width.counted("column")) and \(shop.canvas.height.counted("row"))"
      throw .impossible(line, reason: "the screen has \(size).")
    }
    return cell
  }

  private func turn(_ direction: Statement.Wheel, at cell: Point) -> Stroke {
    let kind: MouseEvent.Kind = direction == .up ? .wheelUp : .wheelDown
    let event = MouseEvent(kind: kind, column: cell.column, row: cell.row)
    return Stroke(event: .input(.mouse(event)), pause: Stroke.wheelPause)
  }

  /// Throws if no payment is pending.
  private func answer(_ line: Script.Line) throws(PlayError) -> HeadlessShop.Event {
    guard shop.awaitsPayment else {
      throw .impossible(line, reason: "no payment waits for an answer.")
    }
    return .answerPayment
  }

  /// Throws if the link's window doesn't exist.
  private func possible(
    _ request: LinkRequest,
    _ line: Script.Line
  ) throws(PlayError) -> LinkRequest {
    if case .window(let letter) = request.place, shop.window(letter) == nil {
      throw .impossible(line, reason: noWindow(letter))
    }
    return request
  }
}

extension Desktop {
  /// The cell to click for a text, in a window or anywhere: the first occurrence that reacts to
  /// clicks, else the first one.
  func cell(of text: String, in letter: String?) -> Point? {
    let frame = letter.map { letter in views.first { $0.window.letter == letter }?.rect ?? .empty }
    let places = canvas.places(of: text, in: frame ?? canvas.bounds)
    return places.first { target(column: $0.column, row: $0.row)?.isActive == true } ?? places.first
  }
}

extension Target {
  /// True if a click on it does more than focus the window.
  var isActive: Bool {
    switch self {
    case .window(_, .body), .window(_, .title), .window(_, .tabBar), .window(_, .outside),
      .overlay(.body), .overlay(.outside), .dock(.body), .dock(.outside):
      false
    case .window, .overlay, .dock, .moment, .command, .key, .choice, .verdict: true
    }
  }
}
