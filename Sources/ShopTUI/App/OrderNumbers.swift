import ShopData

/// Order numbers, unique across sessions.
///
/// A number is reserved before a payment is accepted: an order with a duplicate number could never
/// be stored.
final class OrderNumbers {
  private let database: ShopDatabase
  private let report: (ShopDatabaseError) -> Void
  /// Reserved for the next order.
  private var next: Int?

  init(in database: ShopDatabase, report: @escaping (ShopDatabaseError) -> Void) {
    self.database = database
    self.report = report
  }

  /// Reserves a number for the next order; reports a failure and returns false.
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

  /// Above the highest known order number.
  func take(above highest: Int) -> Int {
    defer { next = nil }
    return max(next ?? 0, highest + 1)
  }
}
