import Testing

@testable import ShopData

@Suite struct `What is remembered of a catalogue` {
  @Test func `is bounded, and the latest of it`() {
    let cache = BoundedCache<Int, Int>(limit: 8)

    for number in 0..<100 { cache[number] = number }

    #expect((0..<100).filter { cache[$0] != nil }.count <= 8)
    #expect(cache[99] == 99)
  }
}
