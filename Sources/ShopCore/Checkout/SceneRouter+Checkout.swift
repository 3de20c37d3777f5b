extension SceneRouter {
  /// Waits for the answer to a payment.
  func wait(for payment: Payment) -> Outcome {
    setPaying(payment)
    return .paymentSent(payment.id)
  }

  /// Ends the waiting for a payment and returns it; nil where this window does not wait for it.
  func takePayment(_ id: Payment.ID) -> Payment? {
    guard let payment = paying, payment.id == id else { return nil }
    setPaying(nil)
    return payment
  }

  /// Stands on the step of an order that was placed, and forgets the card it was paid with; whether
  /// to leave the flow is no question any more.
  func stand(onPlaced order: Order.ID, of flow: Presentation.ID, cause: Cause) {
    secrets.forget(flow)
    let question = unobservedPresentations.first { presentation in
      if case .confirmationDialog(.leave(flow, _)) = presentation.content { true } else { false }
    }
    if let question { _ = dismiss(question.id) }
    _ = advance(flow, to: .placed(order), cause: cause)
  }
}
