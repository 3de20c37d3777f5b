import ShopCore

extension Lesson {
  /// One lesson for each wrong wiring.
  static var mistakes: [Lesson] {
    [appLevelPath, sharedTabStack, appStorage, tabStorage, droppedColdLink, noPopToRootOnRetap]
  }

  private init(
    _ wiring: NamedWiring,
    title: String,
    looks: String,
    steps: [LessonStep],
    why: [String],
    law: Law
  ) {
    self.init(
      wiring.rawValue,
      title: title,
      wiring: wiring,
      looks: looks,
      steps: steps,
      why: why,
      law: law
    )
  }

  private static let appLevelPath = Lesson(
    .appLevelPath,
    title: "One router for all windows",
    looks: "Open something in one window, and every other window goes there too.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in A. B goes there too: it flashes."),
      LessonStep(.press(Key(.tab)), "gives the keys to B. Now look at A while you act here."),
      LessonStep(.press(.character("2")), "selects Search in B, and A leaves its product."),
      LessonStep(.press(.character("1")), "comes back. There is one place here, not two."),
    ],
    why: [
      "The router was made where the app is made, and handed down to every window. It works for as "
        + "long as there is one window; the second one shows that it never belonged to a window.",
      "A window has to make its own. Here the factory is called once for each window: a router "
        + "made inside it is the window's, one made outside it is everybody's.",
    ],
    law: .windowIsolation
  )

  private static let sharedTabStack = Lesson(
    .sharedTabStack,
    title: "One stack for all tabs of a window",
    looks: "Change the tab, and the other tab's page is there; go back, and it is gone from both.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in Home."),
      LessonStep(.press(.character("2")), "selects Search, and the Teapot stands there as well."),
      LessonStep(.press(Key(.escape)), "goes back in Search …"),
      LessonStep(.press(.character("1")), "… and Home is at its root: its history is lost."),
    ],
    why: [
      "Three coordinators, typed for their tabs, were handed one store. The types keep a Profile "
        + "route from being pushed on Home, but not the tabs from standing on one stack.",
      "Which tab is selected and where each tab stands are different facts. One path for both "
        + "means that changing the first loses the second.",
    ],
    law: .tabIsolation
  )

  private static let appStorage = Lesson(
    .appStorage,
    title: "Every window saved under one key",
    looks:
      "All looks well until the program is started again: then every window stands where one did. The "
      + "status line, which reads what is saved, says so before.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in A."),
      LessonStep(.press(Key(.tab)), "gives the keys to B."),
      LessonStep(.press(.character("3")), "selects Profile in B. Two windows, two places."),
      LessonStep(
        .relaunch,
        "starts again, with --wiring appStorage: both windows read what was written last. A has become "
          + "what B was, and B puts a step aside that is A's."
      ),
    ],
    why: [
      "The state was saved under a key of the app's. Every window writes there, each over the "
        + "other, and every window reads there what it takes for its own.",
      "Saved state belongs to the scene, as its router does: the key has the scene's identity in "
        + "it. That it was wrong shows only at the next launch, where nobody looks for it.",
    ],
    law: .restoreIsIdentity
  )

  private static let tabStorage = Lesson(
    .tabStorage,
    title: "All tabs of a window saved under one key",
    looks:
      "All looks well until the program is started again: then one tab has what another one had.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in Home."),
      LessonStep(.press(.character("3")), "selects Profile …"),
      LessonStep(.press(Key(.enter)), "… and opens what is first there. Two tabs, two histories."),
      LessonStep(
        .relaunch,
        "starts again, with --wiring tabStorage: what was written last took the place of the rest, and "
          + "a tab that cannot show it is at its root."
      ),
    ],
    why: [
      "The stack was saved under a key that names the window, and not the tab. Every tab writes there, "
        + "and every tab reads there what it takes for its own.",
      "A tab's history is state of its own, in memory and on the disk: the key has the scene's and the "
        + "tab's name in it.",
    ],
    law: .restoreIsIdentity
  )

  private static let droppedColdLink = Lesson(
    .droppedColdLink,
    title: "A link that comes early is lost",
    looks: "A link works while the program runs, and does nothing when it starts the program.",
    steps: [
      LessonStep(
        .launch(opening: "product/teapot"),
        "starts the program, with --wiring droppedColdLink, by a link to the Teapot. It stands at "
          + "Home: the link is gone."
      ),
      LessonStep(.open("product/teapot"), "sends the same link now that it runs, and there it is."),
    ],
    why: [
      "At launch a window is not ready: its saved state may still be put in the place of whatever "
        + "a link would do. A link that has nowhere to wait then is dropped.",
      "Every window needs a queue of its own: links wait in it, in order, and are handed out once "
        + "when the window is ready. Restore-then-link and link-then-restore end the same.",
    ],
    law: .linkLandsOnce
  )

  private static let noPopToRootOnRetap = Lesson(
    .noPopToRootOnRetap,
    title: "Selecting the selected tab does nothing",
    looks: "Deep inside a tab, its own tab is dead: what is left is back, and back, and back.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in Home."),
      LessonStep(.press(Key(.end)), "goes to the last row."),
      LessonStep(.press(Key(.enter)), "goes on from there: two steps deep."),
      LessonStep(.press(.character("1")), "is Home's own tab, and nothing happens."),
      LessonStep(
        .press(.character("0")),
        "pops to the root, for whoever knows that key: it is what 1 should have done."
      ),
    ],
    why: [
      "The tab's selection was set to what it was, and setting a value to itself announces nothing: "
        + "there is no change to observe, so the one who could pop never hears of it.",
      "Selecting is an action, not an assignment. Then the selected tab can be told apart: it pops "
        + "to its root, and at the root it scrolls to the top.",
    ],
    law: .retapPopsToRoot
  )
}
