public import SceneNavigation

/// The last order that emptied the cart, and the window that placed it.
public struct PlacedOrder: Hashable, Sendable {
  /// The order.
  public let order: Order.ID
  /// The window whose checkout placed it.
  public let window: SceneWindow
}
