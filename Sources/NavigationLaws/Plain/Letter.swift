/// The letter of a window in reports.
func letter(_ window: Int) -> String {
  let last = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(window % 26)))
  return window < 26 ? last : letter(window / 26 - 1) + last
}

func letters(_ windows: [Int]) -> String {
  let names = windows.map(letter)
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
