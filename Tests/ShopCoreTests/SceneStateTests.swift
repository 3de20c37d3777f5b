import ShopCore
import Testing

@Suite struct `The state of a scene` {
  @Test func `stays as it is when a copy of it is changed`() {
    let state = SceneState(selectedTab: .search, nextNumber: 4)
    var copy = state

    copy.selectedTab = .profile
    copy.stacks[.home] = BackStack(root: ViewState(selection: 2))
    copy.nextNumber = 9

    #expect(state == SceneState(selectedTab: .search, nextNumber: 4))
    #expect(copy.stack(of: .home).root.selection == 2)
    #expect(copy != state)
  }

  @Test func `equals what was made apart from it of the same values`() {
    var made = SceneState()
    made.selectedTab = .search
    made.nextNumber = 4

    #expect(made == SceneState(selectedTab: .search, nextNumber: 4))
    #expect(made.hashValue == SceneState(selectedTab: .search, nextNumber: 4).hashValue)
  }

  @Test func `is saved under the names it has always had`() throws {
    let saved = try SceneCoding.shop.encode(SceneState(nextNumber: 4))

    #expect(
      String(decoding: saved, as: UTF8.self)
        == #"{"nextEntry":4,"origins":[],"presentations":[],"selectedTab":"home","stacks":{}}"#
    )
  }

  @Test func `says what is in it where it is printed`() {
    let words = String(describing: SceneState(selectedTab: .search, nextNumber: 4))

    #expect(words.contains("search"))
    #expect(words.contains("nextNumber: 4"))
  }
}
