/// The fields of the JSON output, as listed in the manual.
nonisolated enum JSONFields {
  struct Row {
    let field: String
    let words: String

    init(_ field: String, _ words: String) {
      self.field = field
      self.words = words
    }
  }

  static let tables = [
    (command: "shop verify --json", rows: verification),
    (command: "shop scenes --json", rows: scenes),
    (command: "shop routes --format json", rows: routes),
  ]

  private static let verification = [
    Row("wiring", "The wiring of the windows."),
    Row("windows", "Number of windows at the start of a history."),
    Row("seed", "Random seed."),
    Row("depth", "Length up to which every history was checked."),
    Row("states", "Number of different states reached."),
    Row("events", "Number of events in all histories."),
    Row("isInterrupted", "Whether Ctrl-C stopped it early."),
    Row("seconds", "Duration of the events."),
    Row(
      "secondsBeside",
      "Duration of the rest: saving, links, damaged state and drawn frames."
    ),
    Row("neverReached[]", "A tab, route, sheet or custom event that no history reached."),
    Row("laws[].law", "Name of a law; all are listed, always in the same order."),
    Row("laws[].cases", "Number of times it was checked."),
    Row("laws[].holds", "Whether it held every time."),
    Row("laws[].finding", "What broke it, in words."),
    Row("laws[].history[].kind", "Kind of an event that breaks it, from new windows on."),
    Row("laws[].history[].window", "Place of its window, from 0."),
    Row("laws[].history[].tab", "Tab it selects, writes to, or opens a link in."),
    Row("laws[].history[].path[]", "Route it pushes, or path of its link."),
    Row("laws[].history[].sheet", "What it presents."),
    Row("laws[].history[].event", "What else happens, by name."),
    Row("laws[].history[].age", "Number of presentations or changes since."),
    Row("laws[].story", "The same as a story: each step, and each window before and after."),
    Row("laws[].script[]", "The same as lines of a script, if keys can express it."),
  ]

  private static let scenes = [
    Row("windows[].window.id", "Number of the window's scene; never reused."),
    Row("windows[].window.letter", "Letter of the window."),
    Row("windows[].window.opener", "Number of the scene it was opened from; absent in the first."),
    Row("windows[].scene.selectedTab", "`home`, `search` or `profile`."),
    Row("windows[].scene.stacks.TAB", "A STACK for each tab that was used."),
    Row("windows[].scene.presentations[].id", "As that of an ENTRY."),
    Row("windows[].scene.presentations[].content", "What is presented, by its kind."),
    Row("windows[].scene.presentations[].cause", "As that of an ENTRY."),
    Row(
      "windows[].scene.presentations[].presenter",
      "Id of the ENTRY it was presented from; absent at a root."
    ),
    Row("windows[].scene.presentations[].stack", "The flow's own STACK."),
    Row("windows[].scene.origins[]", "Tabs that back returns to, if it leads across tabs."),
    Row("windows[].scene.nextEntry", "Number of the next entry or presentation."),
    Row("focus", "Number of the focused window's scene."),
    Row("arrangement.layout", "`automatic`, `columns`, `rows`, `grid` or `main`."),
    Row("arrangement.isZoomed", "Whether the focused window is zoomed."),
    Row("nextScene", "Number of the next window's scene."),
    Row(
      "unreadable[].scene",
      "Scene of the unreadable value; absent if it is about all windows."
    ),
    Row("unreadable[].key", "Its storage key, such as `home/0`."),
    Row("unreadable[].reason", "Why it cannot be restored."),
    Row("STACK.root", "The VIEW of the tab's first screen."),
    Row("STACK.entries[]", "Each ENTRY above the root, the top one last."),
    Row("ENTRY.id", "Its `number`, unique in its `scene`."),
    Row("ENTRY.route.type", "Type of the route."),
    Row("ENTRY.route.value", "The route with its ids."),
    Row(
      "ENTRY.cause",
      "What caused it: `key`, `click`, `link`, `guard`, `payment` or `script`."
    ),
    Row("ENTRY.view", "The VIEW of its screen."),
    Row("VIEW.selection", "Number of the selected row; 0 if absent."),
    Row("VIEW.scroll", "Number of lines scrolled out above; 0 if absent."),
    Row(
      "VIEW.isScrolledAway",
      "Whether the selected row was scrolled out of sight; false if absent."
    ),
    Row("VIEW.drafts.FIELD.text", "Text typed into a field."),
    Row("VIEW.drafts.FIELD.cursor", "Number of characters before the cursor."),
    Row("VIEW.drafts.FIELD.isSelected", "Whether all of it is selected."),
    Row("VIEW.editing", "The field with the cursor."),
  ]

  private static let routes = [
    Row("places[].name", "Name of a place."),
    Row("places[].link", "Its link; capitals stand for variable parts."),
    Row("places[].example", "An example."),
    Row("places[].tab", "The tab it belongs to."),
    Row("places[].screen", "Its screen, as named in the edges."),
    Row("edges[].from", "A screen that leads to another one."),
    Row("edges[].to", "The screen it leads to."),
  ]
}
