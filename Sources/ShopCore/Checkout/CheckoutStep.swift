public import SceneNavigation

/// The steps of the checkout above its first one, the address.
public enum CheckoutStep: Route {
  case delivery
  case payment
  case review
  case placed(Order.ID)

  public static let tag = "checkout"
}
