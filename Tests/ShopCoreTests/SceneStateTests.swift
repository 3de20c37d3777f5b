import ShopCore
import Testing

@Suite struct `The state of a scene` {
  @Test func `stays as it is when a copy of it is changed`() {
    let state = SceneState(selectedTab: .search, nextEntry: 4)
    var copy = state

    copy.selectedTab = .profile
    copy.stacks[.home] = BackStack(root: ViewState(selection: 2))
    copy.nextEntry = 9

    #expect(state == SceneState(selectedTab: .search, nextEntry: 4))
    #expect(copy.stack(of: .home).root.selection == 2)
    #expect(copy != state)
  }

  @Test func `equals what was made apart from it of the same values`() {
    var made = SceneState()
    made.selectedTab = .search
    made.nextEntry = 4

    #expect(made == SceneState(selectedTab: .search, nextEntry: 4))
    #expect(made.hashValue == SceneState(selectedTab: .search, nextEntry: 4).hashValue)
  }

  @Test func `says what is in it where it is printed`() {
    let words = String(describing: SceneState(selectedTab: .search, nextEntry: 4))

    #expect(words.contains("search"))
    #expect(words.contains("nextEntry: 4"))
  }
}
