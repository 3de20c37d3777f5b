import DesignSystem
import SceneNavigation
import ShopScreens
import Testing

@testable import ShopCore

@Suite struct `The checkout` {
  private let id = Presentation.ID(scene: SceneID(number: 1), number: 1)
  private let bought = ShopState.sample.with { $0.cart.setQuantity(2, of: "teapot") }
  private let address: Drafts = [
    .name: TextDraft("Robin Vale"), .street: TextDraft("Mill Lane 4"),
    .postcode: TextDraft("AB1 2"), .city: TextDraft("Hull"), .country: TextDraft("UK"),
  ]
  private let card: Drafts = [
    .cardNumber: TextDraft("4242424242424242"), .securityCode: TextDraft("123"),
  ]

  private func flow(_ steps: CheckoutStep..., view: ViewState = ViewState()) -> Presentation {
    let entries = steps.enumerated().map { index, step in
      Entry(
        id: Entry.ID(scene: id.scene, number: index + 2),
        route: AnyRoute(step),
        cause: .key,
        view: index == steps.count - 1 ? view : ViewState()
      )
    }
    return Presentation(
      id: id,
      content: .fullScreenCover(.checkout),
      cause: .key,
      stack: BackStack(
        root: steps.isEmpty ? view : ViewState(drafts: address),
        entries: entries
      )
    )
  }

  private func screen(
    _ flow: Presentation,
    of shop: ShopState,
    secrets: Drafts = Drafts(),
    paying: Payment? = nil
  ) -> Screen {
    checkoutScreen(
      flow,
      in: ScreenContext(
        shop: shop,
        tab: .home,
        screen: flow.screen,
        view: flow.stack.view,
        secrets: secrets,
        paying: paying
      )
    )
  }

