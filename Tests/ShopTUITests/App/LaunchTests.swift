import ArgumentParser
import Testing

@testable import ShopTUI

@MainActor @Suite struct `A plain start` {
  @Test(arguments: [[], ["--windows", "1"], ["--windows", "26"], ["--windows", "+4"]])
  func `is read as the parser reads it`(arguments: [String]) throws {
    let launch = try #require(Launch(plainly: arguments))

    #expect(launch.windowCount == (try ShopCommand.parse(arguments)).windows.count)
  }

  @Test(arguments: [
    ["--windows"], ["--windows", "0"], ["--windows", "27"], ["--windows", "four"],
    ["--windows=4"], ["--window", "4"], ["--windows", "4", "--fresh"], ["--fresh"], ["--help"],
    ["open", "myshop://cart"],
  ])
  func `is left to the parser where more is said, or less clearly`(arguments: [String]) {
    #expect(Launch(plainly: arguments) == nil)
  }
}
