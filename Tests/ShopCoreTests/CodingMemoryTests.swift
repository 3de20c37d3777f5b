import Foundation
import Testing

@testable import ShopCore

@Suite struct `What was encoded before` {
  private let coding = SceneCoding.shop
  private let remembering = SceneCoding(memory: CodingMemory())
  private let entry = Entry(
    id: Entry.ID(scene: SceneID(number: 1), number: 2),
    route: AnyRoute(HomeRoute.cart),
    cause: .key
  )

  @Test func `has the same bytes the next time, and is the same value again`() throws {
    for _ in 1...2 {
      let bytes = try remembering.encode(entry)
      #expect(bytes == (try coding.encode(entry)))
      #expect(try remembering.decode(Entry.self, from: bytes) == entry)
    }
  }

  @Test func `is not taken for a value that differs`() throws {
    var seen = entry
    seen.view.selection = 3
    let bytes = try [entry, seen].map { try remembering.encode($0) }

    #expect(bytes[0] != bytes[1])
    #expect(try bytes.map { try remembering.decode(Entry.self, from: $0) } == [entry, seen])
  }

  @Test func `is not taken for a value of another type`() throws {
    let bytes = Data("7".utf8)

    #expect(try remembering.decode(Int.self, from: bytes) == 7)
    #expect(try remembering.decode(SceneID.self, from: bytes) == SceneID(number: 7))
  }

  @Test func `refuses each time what is no value`() {
    for _ in 1...2 {
      #expect(throws: DecodingError.self) {
        try remembering.decode(Entry.self, from: Data("{}".utf8))
      }
    }
  }
}
