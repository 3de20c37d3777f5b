import SceneNavigation

extension SceneRouter {
  /// Waits for the answer to a payment.
  func wait(for payment: Payment) -> Outcome {
    wait(for: Awaited(AnyRoute(payment), by: payment.id.presentation))
    return .shop(.paymentSent(payment.id))
  }

  /// Ends the waiting for a payment and returns it; nil where this window does not wait for it.
  func takePayment(_ id: Payment.ID) -> Payment? {
    guard let payment = paying, payment.id == id else { return nil }
    wait(for: nil)
    return payment
  }

  /// Stands on the step of an order that was placed, and forgets the card it was paid with.
  ///
  /// Whether to lose what was entered is no question any more; whether to go where a link leads
  /// still is one, for nobody is led away from an order unseen.
  func stand(onPlaced order: Order.ID, of flow: Presentation.ID, cause: Cause) {
    secrets.forget(flow)
    let reason = dismissQuestion(about: flow)
    _ = advance(flow, to: AnyRoute(CheckoutStep.placed(order)), cause: cause)
    guard case .link(let link) = reason else { return }
    _ = present(.confirmationDialog(.follow(link, leaving: flow)), cause: .guard)
  }

  /// Dismisses the question whether to leave a flow, and says for what; nil where none was asked.
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
