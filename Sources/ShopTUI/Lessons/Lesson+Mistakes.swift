import NavigationLaws
import ShopCore

extension Lesson {
  /// One lesson for each wrong wiring.
  static var mistakes: [Lesson] {
    [appLevelPath, sharedTabStack, appStorage, tabStorage, droppedColdLink, noPopToRootOnRetap]
  }

  private static let appLevelPath = Lesson(
    name: NamedWiring.appLevelPath.rawValue,
    title: "One router for all windows",
    wiring: .appLevelPath,
    symptom: "Open something in one window, and every other window goes there too.",
    steps: [
      LessonStep(
        .press(Key(.enter)),
        "opens the Teapot in A. On the right B goes there too: it flashes.",
        asking: .windows
      ),
      LessonStep(.press(Key(.tab)), "moves the focus to B. Watch A while B acts."),
      LessonStep(
        .press(.character("2")),
        "selects Search in B. On the right A leaves its product too."
      ),
      LessonStep(
        .press(.character("1")),
        "goes back to Home in B. On the right both windows share one place."
      ),
    ],
    why: [
      "The router was made with the app and passed to every window. It works as long as there is one "
        + "window; the second one shows that the router belonged to none.",
      "Each window has to make its own. The factory is called once for each window: a router made "
        + "inside it belongs to the window, one made outside it is shared by all.",
    ],
    law: .windowIsolation,
    cases: [
      RealCase(
        place: "Dimillian/IceCubesApp#1059",
        words: "the App holds the tab selection, and an icon tapped in one window acts in the other"
      ),
      RealCase(
        place: "tryswift/try-swift-tokyo#49",
        words: "a second window followed the first; the cure was to allow one window only"
      ),
    ]
  )

  private static let sharedTabStack = Lesson(
    name: NamedWiring.sharedTabStack.rawValue,
    title: "One stack for all tabs of a window",
    wiring: .sharedTabStack,
    symptom:
      "Select another tab, and it shows the first tab's page; go back, and the page is gone from both.",
    steps: [
      LessonStep(.press(.character("2")), "selects Search, which is at its root …"),
      LessonStep(.press(.character("1")), "… and Home again. Both tabs have been used now."),
      LessonStep(
        .press(Key(.enter)),
        "opens the Teapot in Home. On the right Search, which is out of sight, gets it as well.",
        asking: .tabs
      ),
      LessonStep(
        .press(.character("2")),
        "selects Search. On the left it is at its root; on the right it shows the Teapot."
      ),
      LessonStep(
        .press(.character("0")),
        "pops Search to its root. On the left it is there already …"
      ),
      LessonStep(
        .press(.character("1")),
        "… and selects Home. On the right it is at its root: its history is lost."
      ),
    ],
    why: [
      "Three coordinators, typed for their tabs, were given one store. Types keep a Profile route off "
        + "Home, but do not keep the tabs from sharing one stack.",
      "The selected tab and each tab's path are different facts. With one path for all tabs, "
        + "selecting a tab loses the others' paths.",
    ],
    law: .tabIsolation,
    cases: [
      RealCase(
        place: "Jasonette/JASONETTE-iOS#334",
        words: "a tab that was just selected showed the page of another tab"
      ),
      RealCase(
        place: "ls1intum/artemis-ios PR 417",
        words:
          "one navigation controller served all windows; the cure was to turn several windows off"
      ),
    ]
  )

