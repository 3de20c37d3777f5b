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

  @Test func `says which row is wrong, and what to do`() async throws {
    let unknownTab = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Self.table(LinkRow("more", name: "More", rootOf: 9))
    }
    #expect(
      try words(of: unknownTab).contains(
        "The links of the notes: the row “more” opens in tab 9, but the table names 1, "
          + "counted from 0. Correct the row, or name the tab in “tabs:”."
      )
    )
    let sameID = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Self.table(Self.page("notes", ["other"]))
    }
    #expect(
      try words(of: sameID).contains("two rows have the id “notes”. Give one of them another.")
    )
    let noTab = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Self.table(Self.page("lost", ["lost"], tabs: []))
    }
    #expect(try words(of: noTab).contains("the row “lost” opens in no tab."))
  }

  @Test func `says which row gets no links, and what to do`() async throws {
    let hidden = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Self.table(Self.page("page", ["page", .slot(id)]), Self.page("new", ["page", "new"]))
    }
    #expect(
      try words(of: hidden).contains(
        "the row “new” gets no links, because “page” comes first and takes “page/new” as "
          + "“page/ID”. Put it first, or spell equal parts alike."
      )
    )
    let spelledAnew = await #expect(processExitsWith: .failure) {
      let name = LinkSlot("name", spelling: "NAME", example: "n")
      _ = Self.table(
        Self.page("page", ["page", .slot(id)]),
        Self.page("line", ["page", .slot(name), "line"])
      )
    }
    #expect(spelledAnew != nil)
    let right = Self.table(
      Self.page("new", ["page", "new"]),
      Self.page("page", ["page", .slot(id)])
    )
    #expect(try right.link("notes://page/new").row == "new")
    #expect(try right.link("notes://page/newer").row == "page")
  }

  private static func table(_ rows: LinkRow...) -> LinkTable {
    let root = LinkRow("notes", name: "Notes", rootOf: 0)
    return LinkTable(for: "the notes", tabs: ["Notes"], schemes: ["notes"], rows: [root] + rows)
  }

  private static func page(_ id: String, _ segments: [LinkSegment], tabs: [Int] = [0]) -> LinkRow {
    LinkRow(
      id,
      name: id,
      segments: segments,
      tabs: tabs,
      read: { values, _ in NavigationPath(values.map { PlaceRoute.product($0) }) },
      write: { _, _ in nil }
    )
  }

  private func words(of result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test func `prints only what reads back as the same link`() throws {
    let notes = Self.table(
      Self.page("new", ["folder", "new"]),
      Self.page("folder", ["folder", .slot(id)]),
      Self.page("sale", ["100%", "café", .slot(id)])
    )
    let folder = try notes.link("folder", ["old"], in: 0)
    #expect(try notes.link(notes.text(of: folder)) == folder)
    #expect(throws: LinkError.wrongValue("new", in: "folder/ID")) {
      try notes.link("folder", ["new"], in: 0)
    }

    let sale = try notes.link("sale", ["7"], in: 0)
    #expect(notes.text(of: sale) == "notes://100%25/caf%C3%A9/7")
    #expect(try notes.link(notes.text(of: sale)) == sale)

    // Without a root, the second tab has no name to start its links with.
    let rootless = LinkTable(
      for: "the notes",
      tabs: ["Notes", "Bin"],
      schemes: ["notes"],
      rows: [Self.page("page", ["page", .slot(id)], tabs: [0, 1])]
    )
    #expect(throws: LinkError.notInTab("page", tab: "Bin")) {
      try rootless.link("page", ["7"], in: 1)
    }
  }

  @Test func `prints the rows of a tab that mixes routes`() throws {
    let notes = Self.table(
      LinkRow("any/:id", name: "Any", in: TabKey<AnyRoute>(0)) { values in
        [AnyRoute(PlaceRoute.product(values[0]))]
      } write: { routes in
        routes.map { route in
          guard case .product(let id)? = route.value(as: PlaceRoute.self) else { return "" }
          return id
        }
      }
    )

    let link = try notes.link("notes://any/cup")
    let path = notes.target(of: link).path

    #expect(try notes.link(to: path, in: 0) == link)
  }

  @Test func `refuses a link without a path where the first row has a slot`() {
    let pages = LinkTable(
      for: "the notes",
      tabs: ["Notes"],
      schemes: ["notes"],
      rows: [Self.page("page", ["page", .slot(id)])]
    )

    #expect(throws: LinkError.blank(expected: ["page"])) { try pages.link("notes://") }
  }

  @Test func `without rows refuses every link`() {
    let empty = LinkTable(for: "the notes", tabs: ["Notes"], schemes: ["notes"], rows: [])
    #expect(throws: LinkError.incomplete(after: "", expected: [])) { try empty.link("notes://") }
    #expect(throws: LinkError.self) { try empty.link("notes://page/7") }
  }
}

private let id = LinkSlot("page", example: "7")
