/// The letter a report gives a window, by its number.
func letter(_ window: Int) -> String {
  let last = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(window % 26)))
  return window < 26 ? last : letter(window / 26 - 1) + last
}

/// Letters as a sentence names them.
func letters(_ windows: [Int]) -> String {
  let names = windows.map(letter)
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
