import DesignSystem
import ShopScreens
import Testing

@Suite struct `What is gone` {
  @Test func `leaves words and nothing to choose`() {
    let screen = goneScreen("It was here a moment ago.")

    #expect(screen.title == "Gone")
    #expect(picture(screen) == "        It was here a moment ago.")
    #expect(actions(of: screen).isEmpty)
  }
}
