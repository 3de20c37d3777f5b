import Platform
import Testing

@testable import ShopTUI

@Suite struct `A signal that ends the program` {
  @Test func `has nobody wait for the terminal, until that is given back`() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    // They are the whole process's, which goes on.
    let words = signalWords.pointee
    defer {
      signalWords.pointee = words
      for end in ends { close(end) }
    }
    var waits: Bool { fcntl(ends[1], F_GETFL) & O_NONBLOCK == 0 }
    signalWords.pointee.prepare(farewell: [], terminal: ends[1], pictures: -1)
    signalWords.pointee.isTerminalOurs = true

    noteEnding(SIGTERM)
    #expect(!waits)
    letGoOfTerminal()
    #expect(waits)
    noteEnding(SIGTERM)

    #expect(waits)
  }
}
