import DesignSystem
import ShopCore

/// Plays a script on a terminal, at the speed of somebody who watches.
final class Playback {
  /// How it came to its end.
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
  /// Whether all of it was played.
  private var isOver = false
  /// The key that was pressed last, or what else was done.
  private var pressed = ""
  /// When the next stroke comes.
  private var next: ContinuousClock.Instant?

  init(_ player: Player, on terminal: Terminal, speed: Double) {
    self.player = player
    self.terminal = terminal
    self.speed = speed
    theme = player.shop.theme
  }

  /// Plays until the script or the patience of whoever watches ends; throws what the script's
  /// expectations throw.
  func run() throws -> End {
    show()
    while let stroke = try player.next() {
      if let end = rest(for: stroke.pause) { return end }
      pressed = player.words(for: stroke) ?? pressed
      try player.perform(stroke)
      show()
    }
    isOver = true
    show()
    return waitForKey()
  }

  /// Leaves the last picture standing until a key.
  private func waitForKey() -> End {
    next = nil
    while true {
      for event in terminal.waitForEvents(beside: [self]).events {
        switch event {
        case .input(.key(.control("z"))): terminal.suspend()
        case .input(.key), .closed: return .played
        case .input(.mouse), .input(.paste): break
        case .resized, .resumed, .background: show()
        case .suspendRequested: terminal.suspend()
        case .ended(let cause): return .died(cause: cause)
        }
      }
    }
  }

  /// Waits for so long, and longer while paused; returns an end where somebody wants one.
  private func rest(for pause: Duration) -> End? {
    var left = pause / speed
    while true {
      let start = ContinuousClock.now
      next = isPaused ? nil : start + left
      for event in terminal.waitForEvents(beside: [self]).events {
        switch event {
        case .input(.key(let key)):
          switch key {
          case Key(.escape), .character("q"), .control("c"): return .left
          case .control("z"): terminal.suspend()
          case .character(" "):
            if !isPaused { left -= .now - start }
            isPaused.toggle()
            show()
          default: break
          }
        case .input(.mouse), .input(.paste): break
        case .resized, .resumed, .background: show()
        case .suspendRequested: terminal.suspend()
        case .closed: return .left
        case .ended(let cause): return .died(cause: cause)
        }
      }
      if let next, next <= .now { return nil }
      if !isPaused, let next { left = next - .now }
    }
  }

  /// Shows the script's screen in the corner of the terminal, and below or on its end how far it is.
  private func show() {
    let wanted = player.shop.theme(on: terminal.background)
    if wanted != theme {
      theme = wanted
      terminal.setTheme(theme)
    }
    let canvas = player.shop.canvas
    let size = terminal.size
    var screen = Canvas(
      width: size.columns,
      height: size.rows,
      charset: terminal.isUnicode ? .unicode : .ascii
    )
    screen.copy(canvas)
    let isCut = canvas.width > size.columns || canvas.height > size.rows
    let progress =
      (isCut ? " \(canvas.width)×\(canvas.height), more than fits ·" : "")
      + (isOver
        ? " all played · any key ends "
        : " line \(player.line?.number ?? 1) · Space \(isPaused ? "continues" : "pauses") · q ends ")
    let width = TextCells.width(of: progress)
    let row = min(canvas.height, size.rows - 1)
    // The keys of the shop mean nothing here.
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
    terminal.draw(screen, cursor: player.shop.desktop.cursor.map { ($0.column, $0.row) })
  }
}

extension Playback: PollSource {
  var deadline: ContinuousClock.Instant? { next }
}
