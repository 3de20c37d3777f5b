import SceneNavigation

extension ShopNavigation {
  func submit(
    _ id: Presentation.ID,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome {
    guard let presentation = router.presentation(id) else { return .presentationGone(id) }
    guard router.presentations.last?.id == id else {
      return router.presentations.last.map { .covered(by: $0) } ?? .presentationGone(id)
    }
    switch presentation.content {
    case .fullScreenCover(.checkout):
      guard CheckoutStage(of: presentation.stack) == .review else {
        return router.submitCheckout(presentation, today: shop.snapshot.today, cause: cause)
      }
      return pay(for: presentation, in: router, of: store, cause: cause)
    case .sheet(.filter): return router.applyFilter(presentation)
    case .sheet(.writeReview(let product)):
      return submitReview(of: product, presentation, in: router, of: store, cause: cause)
    case .sheet(.choose(let product)):
      return submitChoice(of: product, presentation, in: router, of: store, cause: cause)
    case .fullScreenCover(.signIn), .alert, .confirmationDialog: return .nothingToSubmit(id)
    }
  }

  /// Dismisses the sheet and queues the review, so that each is a separate action.
  private func submitReview(
    of product: Product.ID,
    _ sheet: Presentation,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome {
    let form = ReviewForm(sheet.stack.root)
    if let outcome = router.show(
      problems: form.wrongFields,
      selecting: ReviewForm.row,
      of: sheet.id
    ) {
      return outcome
    }
    guard shop.isSignedIn else { return .shop(.nobodySignedIn) }
    guard shop.snapshot.catalog.product(product) != nil else {
      return .shop(.noSuchProduct(product))
    }
    let review = ShopAction.writeReview(
      of: product,
      rating: form.rating ?? 1,
      title: form.title,
      text: form.text
    )
    let outcome = router.dismiss(sheet.id)
    store.send(.shop(review), cause: cause)
    return outcome
  }

  private func submitChoice(
    of id: Product.ID,
    _ sheet: Presentation,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome {
    guard let product = shop.snapshot.catalog.product(id) else { return .shop(.noSuchProduct(id)) }
    let form = ChoiceForm(sheet.stack.root, of: product, inCart: shop.snapshot.cart)
    if let outcome = router.show(problems: form.wrongFields, selecting: form.row, of: sheet.id) {
      return outcome
    }
    guard let article = form.article, let total = form.total else {
      return .shop(.choiceMissing(id))
    }
    guard product.offer(of: article.variant)?.price != nil else {
      return .shop(.notForSale(article))
    }
    let outcome = router.dismiss(sheet.id)
    store.send(.shop(.setQuantity(total, of: article)), cause: cause)
    return outcome
  }

  private func pay(
    for flow: Presentation,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome {
    let state = shop.snapshot
    guard router.paying == nil else { return .shop(.alreadyPaying) }
    guard state.isSignedIn else { return .shop(.nobodySignedIn) }
    guard !state.cart.isEmpty else { return .shop(.nothingToOrder) }
    if let other = store.windows.windowPaying { return .shop(.payingElsewhere(other)) }
    let form = router.checkoutForm(of: flow, today: state.today)
    if let stage = form.firstWrongStage {
      return router.goBack(to: stage, of: flow, today: state.today)
    }
    if let product = shop.firstShort(in: state.cart) {
      return router.present(.alert(.soldOut(product)), cause: .guard)
    }
    guard let card = form.card else { return .nothingToSubmit(flow.id) }
    guard let payment = shop.payment(takePaymentNumber(), for: flow.id, as: form, with: card)
    else {
      return .shop(.sumTooLarge)
    }
    let outcome = router.wait(for: payment)
    let scene = router.scene
    payments.charge(card, for: payment) { [weak store] answer in
      store?.send(.scene(.settle(payment.id, answer), in: scene), cause: .payment)
    }
    return outcome
  }

  /// Handles the answer to a payment, unless its window stopped waiting or the account changed.
  func settle(
    _ id: Payment.ID,
    _ answer: PaymentAnswer,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome {
    guard let payment = router.takePayment(id), shop.snapshot.account?.id == id.account,
      let window = store.windows.window(router.scene)
    else { return .shop(.paymentGone(id)) }
    switch answer {
    case .declined: return router.present(.alert(.paymentDeclined), cause: .guard)
    case .timedOut: return router.present(.alert(.paymentTimedOut), cause: .guard)
    case .accepted:
      if let product = shop.firstShort(in: payment.cart) {
        return router.present(.alert(.soldOut(product)), cause: .guard)
      }
      let order = shop.place(payment, in: window)
      router.showPlacedOrder(order, of: id.presentation, cause: cause)
      return .shop(.orderPlaced(order))
    }
  }
}
