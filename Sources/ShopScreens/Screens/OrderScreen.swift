public import ShopCore

public import DesignSystem

/// One order: its date, items and total.
public func orderScreen(_ id: Order.ID, in context: ScreenContext) -> Screen {
  guard let order = context.shop.order(id) else {
    return goneScreen(.order(id), in: context)
  }
  var rows: [ScreenRow] = [
    .text("Order \(order.id)", style: .heading),
    .text("Placed on \(order.day), \(order.status.rawValue)", style: .secondary),
    .blank(),
  ]
  rows += order.lines.map { line in
    .item(
      line.name,
      detail: line.choice,
      badge: "\(line.quantity)×",
      trailing: context.price(line.price.times(line.quantity)),
      action: context.go(to: .product(line.product))
    )
  }
  if let delivery = order.delivery {
    rows.append(.item("Delivery", trailing: context.price(delivery)))
  }
  rows += [.divider(), .item("Total", trailing: context.price(order.total))]
  return Screen(title: "Order \(order.id)", rows: rows)
}
