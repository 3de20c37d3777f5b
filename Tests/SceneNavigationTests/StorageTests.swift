import Foundation
import SceneNavigation
import Testing

/// An app of two tabs that presents a note over them.
extension AppDescription {
  fileprivate enum Note: Modal { case write(String) }

  fileprivate static let notes = AppDescription(
    tabs: [
      Tab("places", title: "Places") { $0.base is PlaceRoute },
      Tab("people", title: "People") { $0.base is PersonID },
    ],
    routes: .sample,
    presenting: Note.self
  )
}

@MainActor @Suite struct `The windows of any app` {
  @Test(arguments: ["", "a/b", "next", "presentation"])
  func `are saved under no tab’s name that something else is saved under`(name: String) async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name] in
      _ = AppDescription(
        tabs: [AppDescription.Tab(name, title: "A") { _ in true }],
        routes: .sample
      )
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("No tab can be saved under the name “\(name)”."))
  }

  private let storage = MemoryWindowStorage()
  private let coding = SceneCoding(.notes)
  private let window = SceneWindow(id: SceneID(number: 1), letter: "A")

  private func entry(_ number: Int, _ route: some Route) -> Entry {
    Entry(
      id: Entry.ID(scene: window.id, number: number),
      route: AnyRoute(route),
      cause: .key
    )
  }

  private var scene: SceneState {
    var scene = SceneState(selection: 1, nextNumber: 5)
    scene.stacks[0] = BackStack(
      entries: [entry(1, PlaceRoute.cart), entry(2, PlaceRoute.product("cup"))]
    )
    scene.stacks[1] = BackStack(entries: [entry(3, PersonID("ada"))])
    scene.presentations = [
      Presentation(
        id: Entry.ID(scene: window.id, number: 4),
        presenting: AnyRoute(AppDescription.Note.write("tea")),
        cause: .key,
        presenter: Entry.ID(scene: window.id, number: 3)
      )
    ]
    return scene
  }

  private func state(_ scene: SceneState) -> AppState {
    AppState(
      windows: [AppState.WindowState(window: window, scene: scene)],
      focus: window.id,
      arrangement: Arrangement(),
      nextScene: 2
    )
  }

  private func save(_ scene: SceneState) throws {
    try SceneSaver(storage: storage, inPlaceOf: nil, coding: coding).save(state(scene))
  }

  @Test func `are written whole once an account was left`() throws {
    let saver = SceneSaver(storage: storage, inPlaceOf: nil, coding: coding)
    try saver.save(state(scene))
    let before = storage.stored

    saver.note(moved: [], windowsMayHaveChanged: false, accountWasLeft: true)
    try saver.save(state(scene))

    #expect(storage.stored == before)
    #expect(storage.lastChanges.forgetsEverything)
  }

  @Test func `are restored as they were saved`() throws {
    try save(scene)

    let restored = Restoration(of: storage.stored, coding: coding)

    #expect(restored.state.scene(window.id) == scene)
    #expect(restored.unreadable.isEmpty)
  }

  @Test func `are saved under the names of the app's tabs`() throws {
    try save(scene)

    #expect(
      storage.stored.scenes[window.id]?.keys.sorted()
        == ["next", "people/0", "places/0", "places/1", "presentation/0", "tab"]
    )
  }

  @Test func `keep the readable beginning of a stack, and put the rest aside`() throws {
    try save(scene)
    var stored = storage.stored
    stored.scenes[window.id]?["places/1"] = Data("damaged".utf8)

    let restored = Restoration(of: stored, coding: coding)

    #expect(restored.state.scene(window.id)?.stack(of: 0).depth == 1)
    #expect(restored.state.scene(window.id)?.stack(of: 1) == scene.stack(of: 1))
    #expect(restored.unreadable.map(\.key) == ["places/1"])
    #expect(
      restored.notices[window.id] == "Could not be read and was set aside: 1 step of Places."
    )
  }

  @Test func `keep no route that the tab does not take`() throws {
    var scene = scene
    scene.stacks[0]?.push(entry(9, PersonID("tess")))
    try save(scene)

    let restored = Restoration(of: storage.stored, coding: coding)

    #expect(restored.state.scene(window.id)?.stack(of: 0).depth == 2)
    #expect(restored.unreadable.first?.reason == "belongs to another tab")
  }

  @Test func `keep the readable beginning also where a state is encoded as one value`() throws {
    var deep = scene
    deep.stacks[0]?.push(entry(5, ProductID("gone")))
    deep.stacks[0]?.push(entry(6, PlaceRoute.cart))
    let older = AppDescription(
      tabs: AppDescription.notes.tabs.map { tab in
        AppDescription.Tab(tab.name.stringValue, title: tab.title) { _ in true }
      },
      routes: .sample,
      presenting: AppDescription.Note.self
    )
    let saved = try SceneCoding(older).encode(deep)
    let newer = AppDescription(
      tabs: AppDescription.notes.tabs,
      routes: RouteTypes([PlaceRoute.self, PersonID.self]),
      presenting: AppDescription.Note.self
    )

    let read = try SceneCoding(newer).decode(SceneState.self, from: saved)

    #expect(read == scene)
  }

  @Test func `lose with a step what was presented from it`() throws {
    let saved = try coding.encode(scene)
    let newer = AppDescription(
      tabs: AppDescription.notes.tabs,
      routes: RouteTypes([PlaceRoute.self]),
      presenting: AppDescription.Note.self
    )

    let read = try SceneCoding(newer).decode(SceneState.self, from: saved)

    #expect(read.stack(of: 1).isAtRoot)
    #expect(read.presentations.isEmpty)
  }

  @Test func `keep the routes of a tab that names their type, which need not be listed`() throws {
    let app = AppDescription(
      tabs: ["open", "done"].map { AppDescription.Tab($0, title: $0, for: AccountRoute.self) },
      routes: RouteTypes([])
    )
    var scene = SceneState()
    scene.stacks[1] = BackStack(entries: [entry(1, AccountRoute.orders)])
    let storage = MemoryWindowStorage()
    let saver = SceneSaver(storage: storage, inPlaceOf: nil, coding: SceneCoding(app))

    try saver.save(state(scene))

    #expect(saver.unsavable.isEmpty)
    let restored = Restoration(of: storage.stored, coding: SceneCoding(app))
    #expect(restored.state.scene(window.id)?.stacks == scene.stacks)
  }

  @Test func `cannot be encoded without the app they are of`() {
    #expect {
      try JSONEncoder().encode(scene)
    } throws: { error in
      "\(error)".contains("userInfo[AppDescription.key]")
    }
  }
}
