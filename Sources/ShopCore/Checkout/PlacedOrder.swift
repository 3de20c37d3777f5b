/// The order that emptied the cart last, and the window it was placed in.
public struct PlacedOrder: Hashable, Sendable {
  public let order: Order.ID
  public let window: Window

  public init(order: Order.ID, window: Window) {
    self.order = order
    self.window = window
  }
}
