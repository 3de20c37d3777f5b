import CNcurses
import Foundation
import Glibc

@testable import ShopTUI

/// A terminal inside of this process that ncurses reads, with someone who types.
@MainActor final class Keyboard {
  private static let terminal = Result { try Keyboard.openNcurses() }

  private let master: Int32
  private let slave: Int32
  private var reader: InputReader

  /// Begins where nothing was typed, for a reader that waits so long for the rest of a sequence.
  init(escapeDelay: Int32 = 25) throws {
    (master, slave) = try Self.terminal.get()
    reader = InputReader(escapeDelay: escapeDelay)
  }

  /// True while something has begun that nothing followed yet.
  var isWaiting: Bool { reader.deadline != nil }

  /// Types bytes, no more at once than a terminal takes, and tells what they say.
  func send(_ bytes: some Collection<UInt8>) -> [InputEvent] {
    var rest = Array(bytes)[...]
    var events: [InputEvent] = []
    while !rest.isEmpty {
      let count = write(master, Array(rest.prefix(1_024)), min(rest.count, 1_024))
      rest = rest.dropFirst(max(count, 0))
      events += Self.inputs(reader.read())
    }
    return events
  }

  /// Types bytes, and others once the reader has taken those, while it waits for more.
  func send(
    _ bytes: some Collection<UInt8>,
    then others: some Collection<UInt8>
  ) -> [InputEvent] {
    let (master, slave, others) = (master, slave, Array(others))
    let typist = Thread {
      var left: Int32 = 1
      while left > 0 { _ = ioctl(slave, UInt(FIONREAD), &left) }
      _ = write(master, others, others.count)
    }
    _ = write(master, Array(bytes), bytes.count)
    typist.start()
    let events = Self.inputs(reader.read())
    while !typist.isFinished {}
    return events + Self.inputs(reader.read())
  }

  /// Settles what has begun.
  func flush() -> [InputEvent] { Self.inputs(reader.flush()) }

  private static func inputs(_ events: [TerminalEvent]) -> [InputEvent] {
    events.compactMap { if case .input(let event) = $0 { event } else { nil } }.map(\.undoubled)
  }

  private static func openNcurses() throws -> (master: Int32, slave: Int32) {
    let (master, path) = try PseudoTerminal.openTerminal()
    setlocale(LC_ALL, "C.UTF-8")
    guard let input = fopen(path, "r"), let output = fopen(path, "w"),
      newterm("xterm-256color", output, input) != nil
    else { throw PseudoTerminal.SystemFailure(call: "newterm", errno: errno) }
    raw()
    noecho()
    nonl()
    return (master, fileno(input))
  }
}

extension InputEvent {
  /// The same event, whatever was clicked just before it.
  fileprivate var undoubled: InputEvent {
    guard case .mouse(var event) = self else { return self }
    event.isDoubleClick = false
    return .mouse(event)
  }
}