  private static let appStorage = Lesson(
    name: NamedWiring.appStorage.rawValue,
    title: "Every window saved under one key",
    wiring: .appStorage,
    symptom:
      "All looks well until the next start: then every window shows the same place. The lines below the "
      + "windows, which read the saved state, warn before that.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in A."),
      LessonStep(.press(Key(.tab)), "moves the focus to B."),
      LessonStep(.press(.character("3")), "selects Profile in B. Two windows, two places."),
      LessonStep(
        .relaunch,
        "quits and starts again. On the right both windows read what was written last: A is where B was.",
        asking: .windows
      ),
    ],
    why: [
      "The state was saved under one key for the app. Every window overwrites it, and every window "
        + "reads it as its own.",
      "Saved state belongs to the scene, like its router: the key contains the scene's identity. The "
        + "mistake shows only at the next launch, where few people look for it.",
    ],
    law: .restoreIsIdentity,
    cases: [
      RealCase(
        place: "DanXi-Dev/DanXi-swift#97",
        words: "all windows show the same section; a redesign did not help"
      ),
      RealCase(
        place: "mozilla-mobile/firefox-ios#21091",
        words: "a second window was restored blank, without the tabs it was closed with"
      ),
    ]
  )

  private static let tabStorage = Lesson(
    name: NamedWiring.tabStorage.rawValue,
    title: "All tabs of a window saved under one key",
    wiring: .tabStorage,
    symptom:
      "All looks well until the next start: then one tab shows what another one had.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in Home."),
      LessonStep(.press(.character("3")), "selects Profile …"),
      LessonStep(.press(Key(.enter)), "… and opens its first row. Two tabs, two back stacks."),
      LessonStep(
        .relaunch,
        "quits and starts again. On the right what was written last replaced the rest, and a tab that "
          + "cannot show it is at its root.",
        asking: .tabs
      ),
    ],
    why: [
      "The stack was saved under a key that names the window but not the tab. Every tab overwrites it, "
        + "and every tab reads it as its own.",
      "Each tab has its own back stack, in memory and on disk: the key names the scene and "
        + "the tab.",
    ],
    law: .restoreIsIdentity,
    cases: [
      RealCase(
        place: "brave/browser-ios#695",
        words: "the tab that was selected was restored at another page than it was left at"
      ),
      RealCase(
        place: "duckduckgo/iOS#480",
        words: "a restored tab kept its page and lost the steps back from it"
      ),
    ]
  )

  private static let droppedColdLink = Lesson(
    name: NamedWiring.droppedColdLink.rawValue,
    title: "A link that comes early is lost",
    wiring: .droppedColdLink,
    symptom: "A link works while the shop runs, and does nothing when it starts the shop.",
    steps: [
      LessonStep(
        .launch(opening: "product/teapot"),
        "starts the shop by a link to the Teapot. On the left A opens it; on the right A shows Home: the "
          + "link is lost.",
        asking: .windows
      ),
      LessonStep(
        .open("product/teapot"),
        "sends the same link while the shop runs, and it works on both sides."
      ),
    ],
    why: [
      "At launch a window is not ready: restoring its saved state would undo whatever a link did. "
        + "A link that has nowhere to wait is lost.",
      "Every window needs its own queue: links wait in order and are opened once the window is ready. "
        + "Restore-then-link and link-then-restore end the same.",
    ],
    law: .linkLandsOnce,
    cases: [
      RealCase(
        place: "home-assistant/iOS#4040",
        words: "the link that starts the app leads nowhere"
      )
    ]
  )

  private static let noPopToRootOnRetap = Lesson(
    name: NamedWiring.noPopToRootOnRetap.rawValue,
    title: "Selecting the selected tab does nothing",
    wiring: .noPopToRootOnRetap,
    symptom:
      "Deep inside a tab, pressing its tab does nothing: the only way out is back, back, back.",
    steps: [
      LessonStep(.press(Key(.enter)), "opens the Teapot in Home."),
      LessonStep(.press(Key(.end)), "goes to the last row."),
      LessonStep(.press(Key(.enter)), "opens it: two steps deep."),
      LessonStep(
        .press(.character("1")),
        "is the selected tab. On the left it pops to its root; on the right nothing happens.",
        asking: .windows
      ),
      LessonStep(
        .press(.character("0")),
        "pops to the root on the right too, if you know that key: 1 should have done it."
      ),
    ],
    why: [
      "The selection was set to the value it had. That is no change, so nothing is observed, and "
        + "nothing pops.",
      "Selecting is an action, not an assignment. Then selecting the selected tab can pop it to its "
        + "root, and at the root scroll to the top.",
    ],
    law: .retapPopsToRoot,
    cases: [
      RealCase(
        place: "woocommerce/woocommerce-ios#13263",
        words: "tapping the tab again does nothing, however deep it is"
      ),
      RealCase(
        place: "canopas/UIPilot#63",
        words: "tapping the selected tab again leaves all its pages where they are"
      ),
    ]
  )
}
