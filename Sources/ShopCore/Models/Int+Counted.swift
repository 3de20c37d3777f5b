extension Int {
  /// A count with its noun: `1 event`, `2,000 events`.
  package func counted(_ noun: String) -> String {
    if self == 1 { return "1 \(noun)" }
    return "\(grouped) \(noun.hasSuffix("ry") ? noun.dropLast() + "ies" : noun + "s")"
  }

  /// With a comma between thousands.
  package var grouped: String {
    (self < 0 ? "-" : "") + String(magnitude).grouped(by: ",")
  }
}
