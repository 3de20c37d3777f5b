import ShopCore

extension Lesson {
  /// A minute for newcomers: the promise kept, then broken by the same keys.
  static let tour = Lesson(
    "tour",
    title: "The tour",
    wiring: .perScene,
    looks:
      "Two windows of one shop. What you do in one never moves the other: watch B while A acts.",
    steps: [
      LessonStep(
        .press(Key(.enter)),
        "opens the Teapot in A. B stays where it is; the line at the bottom says so after every key."
      ),
      LessonStep(.press(Key(.tab)), "gives the keyboard to B."),
      LessonStep(.press(.character("2")), "selects Search in B, and A still shows the Teapot."),
      LessonStep(
        .rewire(.appLevelPath),
        "changes how the windows are wired. Both share one router now, as in many real apps. Same "
          + "windows, same keys."
      ),
      LessonStep(
        .press(Key(.enter)),
        "opens the Teapot in A, and B goes there too. Nobody touched B: the promise is broken."
      ),
      LessonStep(
        .press(Key(.tab)),
        "gives the keyboard to B, which seems to work; a shop with one window never shows this mistake."
      ),
      LessonStep(
        .press(Key(.escape)),
        "goes back in B, and A loses its page. Your turn: F2 breaks your own windows, a shows the "
          + "action that did it, ? there says why."
      ),
    ],
    why: []
  )
}
