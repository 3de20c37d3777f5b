import SceneNavigation

func letter(_ window: Int) -> String { SceneWindow.letter(at: window) }

func letters(_ windows: [Int]) -> String { windows.map(letter).list("and") }
