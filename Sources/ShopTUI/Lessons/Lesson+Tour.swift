import ShopCore

extension Lesson {
  /// A minute for newcomers: the promise kept, then broken by the same keys.
  static let tour = Lesson(
    name: "tour",
    title: "The tour",
    wiring: .perScene,
    symptom:
      "Two windows of one shop. What you do in one never moves the other: watch B while A acts.",
    steps: [
      LessonStep(
        .press(Key(.enter)),
        "opens the Teapot in A. B stays where it is; the line at the bottom says so after every key."
      ),
      LessonStep(.press(Key(.tab)), "gives the keyboard to B."),
      LessonStep(.press(.character("2")), "selects Search in B, and A still shows the Teapot."),
      LessonStep(
        .compare(.appLevelPath),
        "splits the screen. On the right both windows share one router, as in many real apps. Same "
          + "windows, same keys."
      ),
      LessonStep(
        .press(Key(.enter)),
        "opens the Teapot in A. On the right B goes there too. B was not touched: the promise is broken.",
        asking: .windows
      ),
      LessonStep(
        .press(Key(.tab)),
        "gives the keyboard to B, which seems to work; a shop with one window never shows this mistake."
      ),
      LessonStep(
        .press(Key(.escape)),
        "goes back in B. On the right A loses its page. Your turn: = shows your own windows like this, "
          + "F2 breaks them, a shows the action that did it."
      ),
    ],
    why: []
  )
}
