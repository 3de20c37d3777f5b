import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The people` {
  @Test func `are shown with how much they wrote`() {
    let screen = peopleScreen(in: context(in: .profile))

    #expect(
      picture(screen) == """
        › Ada Nwosu                    1 review
          Tess                        0 reviews
        """
    )
    #expect(
      actions(of: screen) == [
        .scene(.navigate(.profile(.person("ada")))), .scene(.navigate(.profile(.person("tess")))),
      ]
    )
  }

  @Test func `may not be there`() {
    let nobody = Catalog(
      name: "Corner shop",
      currency: Currency(code: "EUR"),
      categories: [],
      products: [],
      people: []
    )

    let screen = peopleScreen(in: context(ShopState(catalog: nobody), in: .profile))

    #expect(picture(screen) == "             No reviews yet.")
  }
}
