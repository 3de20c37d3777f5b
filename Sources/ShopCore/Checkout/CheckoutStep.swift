public import SceneNavigation

/// The steps of a checkout above its root, the address.
public enum CheckoutStep: Route {
  case delivery
  case payment
  case review
  case placed(Order.ID)

  public static let tag = "checkout"
}
