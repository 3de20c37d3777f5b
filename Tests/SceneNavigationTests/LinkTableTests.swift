import SceneNavigation
import Testing

@Suite struct `A link table` {
  private let table = LinkTable(
    for: "the notes",
    tabs: ["Notes"],
    schemes: ["notes"],
    rows: [
      LinkRow("notes", name: "Notes", rootOf: 0),
      LinkRow(
        "page",
        name: "Page",
        segments: ["page", .slot(LinkSlot("page", example: "7"))],
        tabs: [0],
        read: { values, _ in Int(values[0]).map { NavigationPath([PlaceRoute.product("\($0)")]) } },
        write: { _, _ in nil }
      ),
    ]
  )

  @Test func `refuses a value that a row does not accept`() throws {
    let target = table.target(of: try table.link("notes://page/7"))
    #expect(target.path == NavigationPath([PlaceRoute.product("7")]))

    #expect(throws: LinkError.wrongValue("seven", in: "page/ID")) {
      try table.link("notes://page/seven")
    }
    #expect(throws: LinkError.wrongValue("", in: "page/ID")) { try table.link("page", [], in: 0) }
  }

  @Test func `without rows refuses every link`() {
    let empty = LinkTable(for: "the notes", tabs: ["Notes"], schemes: ["notes"], rows: [])
    #expect(throws: LinkError.incomplete(after: "", expected: [])) { try empty.link("notes://") }
    #expect(throws: LinkError.self) { try empty.link("notes://page/7") }
  }
}
