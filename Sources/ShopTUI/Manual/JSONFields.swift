/// The fields of what is printed as JSON, as the manual lists them.
nonisolated enum JSONFields {
  struct Row {
    let field: String
    let words: String

    init(_ field: String, _ words: String) {
      self.field = field
      self.words = words
    }
  }

  /// For each command its rows.
  static let tables = [
    (command: "shop verify --json", rows: verification),
    (command: "shop scenes --json", rows: scenes),
    (command: "shop routes --format json", rows: routes),
  ]

  private static let verification = [
    Row("wiring", "What the windows were composed from."),
    Row("windows", "How many there were at the beginning of a history."),
    Row("seed", "Where random histories began."),
    Row("depth", "The length up to which every history was looked at."),
    Row("states", "How many states were met that differ, with a depth."),
    Row("events", "How many events happened in all histories."),
    Row("isInterrupted", "Whether it was ended with Ctrl-C before all was looked at."),
    Row("seconds", "How long they took."),
    Row(
      "secondsBeside",
      "How long the rest took: what random histories save, places, damage and drawn frames."
    ),
    Row("laws[].law", "The name of a law; all are listed, in one order."),
    Row("laws[].cases", "How often it could have broken."),
    Row("laws[].seconds", "About how long checking it took: of many events one is timed."),
    Row("laws[].holds", "Whether it never broke."),
    Row("laws[].finding", "What was found where it broke, in words."),
    Row("laws[].history[]", "The events that break it, from fresh windows on, as Swift."),
    Row("laws[].script[]", "The same as the lines of a script, if keys reach as far."),
  ]

  private static let scenes = [
    Row("windows[].window.id", "The number of a window's scene; no other one ever gets it."),
    Row("windows[].window.letter", "The letter it is called by."),
    Row("windows[].scene.selectedTab", "`home`, `search` or `profile`."),
    Row("windows[].scene.stacks.TAB", "A STACK for each tab that was used."),
    Row("windows[].scene.presentations[].id", "As that of an ENTRY."),
    Row("windows[].scene.presentations[].content", "What is presented, by its kind."),
    Row("windows[].scene.presentations[].cause", "As that of an ENTRY."),
    Row(
      "windows[].scene.presentations[].presenter",
      "The id of the ENTRY it was presented from; not there where that was a root."
    ),
    Row("windows[].scene.presentations[].stack", "The STACK a flow has of its own."),
    Row("windows[].scene.origins[]", "The tabs one came from, where back leads across tabs."),
    Row("windows[].scene.nextEntry", "The number the next entry or presentation gets."),
    Row("focus", "The number of the focused window's scene."),
    Row("arrangement.layout", "`automatic`, `columns`, `rows`, `grid` or `main`."),
    Row("arrangement.isZoomed", "Whether the focused window has the screen to itself."),
    Row("nextScene", "The number the next window's scene gets."),
    Row(
      "unreadable[].scene",
      "The window's scene of what cannot be read; not there for all windows."
    ),
    Row("unreadable[].key", "The name it is kept under, such as `home/0`."),
    Row("unreadable[].reason", "Why it is put aside when the windows come back."),
    Row("STACK.root", "The VIEW of the tab's first screen."),
    Row("STACK.entries[]", "Each ENTRY above it, the one on top last."),
    Row("ENTRY.id", "Its `number`, and the `scene` in which no other has that."),
    Row("ENTRY.route.type", "The kind of place."),
    Row("ENTRY.route.value", "The place, with the ids it takes."),
    Row(
      "ENTRY.cause",
      "What made it: `key`, `click`, `link`, `restore`, `guard`, `payment` or `script`."
    ),
    Row("ENTRY.view", "The VIEW of its screen."),
    Row("VIEW.selection", "The number of the selected row; 0 where it is not there."),
    Row("VIEW.scroll", "How many lines are scrolled out above; 0 where it is not there."),
    Row("VIEW.drafts.FIELD.text", "What was typed into a field."),
    Row("VIEW.drafts.FIELD.cursor", "How many characters stand before the cursor there."),
    Row("VIEW.drafts.FIELD.isSelected", "Whether all of it is selected."),
    Row("VIEW.editing", "The field that takes the keys."),
  ]

  private static let routes = [
    Row("places[].name", "What a place is called."),
    Row("places[].link", "Its link, with capitals for what differs."),
    Row("places[].example", "Such a link."),
    Row("places[].tab", "The tab it belongs to."),
    Row("places[].screen", "The screen it shows, as the edges name it."),
    Row("edges[].from", "A screen that leads to another one."),
    Row("edges[].to", "The screen it leads to."),
  ]
}
