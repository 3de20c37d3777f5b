import ShopCore

nonisolated extension Int {
  /// A count with its noun: `1 event`, `2,000 events`.
  func counted(_ noun: String) -> String {
    if self == 1 { return "1 \(noun)" }
    return "\(grouped) \(noun.hasSuffix("ry") ? noun.dropLast() + "ies" : noun + "s")"
  }

  /// With a comma between thousands.
  var grouped: String {
    (self < 0 ? "-" : "") + String(magnitude).grouped(by: ",")
  }
}
