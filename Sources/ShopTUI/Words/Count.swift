nonisolated extension Int {
  /// A count with its noun: `1 event`, `2,000 events`.
  func counted(_ noun: String) -> String {
    if self == 1 { return "1 \(noun)" }
    return "\(grouped) \(noun.hasSuffix("ry") ? noun.dropLast() + "ies" : noun + "s")"
  }

  /// With a comma between thousands.
  var grouped: String {
    var digits = ""
    for (place, digit) in String(self).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3), digit != "-" { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed())
  }
}
