/// The fields of the JSON output, as listed in the manual.
nonisolated enum JSONFields {
  typealias Rows = [(field: String, words: String)]

  static let tables = [
    (command: "shop verify --json", rows: verification),
    (command: "shop scenes --json", rows: scenes),
    (command: "shop routes --format json", rows: routes),
  ]

  private static let verification: Rows = [
    ("wiring", "The wiring of the windows."),
    ("windows", "Number of windows at the start of a history."),
    ("seed", "Random seed."),
    ("depth", "Length up to which every history was checked."),
    ("states", "Number of different states reached."),
    ("events", "Number of events in all histories."),
    ("isInterrupted", "Whether Ctrl-C stopped it early."),
    ("seconds", "Duration of the events."),
    (
      "secondsBeside",
      "Duration of the rest: saving, links, damaged state and drawn frames."
    ),
    ("neverReached[]", "A tab, route, sheet or custom event that no history reached."),
    ("laws[].law", "Name of a law; all are listed, always in the same order."),
    ("laws[].cases", "Number of times it was checked."),
    ("laws[].holds", "Whether it held every time."),
    ("laws[].finding", "What broke it, in words."),
    ("laws[].history[].kind", "Kind of an event that breaks it, from new windows on."),
    ("laws[].history[].window", "Place of its window, from 0."),
    ("laws[].history[].tab", "Tab it selects, writes to, or opens a link in."),
    ("laws[].history[].path[]", "Route it pushes, or path of its link."),
    ("laws[].history[].sheet", "What it presents."),
    ("laws[].history[].event", "What else happens, by name."),
    ("laws[].history[].age", "Number of presentations or changes since."),
    ("laws[].story", "The same as a story: each step, and each window before and after."),
    ("laws[].script[]", "The same as lines of a script, if keys can express it."),
  ]

  private static let scenes: Rows = [
    ("windows[].window.id", "Number of the window's scene; never reused."),
    ("windows[].window.letter", "Letter of the window."),
    ("windows[].window.opener", "Number of the scene it was opened from; absent in the first."),
    ("windows[].scene.selectedTab", "`home`, `search` or `profile`."),
    ("windows[].scene.stacks.TAB", "A STACK for each tab that was used."),
    ("windows[].scene.presentations[].id", "As that of an ENTRY."),
    ("windows[].scene.presentations[].content", "What is presented, by its kind."),
    ("windows[].scene.presentations[].cause", "As that of an ENTRY."),
    (
      "windows[].scene.presentations[].presenter",
      "Id of the ENTRY it was presented from; absent at a root."
    ),
    ("windows[].scene.presentations[].stack", "The flow's own STACK."),
    ("windows[].scene.origins[]", "Tabs that back returns to, if it leads across tabs."),
    ("windows[].scene.nextEntry", "Number of the next entry or presentation."),
    ("focus", "Number of the focused window's scene."),
    ("arrangement.layout", "`automatic`, `columns`, `rows`, `grid` or `main`."),
    ("arrangement.isZoomed", "Whether the focused window is zoomed."),
    ("nextScene", "Number of the next window's scene."),
    (
      "unreadable[].scene",
      "Scene of the unreadable value; absent if it is about all windows."
    ),
    ("unreadable[].key", "Its storage key, such as `home/0`."),
    ("unreadable[].reason", "Why it cannot be restored."),
    ("STACK.root", "The VIEW of the tab's first screen."),
    ("STACK.entries[]", "Each ENTRY above the root, the top one last."),
    ("ENTRY.id", "Its `number`, unique in its `scene`."),
    ("ENTRY.route.type", "Type of the route."),
    ("ENTRY.route.value", "The route with its ids."),
    (
      "ENTRY.cause",
      "What caused it: `key`, `click`, `link`, `guard`, `payment` or `script`."
    ),
    ("ENTRY.view", "The VIEW of its screen."),
    ("VIEW.selection", "Number of the selected row; 0 if absent."),
    ("VIEW.scroll", "Number of lines scrolled out above; 0 if absent."),
    (
      "VIEW.isScrolledAway",
      "Whether the selected row was scrolled out of sight; false if absent."
    ),
    ("VIEW.drafts.FIELD.text", "Text typed into a field."),
    ("VIEW.drafts.FIELD.cursor", "Number of characters before the cursor."),
    ("VIEW.drafts.FIELD.isSelected", "Whether all of it is selected."),
    ("VIEW.editing", "The field with the cursor."),
  ]

  private static let routes: Rows = [
    ("places[].name", "Name of a place."),
    ("places[].link", "Its link; capitals stand for variable parts."),
    ("places[].example", "An example."),
    ("places[].tab", "The tab it belongs to."),
    ("places[].screen", "Its screen, as named in the edges."),
    ("edges[].from", "A screen that leads to another one."),
    ("edges[].to", "The screen it leads to."),
  ]
}
