public import SceneNavigation
import ShopCore

public import DesignSystem

/// The current step of a checkout: address, delivery, payment, review or confirmation.
public func checkoutScreen(_ presentation: Presentation, in context: ScreenContext) -> Screen {
  let checkout = CheckoutScreen(flow: presentation, context: context)
  return switch CheckoutStage(of: presentation.stack) {
  case .address: checkout.address
  case .delivery: checkout.delivery
  case .payment: checkout.payment
  case .review: checkout.review
  case .placed: checkout.placed
  }
}

private struct CheckoutScreen {
  let flow: Presentation
  let context: ScreenContext
  private let form: CheckoutForm
  private let rows: FormRows

  init(flow: Presentation, context: ScreenContext) {
    self.flow = flow
    self.context = context
    let form = CheckoutForm(flow, secrets: context.secrets, today: context.shop.today)
    self.form = form
    rows = FormRows(
      form: flow,
      secrets: context.secrets,
      labelWidth: 8,
      problem: form.problem
    )
  }

  var address: Screen {
    screen(
      "Address",
      [
        rows.field("Name", .name),
        rows.field("Street", .street),
        rows.field("Postcode", .postcode),
        rows.field("City", .city),
        rows.field("Country", .country),
        .blank(),
        .button("Continue to delivery", action: .scene(.submit(flow.id))),
        .button("Leave the checkout", action: .scene(.back)),
      ]
    )
  }

  var delivery: Screen {
    let currency = context.shop.catalog.currency
    return screen(
      "Delivery",
      Delivery.allCases.map { delivery in
        let price = delivery.price(in: currency)
        let cost = price.minorUnits == 0 ? "free" : context.price(price)
        return rows.choice(
          "\(delivery.title), \(cost)",
          of: .delivery,
          value: delivery.rawValue,
          isChosen: form.delivery == delivery
        )
      } + [
        .blank(),
        .button("Continue to payment", action: .scene(.submit(flow.id))),
        .button("Back to the address", action: .scene(.back)),
      ]
    )
  }

  var payment: Screen {
    screen(
      "Payment",
      [
        rows.field("Card", .cardNumber, placeholder: "number"),
        rows.field("Expires", .cardExpiry, placeholder: "MM/YY"),
        rows.field("Code", .securityCode, placeholder: "on the card"),
        rows.field("Holder", .cardName, placeholder: "name on the card"),
        .blank(),
        .text("The number and the code are never stored.", style: .secondary),
        .text("Simulated: nothing is charged.", style: .secondary),
        .text("Test card: 4242 4242 4242 4242.", style: .secondary),
        .button("Continue to the review", action: .scene(.submit(flow.id))),
        .button("Back to delivery", action: .scene(.back)),
      ]
    )
  }

  var review: Screen {
    let shop = context.shop
    let currency = shop.catalog.currency
    // While paying, the review shows what was submitted, even if the cart changes.
    let cart = context.paying?.cart ?? shop.cart
    let delivery = context.paying?.delivery ?? form.delivery
    let sending = delivery.price(in: currency)
    let total = context.paying?.amount ?? cart.total(in: shop.catalog)?.plus(sending)
    var rows = cart.lines.map { context.row(for: $0) }
    if !cart.isEmpty {
      rows += [
        .item(
          "\(delivery.title) delivery",
          trailing: sending.minorUnits == 0 ? "free" : context.price(sending)
        ),
        .divider(),
        .item("Total", trailing: context.price(total)),
        .blank(),
      ]
    }
    let card = context.paying?.card ?? form.card.map { "\($0)" }
    rows += (context.paying?.address ?? form.address).map { .text($0) }
    rows += [
      .text(card.map { "Card \($0)" } ?? "Please enter the card again.", style: .secondary),
      .blank(),
    ]
    if context.paying != nil {
      // A row to select; otherwise the selection would move to the button that goes back.
      rows.append(.button("Paying…", action: .scene(.submit(flow.id))))
    } else {
      let obstacle = context.obstacleToOrder
      if let obstacle { rows += [.text(obstacle, style: .warning), .blank()] }
      let canPay = !shop.cart.isEmpty && obstacle == nil
      rows.append(
        .button(
          canPay ? "Pay \(context.price(total))" : "Pay",
          action: canPay ? .scene(.submit(flow.id)) : nil
        )
      )
    }
    rows.append(.button("Back to payment", action: .scene(.back)))
    return screen("Review", rows)
  }

  var placed: Screen {
    guard case .placed(let order) = flow.stack.top?.route.base as? CheckoutStep else {
      return goneScreen("Nothing was ordered here.")
    }
    return Screen(
      title: "Placed",
      rows: [
        .text("Thank you. Order \(order) is placed.", style: .heading),
        .blank(),
        .button(
          "View order",
          action: .scene(.openLink(LinkTarget(.profile([.orders, .order(order)]))))
        ),
        .button("Keep shopping", action: .scene(.openLink(LinkTarget(.home([]))))),
      ]
    )
  }

  /// A step, below a warning if a payment is in progress or the cart is empty.
  private func screen(_ title: String, _ rows: [ScreenRow]) -> Screen {
    let above = warning.map { [ScreenRow.text($0, style: .warning), .blank()] } ?? []
    return Screen(title: title, rows: above + rows)
  }

  private var warning: String? {
    if let payment = context.paying {
      // The review shows the payment itself.
      return CheckoutStage(of: flow.stack) == .review
        ? nil : "\(context.price(payment.amount)) is being paid for the items reviewed."
    }
    guard context.shop.cart.isEmpty else { return nil }
    guard let placed = context.shop.lastPlaced else {
      return "The cart is empty: nothing is left to order."
    }
    let isHere = placed.window.id == flow.id.scene
    return "The cart was ordered \(isHere ? "here" : "in window \(placed.window.letter)"): "
      + "order \(placed.order). Nothing is left to order."
  }
}

extension Delivery {
  var title: String {
    switch self {
    case .standard: "Standard"
    case .express: "Express"
    }
  }
}
