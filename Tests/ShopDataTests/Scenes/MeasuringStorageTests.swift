import Foundation
import SceneNavigation
import ShopCore
import Testing

@testable import ShopData

@MainActor @Suite struct `What is known of the windows that are kept` {
  private let witness: MeasuringStorage
  private let a = SceneID(number: 1)
  private let b = SceneID(number: 2)

  init() throws {
    witness = MeasuringStorage(
      try SceneStore(session: .standard, in: ShopDatabase.inMemory())
    )
    var changes = StoredChanges()
    changes.scenes = [a: ["tab": Data(count: 5), "origins": Data(count: 2)]]
    changes.scenes[b] = ["tab": Data(count: 3)]
    try witness.write(changes)
  }

  @Test func `is how much there is of each, and since when`() {
    #expect(witness.savedSizes.mapValues(\.bytes) == [a: 7, b: 3])
    #expect(witness.savedSizes.values.allSatisfy { $0.time != nil })
  }

  @Test func `goes with a window that is forgotten`() throws {
    var changes = StoredChanges()
    changes.forgotten = [a]

    try witness.write(changes)

    #expect(witness.savedSizes.mapValues(\.bytes) == [b: 3])
  }

  @Test func `goes with all of them`() throws {
    var changes = StoredChanges()
    changes.forgetsEverything = true

    try witness.write(changes)

    #expect(witness.savedSizes.isEmpty)
  }
}
