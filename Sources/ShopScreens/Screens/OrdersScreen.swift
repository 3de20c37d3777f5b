import ShopCore

public import DesignSystem

/// The orders of the signed-in user, newest first.
public func ordersScreen(in context: ScreenContext) -> Screen {
  let orders = context.shop.ownOrders
  var rows: [ScreenRow] = orders.map { order in
    .item(
      "Order \(order.id)",
      detail: "\(order.day) · \(order.status.rawValue)",
      trailing: context.price(order.total),
      action: context.go(to: .order(order.id))
    )
  }
  if context.shop.account == nil {
    rows = [.notice("You are not signed in.")]
  } else if orders.isEmpty {
    rows = [.notice("No orders yet.")]
  }
  return Screen(title: "Orders", rows: rows)
}
