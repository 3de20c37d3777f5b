import SceneNavigation

/// The letter of a window in reports.
func letter(_ window: Int) -> String { SceneWindow.letter(at: window) }

func letters(_ windows: [Int]) -> String {
  let names = windows.map(letter)
  guard names.count > 1, let last = names.last else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}
