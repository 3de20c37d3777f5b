import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `A person` {
  @Test func `is shown with all reviews`() {
    let screen = personScreen("ada", in: context())

    #expect(screen.title == "Ada Nwosu")
    #expect(
      picture(screen) == """
          Ada Nwosu
          Drinks it black.

         1 review
        › Teapot                          ★★★★★
          Pours
          At last.

        """
    )
  }

  @Test func `leads to what the reviews are about`() {
    let screen = personScreen("ada", in: context(in: .profile))

    #expect(actions(of: screen) == [.scene(.navigate(.profile(.product("teapot"))))])
  }

  @Test func `may have written none`() {
    let screen = personScreen("tess", in: context())

    #expect(picture(screen) == "  Tess\n\n 0 reviews")
  }

  @Test func `may be unknown`() {
    let screen = personScreen("nemo", in: context())

    #expect(screen.title == "Gone")
    #expect(picture(screen) == "       There is no person “nemo”.")
  }
}