  @Test func `says beside a field that was left what is wrong with it`() {
    let view = ViewState(drafts: [.name: TextDraft("Robin"), .street: TextDraft()])

    #expect(
      picture(screen(flow(view: view), of: bought)) == """
        › Name      Robin
          Street
          ! This field is required.
          Postcode
          City
          Country

          [ Continue to delivery ]
          [ Leave the checkout ]
        """
    )
  }

  @Test func `has its fields as the first rows that can be selected`() {
    for stage in [flow(), flow(.delivery, .payment)] {
      let fields = CheckoutStage(of: stage.stack).fields
      let sent = actions(of: screen(stage, of: bought)).prefix(fields.count)
      #expect(Array(sent) == fields.map { .scene(.beginEditing(stage.screen, $0)) })
    }
  }

  @Test func `shows what each way of sending costs`() {
    #expect(
      picture(screen(flow(.delivery), of: bought)) == """
        › (•) Standard, free
          ( ) Express, €5.00

          [ Continue to payment ]
          [ Back to the address ]
        """
    )
  }

  @Test func `shows of a card no more than its last digits`() {
    #expect(
      picture(screen(flow(.delivery, .payment), of: bought, secrets: card)) == """
        › Card      •••• 4242
          Expires   MM/YY
          Code      •••
          Holder    name on the card

          The number and the code are never
          stored.
          Simulated: nothing is charged.
          Test card: 4242 4242 4242 4242.
          [ Continue to the review ]
          [ Back to delivery ]
        """
    )
  }

  @Test(arguments: [
    ("4242-4242-4242-4242", "12345", "•••• 4242", "•••••"),
    ("4242-4242", "123", "••••-••••", "•••"),
  ])
  func `shows the end of a whole card number, and dots for every other secret`(
    number: String,
    code: String,
    shownNumber: String,
    shownCode: String
  ) {
    let card: Drafts = [.cardNumber: TextDraft(number), .securityCode: TextDraft(code)]

    let shown = picture(screen(flow(.delivery, .payment), of: bought, secrets: card))

    #expect(shown.contains("Card      \(shownNumber)\n"))
    #expect(shown.contains("Code      \(shownCode)\n"))
  }

  @Test func `sums up before one pays`() {
    #expect(
      picture(screen(flow(.delivery, .payment, .review), of: bought, secrets: card)) == """
          Teapot   2×                    €49.00
          Standard delivery                free
         ──────────────────────────────────────
          Total                          €49.00

          Robin Vale
          Mill Lane 4
          AB1 2 Hull, UK
          Card •••• 4242

        › [ Pay €49.00 ]
          [ Back to payment ]
        """
    )
  }

  @Test func `says that it is being paid, in the place of the button that was pressed`() {
    let flow = flow(.delivery, .payment, .review)
    let screen = screen(flow, of: bought, secrets: card, paying: sent)

    #expect(picture(screen).contains("› [ Paying… ]\n  [ Back to payment ]"))
    #expect(actions(of: screen) == [.scene(.submit(id)), .scene(.back)])
  }

  @Test func `shows what is being paid as it was sent, whatever becomes of the cart`() {
    let more = bought.with { $0.cart.setQuantity(3, of: "teapot") }
    let review = flow(.delivery, .payment, .review)

    #expect(
      picture(screen(review, of: more, secrets: card, paying: sent))
        == picture(screen(review, of: bought, secrets: card, paying: sent))
    )
    let payment = picture(screen(flow(.delivery, .payment), of: more, paying: sent))
    #expect(payment.hasPrefix("  €49.00 is being paid"))
  }

  @Test func `shows to whom and with what it is being paid, whatever is typed meanwhile`() {
    let drafts = Drafts()
    let typed = Presentation(
      id: id,
      content: .fullScreenCover(.checkout),
      cause: .key,
      stack: BackStack(
        root: ViewState(drafts: drafts),
        entries: flow(.delivery, .payment, .review).stack.entries
      )
    )

    let review = picture(screen(typed, of: bought, paying: sent))

    #expect(review.contains("Robin Vale\n  Mill Lane 4\n  AB1 2 Hull, UK\n  Card •••• 4242"))
  }

  @Test func `pays for nothing that cannot be had`() {
    let short = bought.with { $0.cart.setQuantity(1, of: "kettle") }

    let screen = screen(flow(.delivery, .payment, .review), of: short, secrets: card)

    #expect(picture(screen).contains("“kettle” is no longer sold."))
    #expect(actions(of: screen) == [.scene(.back)])
  }

  /// Two teapots, as they were sent to be paid for.
  private var sent: Payment {
    Payment(
      id: Payment.ID(presentation: id, account: "robin", number: 1),
      cart: bought.cart,
      delivery: .standard,
      amount: Money(minorUnits: 4_900, currency: bought.catalog.currency),
      address: ["Robin Vale", "Mill Lane 4", "AB1 2 Hull, UK"],
      card: "•••• 4242"
    )
  }

  @Test func `says that another window ordered what was in the cart`() {
    let shop = ShopState.sample.with {
      $0.lastPlaced = PlacedOrder(
        order: "1002",
        window: SceneWindow(id: SceneID(number: 2), letter: "B")
      )
    }
    let screen = screen(flow(.delivery, .payment, .review), of: shop, secrets: card)

    #expect(picture(screen).hasPrefix("  The cart was ordered in window B:\n  order 1002."))
    #expect(actions(of: screen) == [.scene(.back)])
    #expect(!picture(screen).contains("Total"))
  }

  @Test func `says of an order that was placed here that it was`() {
    let shop = ShopState.sample.with {
      $0.lastPlaced = PlacedOrder(order: "1002", window: SceneWindow(id: id.scene, letter: "A"))
    }
    let screen = screen(flow(.delivery, .payment, .review), of: shop, secrets: card)

    #expect(picture(screen).hasPrefix("  The cart was ordered here: order\n  1002."))
  }

  @Test func `leads on from what was placed`() {
    let flow = flow(.placed("1002"))
    let screen = screen(flow, of: .sample)

    #expect(
      picture(screen) == """
          Thank you. Order 1002 is placed.

        › [ View order ]
          [ Keep shopping ]
        """
    )
    #expect(
      actions(of: screen) == [
        .scene(.openLink(LinkTarget(.profile([.orders, .order("1002")])))),
        .scene(.openLink(LinkTarget(.home([])))),
      ]
    )
  }
}
