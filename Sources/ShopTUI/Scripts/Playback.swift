import DesignSystem
import ShopCore

/// Plays a script on a terminal for a viewer.
final class Playback: PollSource {
  enum End: Equatable {
    case played
    case left
    case died(cause: Int32)
  }

  private let player: Player
  private let terminal: Terminal
  private let speed: Double
  private var theme: Theme
  private var isPaused = false
  /// What is shown at the end, until a key is pressed; nil before.
  private var ending: String?
  /// When the next stroke is due; nil while paused.
  private(set) var deadline: ContinuousClock.Instant?

  init(_ player: Player, on terminal: Terminal, speed: Double) {
    self.player = player
    self.terminal = terminal
    self.speed = speed
    theme = player.shop.theme
  }

  /// Plays until the end or until the viewer quits; throws if an expectation fails, once the viewer
  /// has seen the screen.
  func run() throws -> End {
    show()
    do {
      while let stroke = try player.next() {
        if let end = wait(for: stroke.pause) { return end }
        try player.perform(stroke)
        show()
      }
    } catch {
      if case .died(let cause) = rest("line \(player.line?.number ?? 1) failed") {
        return .died(cause: cause)
      }
      throw error
    }
    return rest("all played")
  }

  /// Shows the last screen until a key is pressed.
  private func rest(_ words: String) -> End {
    ending = " \(words) · any key ends "
    show()
    return wait(for: .zero) ?? .played
  }

  /// Waits for a pause, or longer while the viewer pauses; at the end, for a key.
  ///
  /// Returns an end if there is one.
  private func wait(for pause: Duration) -> End? {
    var left = pause / speed
    while true {
      let start = ContinuousClock.now
      deadline = isPaused || ending != nil ? nil : start + left
      for event in terminal.waitForEvents(beside: [self]).events {
        switch event {
        case .suspendRequested, .input(.key(.control("z"))): terminal.suspend()
        case .closed where ending != nil, .input(.key) where ending != nil: return .played
        case .closed, .input(.key(Key(.escape))), .input(.key(.character("q"))),
          .input(.key(.control("c"))):
          return .left
        case .input(.key(.character(" "))):
          if !isPaused { left -= .now - start }
          isPaused.toggle()
          show()
        case .input: break
        case .resized, .resumed, .background: show()
        case .ended(let cause): return .died(cause: cause)
        }
      }
      if let deadline, deadline <= .now { return nil }
      if !isPaused, let deadline { left = deadline - .now }
    }
  }

  /// Draws the script's screen at the top left, and the progress below it, or over its last row if
  /// there is no room.
  private func show() {
    let wanted = player.shop.theme(on: terminal.background)
    if wanted != theme {
      theme = wanted
      terminal.setTheme(theme)
    }
    let (canvas, pressed) = (player.shop.canvas, player.pressed)
    let size = terminal.size
    var screen = Canvas(
      width: size.columns,
      height: size.rows,
      charset: terminal.isUnicode ? .unicode : .ascii
    )
    screen.copy(canvas.bounds, of: canvas)
    let isCut = canvas.width > size.columns || canvas.height > size.rows
    let note = isCut ? " \(canvas.width)×\(canvas.height), more than fits ·" : ""
    let keys =
      ending
      ?? " line \(player.line?.number ?? 1) · Space \(isPaused ? "continues" : "pauses") · q ends "
    let pressedWidth = pressed.isEmpty ? 0 : TextCells.width(of: pressed) + 3
    let hasRoom = TextCells.width(of: note + keys) + pressedWidth <= size.columns
    let progress = hasRoom ? note + keys : keys
    let width = TextCells.width(of: progress)
    let row = min(canvas.height, size.rows - 1)
    // The shop's key hints don't apply here.
    screen.fill(Rect(column: 0, row: row, width: size.columns, height: 1), with: .blank())
    let free = max(0, size.columns - width)
    screen.write(progress, column: free, row: row, style: .badge)
    if !pressed.isEmpty {
      screen.write(
        " " + TextCells.truncated(pressed, to: free - 3) + " ",
        column: 0,
        row: row,
        style: .titleFocused
      )
    }
    terminal.draw(screen, cursor: player.shop.desktop.cursor)
  }
}
