import SceneNavigation

extension SceneRouter {
  func wait(for payment: Payment) -> Outcome {
    wait(for: Awaited(AnyRoute(payment), by: payment.id.presentation))
    return .shop(.paymentSent(payment.id))
  }

  /// Stops waiting for a payment and returns it; nil if this window was not waiting for it.
  func takePayment(_ id: Payment.ID) -> Payment? {
    guard let payment = paying, payment.id == id else { return nil }
    wait(for: nil)
    return payment
  }

  /// Shows the last step of a placed order and forgets the card that paid for it.
  ///
  /// A question about losing input is dropped. A question about following a link is asked again, so
  /// that the link does not replace an order the user has not seen.
  func showPlacedOrder(_ order: Order.ID, of flow: Presentation.ID, cause: Cause) {
    secrets.forget(flow)
    let reason = dismissQuestion(about: flow)
    _ = advance(flow, to: AnyRoute(CheckoutStep.placed(order)), cause: cause)
    guard case .link(let link) = reason else { return }
    _ = present(.confirmationDialog(.follow(link, leaving: flow)), cause: .guard)
  }

  /// Dismisses the question about leaving a flow and returns its reason; nil if none was open.
  private func dismissQuestion(about flow: Presentation.ID) -> LeaveReason? {
    for presentation in presentations {
      guard case .confirmationDialog(.leave(flow, let reason)) = presentation.content
      else { continue }
      _ = dismiss(presentation.id)
      return reason
    }
    return nil
  }
}
