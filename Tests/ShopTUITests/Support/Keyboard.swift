import CNcurses
import Foundation
import Platform

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

  /// Whether the terminal has answered all that it was asked.
  var hasAnswered: Bool { reader.hasAnswered }

  /// Types bytes and tells what they say.
  func send(_ bytes: some Collection<UInt8>) -> [InputEvent] {
    // More than a terminal takes at once is typed while it is read.
    let first = bytes.prefix(1_024)
    return send(first, then: bytes.dropFirst(first.count))
  }

  /// Types bytes, and others once the reader has taken those, while it waits for more.
  func send(
    _ bytes: some Collection<UInt8>,
    then others: some Collection<UInt8>
  ) -> [InputEvent] {
    let (master, slave, rest) = (master, slave, Array(others))
    _ = write(master, Array(bytes), bytes.count)
    guard !rest.isEmpty else { return read() }
    let typist = Thread {
      var left: Int32 = 1
      while left > 0 { _ = ioctl(slave, UInt(FIONREAD), &left) }
      _ = write(master, rest, rest.count)
    }
    typist.start()
    var events = read()
    while !typist.isFinished { events += read() }
    return events + read()
  }

  private func read() -> [InputEvent] { Self.inputs(reader.read()) }

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
