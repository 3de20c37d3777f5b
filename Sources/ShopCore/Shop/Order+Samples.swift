extension Order {
  /// Sample orders for the demo accounts, made from the catalog; always the same.
  public static func samples(from catalog: Catalog) -> [Order] {
    let sold = catalog.products.filter { $0.price != nil }
    guard !sold.isEmpty else { return [] }
    let days = ["2026-10-28", "2026-09-14", "2026-07-30", "2026-05-02", "2026-02-11"]
    let statuses: [Status] = [.packed, .shipped, .delivered, .delivered, .delivered]
    var orders: [Order] = []
    for (accountNumber, account) in Account.samples.enumerated() {
      for (number, day) in days.dropLast(accountNumber * 2).enumerated() {
        let id = ID(rawValue: String(1001 + accountNumber * 1000 + number * 7))
        let lines = (0...(number + accountNumber) % 3).map { line in
          let product = sold[(number * 37 + line * 11 + accountNumber * 53) % sold.count]
          let variant = product.variants.first { $0.price != nil }
          return Line(
            product: product.id,
            variant: variant?.id,
            name: product.name,
            choice: variant?.name,
            quantity: 1 + (number + line) % 2,
            price: (variant?.offer ?? product.offer).price
              ?? Money(minorUnits: 0, currency: catalog.currency)
          )
        }
        orders.append(
          Order(id: id, account: account.id, day: day, status: statuses[number], lines: lines)
        )
      }
    }
    return orders
  }
}
