import ShopCore
import Testing

@Suite struct `So many of something` {
  @Test(arguments: [
    (1, "event", "1 event"), (2_000, "event", "2,000 events"), (1, "history", "1 history"),
    (12, "history", "12 histories"), (3, "key", "3 keys"),
  ])
  func `are one or several`(count: Int, noun: String, words: String) {
    #expect(count.counted(noun) == words)
  }
}
