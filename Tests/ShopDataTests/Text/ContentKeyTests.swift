import Testing

@testable import ShopData

@Suite struct `A key of content` {
  @Test func `is the same in every run`() {
    var key = ContentKey()
    key.add("Mug")
    key.add(nil)

    #expect(key.text == "y6botnyibtqx")
  }

  @Test func `counts where parts end`() {
    var one = ContentKey()
    one.add("ab")
    one.add("c")
    var other = ContentKey()
    other.add("a")
    other.add("bc")

    #expect(one.text != other.text)
  }
}
