import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The reviews of a product` {
  @Test func `show who says what`() {
    let screen = reviewsScreen("teapot", in: context())

    #expect(screen.title == "Reviews")
    #expect(
      picture(screen) == """
          Teapot

        › Ada Nwosu  2026-03-02           ★★★★★
          Pours
          At last.

          ghost  2026-01-20               ★★★★☆
          A bit heavy.

         ──────────────────────────────────────
          [ Write a review ]
        """
    )
  }

  @Test(
    arguments: [
      (AppTab.home, Destination.home(.person("ada"))),
      (.search, .search(AnyRoute(Person.ID("ada")))), (.profile, .profile(.person("ada"))),
    ]
  )
  func `lead to who wrote them within their tab`(tab: AppTab, expected: Destination) {
    let screen = reviewsScreen("teapot", in: context(in: tab))

    #expect(actions(of: screen).first == .scene(.navigate(expected)))
  }

  @Test func `say that there are none`() {
    let screen = reviewsScreen("cup", in: context())

    #expect(
      picture(screen) == """
          Cup

                     No reviews yet.
        › [ Write a review ]
        """
    )
  }

  @Test func `say that the product is gone`() {
    let screen = reviewsScreen("gone", in: context())

    #expect(picture(screen) == "    The shop sells no product “gone”.")
  }
}
