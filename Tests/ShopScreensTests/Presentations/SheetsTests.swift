import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `A sheet` {
  private func sheet(_ sheet: Sheet, _ drafts: Drafts = Drafts()) -> Presentation {
    Presentation(
      id: Presentation.ID(scene: SceneID(number: 1), number: 1),
      content: .sheet(sheet),
      cause: .key,
      stack: BackStack(root: ViewState(drafts: drafts))
    )
  }

  @Test func `of a shelf shows what is chosen`() {
    let sheet = sheet(.filter("tea"), [.categoryOrder: TextDraft("name")])

    #expect(
      picture(filterSheet("tea", sheet, in: context())) == """
        › [ ] In stock only

         Sort by
          ( ) Default
          ( ) Cheapest first
          ( ) Most expensive first
          (•) By name

          [ Apply ]
          [ Clear ]
        """
    )
  }

  @Test func `of a review says what is missing once it was to be published`() {
    let sheet = sheet(
      .writeReview("teapot"),
      [.rating: TextDraft(), .reviewTitle: TextDraft("Fine")]
    )

    #expect(
      picture(reviewSheet("teapot", sheet, in: context())) == """
          Teapot
          by Robin Vale

        › ( ) ★★★★★
          ( ) ★★★★☆
          ( ) ★★★☆☆
          ( ) ★★☆☆☆
          ( ) ★☆☆☆☆
          ! Choose one to five stars.

          Title  Fine
          Text




          [ Publish ]
        """
    )
  }

  @Test func `of a review says which one it takes the place of`() {
    let review = Review(author: "robin", rating: 2, title: "Hm", text: "", day: "2026-10-30")
    let own = CatalogChanges.OwnReview(product: "teapot", review: review)
    let shop = ShopState.sample.with { $0.changes = CatalogChanges(reviews: [own]) }

    let again = reviewSheet("teapot", sheet(.writeReview("teapot"), [:]), in: context(shop))
    let other = reviewSheet("cup", sheet(.writeReview("cup"), [:]), in: context(shop))

    let words = "It replaces your review of 2026-10-30."
    #expect(picture(again, width: 80).contains(words))
    #expect(!picture(other, width: 80).contains("takes the place"))
    let reviews = picture(reviewsScreen("teapot", in: context(shop)))
    #expect(reviews.contains("[ Replace your review ]"))
  }

  @Test func `of choices says how many go into the cart`() {
    let sheet = sheet(.choose("teapot"), [.quantity: TextDraft("3")])

    #expect(
      picture(chooseSheet("teapot", sheet, in: context())) == """

        › Quantity  3
          [ One more ]
          [ One less ]

          [ Add 3 to cart ]
        """
    )
  }

  @Test func `of a shelf is what the shelf goes by`() {
    let view = ViewState(drafts: [.categoryStock: TextDraft("in")])

    #expect(
      picture(categoryScreen("tea", in: context(view: view))) == """
          Whatever keeps a person awake.

        › Filter                       in stock

          Teapot                         €24.50
        """
    )
  }
}

@Suite struct `The account` {
  @Test func `shows who is signed in, and the ways out`() {
    let screen = accountScreen(in: context(in: .profile))

    #expect(
      picture(screen) == """
          Robin Vale
          robin@shop.example

        › Orders                              1

          [ Sign out ]
          [ Sign in as someone else ]
          Either resets all windows.
        """
    )
    #expect(
      actions(of: screen).suffix(2)
        == [
          .scene(.present(.confirmationDialog(.signOut))),
          .scene(.present(.fullScreenCover(.signIn(then: nil)))),
        ]
    )
  }
}
