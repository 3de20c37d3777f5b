import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `A shelf` {
  @Test func `shows what it is for and what stands on it`() {
    let screen = categoryScreen("tea", in: context())

    #expect(screen.title == "Tea & Coffee")
    #expect(
      picture(screen) == """
          Whatever keeps a person awake.

        › Filter                     everything

          Teapot                         €24.50
          Cup  sold out                   €9.00
        """
    )
  }

  @Test func `says what cannot be bought`() {
    let screen = categoryScreen("desk", in: context())

    #expect(
      picture(screen) == """
        › Filter                     everything

          Walnut bureau               €1,234.50
          Desk lamp                 unavailable
        """
    )
  }

  @Test(
    arguments: [
      (AppTab.home, Destination.home(.product("teapot"))),
      (.search, .search(AnyRoute(Product.ID("teapot")))),
      (.profile, .profile(.product("teapot"))),
    ]
  )
  func `leads to a product within the tab it stands in`(tab: AppTab, expected: Destination) {
    let screen = categoryScreen("tea", in: context(in: tab))

    #expect(actions(of: screen)[1] == .scene(.navigate(expected)))
  }

  @Test func `says that it is empty`() {
    let screen = categoryScreen("attic", in: context())

    #expect(picture(screen) == "         This category is empty.")
    #expect(actions(of: screen).isEmpty)
  }

  @Test func `says that it is gone`() {
    let screen = categoryScreen("loft", in: context())

    #expect(screen.title == "Gone")
    #expect(picture(screen) == "      There is no category “loft”.")
  }
}
