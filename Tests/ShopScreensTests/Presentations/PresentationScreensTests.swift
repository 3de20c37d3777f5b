import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The sign-in` {
  private let shop = ShopState.sample.with { $0.account = nil }

  @Test func `offers every account, and says where it leads`() throws {
    let wanted = PendingDestination.link(try DeepLink("myshop://orders"))
    let cover = presented(.fullScreenCover(.signIn(then: wanted)))

    let screen = signInScreen(then: wanted, cover, in: context(shop))

    #expect(
      picture(screen, width: 44) == """
          Sign in to see Orders.

         Sign in as
        › Robin Vale  robin@shop.example
          Sam Okafor  sam@shop.example

          [ Cancel ]

          One sign-in serves all windows; each
          continues to its page.
        """
    )
    #expect(
      actions(of: screen) == [
        .shop(.signIn("robin")), .shop(.signIn("sam")), .scene(.dismiss(cover.id)),
      ]
    )
  }

  @Test func `offers everybody else while somebody is signed in`() {
    let cover = presented(.fullScreenCover(.signIn(then: nil)))

    let screen = signInScreen(then: nil, cover, in: context())

    #expect(actions(of: screen) == [.shop(.signIn("sam")), .scene(.dismiss(cover.id))])
    #expect(picture(screen).contains("This signs out Robin Vale"))
  }
}

@Suite struct `An alert` {
  @Test(
    arguments: [
      (Alert.paymentDeclined, "Payment declined", "The card was declined."),
      (.paymentTimedOut, "Not paid", "No answer came in time, or the order"),
      (.soldOut("cup"), "Sold out", "“Cup” is sold out. Nothing was"),
      (.soldOut("kettle"), "No longer sold", "“kettle” is no longer sold."),
      (.soldOut("lamp"), "Unavailable", "“Desk lamp” is not for sale"),
      (.soldOut("teapot"), "Too few left", "Only 12 of “Teapot” are left."),
      (.soldOut("bureau"), "Sold out", "“Walnut bureau” is sold out."),
    ]
  )
  func `says what happened, and goes when that was read`(
    alert: Alert,
    title: String,
    words: String
  ) {
    let presentation = presented(.alert(alert))
    let shop = ShopState.sample.with {
      for article in ["cup", "kettle", "lamp", "teapot"] as [Article] {
        $0.cart.setQuantity(900, of: article)
      }
    }

    let screen = alertScreen(alert, presentation, in: context(shop))

    #expect(screen.title == title)
    #expect(picture(screen).contains(words))
    #expect(actions(of: screen) == [.scene(.dismiss(presentation.id))])
  }
}

@Suite struct `A confirmation dialog` {
  private static let flow = Presentation.ID(scene: SceneID(number: 2), number: 9)

  @Test func `names what goes, and what is done about it`() {
    let screen = self.screen(.removeLine("teapot"))

    #expect(
      picture(screen) == """
          “Teapot” is removed from the cart.

        › [ Keep it ]
          [ Remove ]
        """
    )
  }

  @Test(
    arguments: [
      (ConfirmationDialog.removeLine("teapot"), RowAction.shop(.setQuantity(0, of: "teapot"))),
      (.signOut, .shop(.signOut)),
      (.leave(flow, then: .back), .scene(.dismiss(flow))),
      (.leave(flow, then: .closingWindow), .app(.closeWindowAnyway(flow.scene))),
    ]
  )
  func `does nothing by its first answer, and what it asked by the other`(
    dialog: ConfirmationDialog,
    action: RowAction
  ) {
    let presentation = presented(.confirmationDialog(dialog))

    let actions = actions(of: confirmationScreen(dialog, presentation, in: context()))

    #expect(actions == [.scene(.dismiss(presentation.id)), action])
  }

  @Test func `says what a link leads to, and that nothing comes of a payment`() throws {
    let link = try DeepLink("myshop://category/tea")
    let payment = Payment(
      id: Payment.ID(presentation: Self.flow, account: "robin", number: 1),
      cart: Cart(),
      delivery: .standard,
      amount: Money(minorUnits: 4_900, currency: Currency(code: "EUR")),
      address: [],
      card: "•••• 4242"
    )
    let dialog = ConfirmationDialog.leave(Self.flow, then: .link(link))

    let paying = ScreenContext(
      shop: .sample,
      tab: .home,
      screen: .root(.home),
      view: ViewState(),
      paying: payment
    )

    let words = picture(screen(dialog), width: 80)
    #expect(words.contains("It leads to Tea & Coffee, in Home."))
    #expect(!words.contains("payment"))
    let nowhere = ConfirmationDialog.leave(
      Self.flow,
      then: .link(try DeepLink("myshop://product/kettle"))
    )
    #expect(
      picture(screen(nowhere), width: 80).contains(
        "It leads to kettle, in Home, and the shop has nothing there."
      )
    )
    let asked = confirmationScreen(dialog, presented(.confirmationDialog(dialog)), in: paying)
    #expect(picture(asked, width: 200).contains("The payment of €49.00 is in progress"))
  }

  @Test func `leads on from an order that was placed, by which nothing is lost`() throws {
    let link = try DeepLink("myshop://category/tea")
    let dialog = ConfirmationDialog.follow(link, leaving: Self.flow)

    let screen = self.screen(dialog)

    #expect(
      picture(screen, width: 90).contains("in Home. The order is placed, and nothing is lost.")
    )
    let target = link.target(in: .sample)
    #expect(actions(of: screen).last == .scene(.dismissAndOpenLink(Self.flow, target)))
  }

  @Test func `leaves a flow and goes where the link leads that came, both at once`() throws {
    let link = try DeepLink("myshop://category/tea")

    let actions = actions(of: screen(.leave(Self.flow, then: .link(link))))

    let target = link.target(in: .sample)
    #expect(actions.last == .scene(.dismissAndOpenLink(Self.flow, target)))
  }

  private func screen(_ dialog: ConfirmationDialog) -> Screen {
    confirmationScreen(dialog, presented(.confirmationDialog(dialog)), in: context())
  }
}
