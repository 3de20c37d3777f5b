import NavigationLaws
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
    law: LawName
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
      LessonStep(.press(Key(.tab)), "moves the focus to B. Watch A while you act here."),
      LessonStep(.press(.character("2")), "selects Search in B, and A leaves its product too."),
      LessonStep(.press(.character("1")), "goes back. Both windows share one place."),
    ],
    why: [
      "The router was made with the app and passed to every window. It works as long as there is one "
        + "window; the second one shows that the router belonged to none.",
      "Each window has to make its own. The factory is called once for each window: a router made "
        + "inside it belongs to the window, one made outside it is shared by all.",
    ],
    law: .windowIsolation
  )

  private static let sharedTabStack = Lesson(
    .sharedTabStack,
    title: "One stack for all tabs of a window",
    looks:
      "Select another tab, and it shows the first tab's page; go back, and the page is gone from both.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in Home."),
      LessonStep(.press(.character("2")), "selects Search, which shows the Teapot as well."),
      LessonStep(.press(Key(.escape)), "goes back in Search …"),
      LessonStep(.press(.character("1")), "… and Home is at its root: its history is lost."),
    ],
    why: [
      "Three coordinators, typed for their tabs, were given one store. Types keep a Profile route off "
        + "Home, but do not keep the tabs from sharing one stack.",
      "The selected tab and each tab's path are different facts. With one path for all tabs, "
        + "selecting a tab loses the others' paths.",
    ],
    law: .tabIsolation
  )

  private static let appStorage = Lesson(
    .appStorage,
    title: "Every window saved under one key",
    looks:
      "All looks well until the next start: then every window shows the same place. The status line, "
      + "which reads the saved state, warns before that.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in A."),
      LessonStep(.press(Key(.tab)), "moves the focus to B."),
      LessonStep(.press(.character("3")), "selects Profile in B. Two windows, two places."),
      LessonStep(
        .relaunch,
        "starts again, with --wiring appStorage: both windows read what was written last. A shows what B "
          + "showed, and B sets aside a step that belongs to A."
      ),
    ],
    why: [
      "The state was saved under one key for the app. Every window overwrites it, and every window "
        + "reads it as its own.",
      "Saved state belongs to the scene, like its router: the key contains the scene's identity. The "
        + "mistake shows only at the next launch, where few people look for it.",
    ],
    law: .restoreIsIdentity
  )

  private static let tabStorage = Lesson(
    .tabStorage,
    title: "All tabs of a window saved under one key",
    looks:
      "All looks well until the next start: then one tab shows what another one had.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in Home."),
      LessonStep(.press(.character("3")), "selects Profile …"),
      LessonStep(.press(Key(.enter)), "… and opens its first row. Two tabs, two back stacks."),
      LessonStep(
        .relaunch,
        "starts again, with --wiring tabStorage: what was written last replaced the rest, and "
          + "a tab that cannot show it is at its root."
      ),
    ],
    why: [
      "The stack was saved under a key that names the window but not the tab. Every tab overwrites it, "
        + "and every tab reads it as its own.",
      "Each tab has its own back stack, in memory and on disk: the key names the scene and "
        + "the tab.",
    ],
    law: .restoreIsIdentity
  )

  private static let droppedColdLink = Lesson(
    .droppedColdLink,
    title: "A link that comes early is lost",
    looks: "A link works while the shop runs, and does nothing when it starts the shop.",
    steps: [
      LessonStep(
        .launch(opening: "product/teapot"),
        "starts the shop, with --wiring droppedColdLink, by a link to the Teapot. It shows Home: "
          + "the link is lost."
      ),
      LessonStep(.open("product/teapot"), "sends the same link while the shop runs, and it works."),
    ],
    why: [
      "At launch a window is not ready: restoring its saved state would undo whatever a link did. "
        + "A link that has nowhere to wait is lost.",
      "Every window needs its own queue: links wait in order and are opened once the window is ready. "
        + "Restore-then-link and link-then-restore end the same.",
    ],
    law: .linkLandsOnce
  )

  private static let noPopToRootOnRetap = Lesson(
    .noPopToRootOnRetap,
    title: "Selecting the selected tab does nothing",
    looks:
      "Deep inside a tab, pressing its tab does nothing: the only way out is back, back, back.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in Home."),
      LessonStep(.press(Key(.end)), "goes to the last row."),
      LessonStep(.press(Key(.enter)), "opens it: two steps deep."),
      LessonStep(.press(.character("1")), "is the selected tab, and nothing happens."),
      LessonStep(
        .press(.character("0")),
        "pops to the root, if you know that key: 1 should have done it."
      ),
    ],
    why: [
      "The selection was set to the value it had. That is no change, so nothing is observed, and "
        + "nothing pops.",
      "Selecting is an action, not an assignment. Then selecting the selected tab can pop it to its "
        + "root, and at the root scroll to the top.",
    ],
    law: .retapPopsToRoot
  )
}
