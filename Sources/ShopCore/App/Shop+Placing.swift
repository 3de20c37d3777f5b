import SceneNavigation

extension Shop {
  func firstShort(in cart: Cart) -> Product.ID? {
    cart.lines.first { state.catalog.shortage(of: $0) != nil }?.product
  }

  /// Nil if signed out, or if the total overflows.
  func payment(
    _ number: Int,
    for presentation: Presentation.ID,
    as form: CheckoutForm,
    with card: CardNumber
  ) -> Payment? {
    let delivery = form.delivery
    guard let account = state.account,
      let amount = state.cart.total(in: state.catalog)?
        .plus(delivery.price(in: state.catalog.currency))
    else { return nil }
    let id = Payment.ID(presentation: presentation, account: account.id, number: number)
    return Payment(
      id: id,
      cart: state.cart,
      delivery: delivery,
      amount: amount,
      address: form.address,
      card: "\(card)"
    )
  }

  func place(_ payment: Payment, in window: SceneWindow) -> Order.ID {
    let id = takeOrderNumber()
    let sending = payment.delivery.price(in: state.catalog.currency)
    let order = Order(
      id: id,
      account: payment.id.account,
      day: state.today,
      status: .packed,
      lines: payment.cart.lines.compactMap(line),
      delivery: sending.minorUnits == 0 ? nil : sending
    )
    // Set once: every change rebuilds the catalog.
    var changes = state.changes
    for line in payment.cart.lines
    where state.catalog.offer(of: line.article)?.stock != nil {
      changes.sell(line.quantity, of: line.article)
    }
    change { state in
      state.orders.insert(order, at: 0)
      state.changes = changes
      state.cart.remove(payment.cart)
      state.lastPlaced = state.cart.isEmpty ? PlacedOrder(order: id, window: window) : nil
    }
    return id
  }

  private func line(for line: Cart.Line) -> Order.Line? {
    guard let product = state.catalog.product(line.product),
      let price = product.offer(of: line.variant)?.price
    else { return nil }
    return Order.Line(
      product: line.product,
      variant: line.variant,
      name: product.name,
      choice: line.variant.flatMap { product.variant($0)?.name },
      quantity: line.quantity,
      price: price
    )
  }
}
