import Platform

@testable import ShopTUI

/// Whoever is at the other end of a session's socket; nothing it does waits.
final class SocketPeer {
  private var descriptor: Int32

  init(_ place: SocketPlace) throws {
    descriptor = try place.connect(patience: 5)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit {
    hangUp()
  }

  func say(_ text: String) { say(Array(text.utf8)) }

  func say(_ bytes: [UInt8]) {
    _ = sendQuietly(descriptor, bytes, bytes.count)
  }

  func ask(_ request: LinkRequest) { say(Frame.line(for: request)) }

  /// Says that nothing will follow.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  func hangUp() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Everything that was answered and not heard yet.
  func hear() -> String {
    var heard: [UInt8] = []
    var buffer: [UInt8] = Array(repeating: 0, count: 8_192)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: heard, as: UTF8.self) }
      heard += buffer[..<count]
    }
  }

  /// The answer, if it is one.
  func answer() throws -> LinkAnswer {
    try Frame.answer(in: Array(hear().utf8).dropLast())
  }

  /// Whether the other end is closed and everything it said was heard.
  var isClosed: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, 0) == 0 || errno != EAGAIN
  }
}
