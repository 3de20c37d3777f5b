import SceneNavigation

/// The letter of a window in reports.
func letter(_ window: Int) -> String { SceneWindow.letter(at: window) }

func letters(_ windows: [Int]) -> String { windows.map(letter).list("and") }
