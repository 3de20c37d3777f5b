import ShopCore

extension ShopState {
  /// A shop in which somebody is signed in and has ordered something.
  static var verified: ShopState {
    ShopState(
      catalog: Catalog.sample,
      orders: Order.samples(from: .sample),
      account: Account.samples.first
    )
  }
}
