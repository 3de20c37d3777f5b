import ArgumentParser
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A launch` {
  @Test func `is by itself what the command line makes of nothing`() throws {
    let read = try ShopCommand.parse([]).launch

    #expect("\(read)" == "\(Launch())")
    #expect(try "\(ShopCommand.parse(["--fresh"]).launch)" != "\(Launch())")
  }
}
