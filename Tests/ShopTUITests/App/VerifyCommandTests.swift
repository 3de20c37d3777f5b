import ArgumentParser
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The command that verifies` {
  @Test func `says how far it looks, and nothing about saved windows`() {
    let help = VerifyCommand.helpMessage(columns: 200)

    #expect(help.contains("up to this many events, 1 to 12."))
    for help in [help, RecordCommand.helpMessage()] {
      #expect(!help.contains("NAME.WIRING") && !help.contains("first start"))
    }
  }

  @Test(arguments: [
    (["--events", "0"], "“--events 0” must be at least 1"),
    (["--depth", "0"], "“--depth 0” must be 1–12"),
    (["--depth", "2", "--events", "1000000"], "“--events” and “--depth” do not go together"),
  ])
  func `refuses what would put nothing to the test, or two things`(
    arguments: [String],
    words: String
  ) {
    let error = #expect(throws: (any Error).self) { try VerifyCommand.parse(arguments) }

    #expect(error.map { VerifyCommand.message(for: $0) }?.contains(words) == true)
  }
}
