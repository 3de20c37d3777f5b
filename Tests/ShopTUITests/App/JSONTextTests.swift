import Testing

@testable import ShopTUI

@Suite struct `JSON that is printed` {
  @Test func `keeps what it means and tells the terminal nothing`() {
    let text = "{\n  \"query\" : \"🇩🇪 👨‍👩‍👧 ❤️ \u{9b}\u{202e}\u{e0041}\"\n}"

    let shown = text.printableJSON(isASCII: false)

    #expect(
      shown == "{\n  \"query\" : \"🇩🇪 👨\\u200d👩\\u200d👧 ❤️ \\u009b\\u202e\\udb40\\udc41\"\n}"
    )
  }

  @Test func `is escaped where the terminal has but ASCII`() {
    #expect("{\"é\" : \"😀\"}".printableJSON(isASCII: true) == #"{"\u00e9" : "\ud83d\ude00"}"#)
  }
}
