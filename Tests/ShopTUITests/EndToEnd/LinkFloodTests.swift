import Foundation
import Testing

@testable import ShopTUI

@Suite(.waitsForPrograms, .serialized) struct `Keys beside links` {
  private let home: TemporaryHome
  private let shop: PseudoTerminal
  private let place: SocketPlace

  init() throws {
    home = try TemporaryHome.stocked()
    shop = try PseudoTerminal(environment: ["XDG_STATE_HOME": home.path])
    try shop.waitForPicture()
    place = SocketPlace(path: home.file("shop/default.sock").path)
  }

  @Test func `are answered while ten thousand connect, and nothing is left of those`() throws {
    try shop.answer(to: "j")
    let descriptors = try openDescriptors()
    let flood = Flood(of: 10_000, to: place)

    var slowest = Duration.zero
    var count = 0
    repeat {
      // Escape is settled by silence on the keyboard, however loud it is elsewhere. A letter behind it
      // would make another key of it where a picture came in two pieces, the key for up does not.
      slowest = max(slowest, try shop.answer(to: ["j", "\u{1b}", "\u{1b}[A", "\u{1b}"][count % 4]))
      count += 1
    } while !flood.isFinished

    #expect(flood.connected == 10_000)
    #expect(slowest < Patience.limit / 10)
    #expect(count > 10)
    // Whoever is answered came after all of the flood.
    let answer = try LinkClient(place: place).send(LinkRequest(link: "myshop://cart"))
    #expect(answer == .landed(place: "A · Home › Cart", effects: "pushes 1"))
    while !shop.isSilent(for: Patience.limit / 100) {}
    #expect(try openDescriptors() == descriptors)
  }

  @Test func `are answered while peers say nothing, and Escape is settled in time`() throws {
    let silent = try (0..<2 * LinkListener.most).map { _ in try SocketPeer(place) }
    try shop.answer(to: "\r")

    let slowest = try (0..<20).map { try shop.answer(to: $0.isMultiple(of: 2) ? "j" : "k") }.max()
    let escape = try shop.answer(to: "\u{1b}")

    #expect(slowest.map { $0 < Patience.limit / 10 } == true)
    #expect(escape < Patience.limit / 10)
    let answer = try LinkClient(place: place).send(LinkRequest(link: "myshop://home"))
    #expect(answer == .landed(place: "A · Home", effects: "already there"))
    #expect(silent.contains { $0.isClosed })
  }

  @Test func `are waited for without a wakeup once every peer has gone`() throws {
    do {
      let peers = try (0..<8).map { _ in try SocketPeer(place) }
      for peer in peers { peer.say("nonsense\n") }
    }
    let answer = try LinkClient(place: place).send(LinkRequest(link: "myshop://home"))
    #expect(answer == .landed(place: "A · Home", effects: "already there"))
    while !shop.isSilent(for: Patience.limit / 100) {}
    let before = try wakeUps()

    #expect(shop.isSilent(for: .seconds(1)))

    #expect(try wakeUps() == before)
  }

  private func openDescriptors() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/\(shop.processID)/fd").sorted()
  }

  private func wakeUps() throws -> String? {
    let status = try String(contentsOfFile: "/proc/\(shop.processID)/status", encoding: .utf8)
    return status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      .map(String.init)
  }
}

/// Many connections in a row, each with another kind of nonsense, from a thread of its own.
private final class Flood: @unchecked Sendable {
  private static let garbage = [
    "", "{", "\n", "GET / HTTP/1.1\r\n", String(repeating: "x", count: 5_000),
  ].map { Array($0.utf8) }

  private let lock = NSLock()
  private var count = 0
  private var hasEnded = false

  /// Begins at once.
  init(of count: Int, to place: SocketPlace) {
    Thread { self.run(count, place) }.start()
  }

  /// How many came through.
  var connected: Int { lock.withLock { count } }

  var isFinished: Bool { lock.withLock { hasEnded } }

  private func run(_ count: Int, _ place: SocketPlace) {
    for number in 0..<count {
      guard let descriptor = try? place.connect(patience: 10) else { break }
      let bytes = Self.garbage[number % Self.garbage.count]
      _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      close(descriptor)
      lock.withLock { self.count += 1 }
    }
    lock.withLock { hasEnded = true }
  }
}
