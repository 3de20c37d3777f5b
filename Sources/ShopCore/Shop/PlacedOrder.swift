public import SceneNavigation

/// The order that emptied the cart last, and the window it was placed in.
public struct PlacedOrder: Hashable, Sendable {
  /// The order that was placed.
  public let order: Order.ID
  /// The window whose checkout placed it.
  public let window: SceneWindow

  /// Notes which window placed an order.
  public init(order: Order.ID, window: SceneWindow) {
    self.order = order
    self.window = window
  }
}
