import ShopData

/// The numbers of new orders, of which no two sessions get the same.
///
/// One is taken before a payment is accepted: an order that would share its number with another one
/// could never be written down.
final class OrderNumbers {
  private let database: ShopDatabase
  private let report: (ShopDatabaseError) -> Void
  /// Taken already, for the next order.
  private var next: Int?

  init(in database: ShopDatabase, report: @escaping (ShopDatabaseError) -> Void) {
    self.database = database
    self.report = report
  }

  /// Sees to it that there is a number for the next order; where none can be had, that is reported.
  func reserve() -> Bool {
    guard next == nil else { return true }
    do {
      next = try database.takeOrderNumber()
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// The number of a new order, above the highest one that is known.
  func take(above highest: Int) -> Int {
    defer { next = nil }
    return max(next ?? 0, highest + 1)
  }
}
