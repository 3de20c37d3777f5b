import Foundation
import NavigationLaws
import SceneNavigation
import ShopCore
import ShopData
import Testing

@testable import ShopTUI

@MainActor @Suite struct `The manual's fields of JSON` {
  @Test func `are those of a verification`() throws {
    let catalog = try CatalogReader().embedded()
    let shop = ShopState(catalog: catalog, account: Account.samples.first)
    let wiring = NamedWiring.sharedTabStack
    let found = ShopVerification(shop, windows: 2, composed: wiring.switches)
      .random(events: 60, seed: 7)
    let law = try #require(found.counterexamples.first).law
    var event = RecordedEvent(.push, window: 0)
    (event.tab, event.path, event.sheet) = ("Home", ["cart"], "filter")
    (event.event, event.age) = ("reload", 1)

    let report = VerifyReport(
      found,
      wiring: wiring,
      windows: 2,
      seed: 7,
      depth: 1,
      events: found.events,
      scripts: [law: Script([.windows(2)])],
      time: .zero
    )

    // No one event has all fields.
    let encoded = String(decoding: try JSONEncoder().encode(event), as: UTF8.self)
    let fields = try fields(of: report.prettyJSON())
      .union(fields(of: encoded).map { "laws[].history[].\($0)" })
    #expect(fields == documented("shop verify --json"))
  }

  @Test func `are those of the windows`() throws {
    let app = try DependencyContainer().makeApp(windowCount: 1)
    let window = app.windows.focus
    func act(_ action: SceneAction) { app.send(.scene(action, in: window), cause: .key) }
    var settings = app.shop.state.settings
    settings.goesBackAcrossTabs = true
    app.send(.shop(.changeSettings(settings)), cause: .key)
    act(.selectTab(.search))
    act(.beginEditing(.root(.search), .query))
    act(.edit(.root(.search), .query, .insert("tea")))
    act(.edit(.root(.search), .query, .selectAll))
    act(.navigate(.home(.product("teapot"))))
    let entry = try #require(app.lastState.scene(window)?.stack(of: .home).top)
    act(.look(.entry(entry.id), selection: 2, scroll: 1, isScrolledAway: true))
    act(.present(.sheet(.writeReview("teapot"))))
    app.send(.app(.openWindow(nil)), cause: .key)
    let storage = MemoryWindowStorage()
    _ = try SceneSaver(storage: storage, writing: app.lastState)
    var damage = StoredChanges()
    damage.scenes = [window: ["home/1": Data("damaged".utf8)]]
    try storage.write(damage)

    let listing = try SceneListing(of: storage.stored, under: .perScene)

    #expect(try fields(of: listing.json()) == documented("shop scenes --json"))
  }

  @Test func `are those of the places`() throws {
    let json = try RoutesCommand.graph().json()

    #expect(try fields(of: json) == documented("shop routes --format json"))
  }

  private func documented(_ command: String) -> Set<String> {
    let tables = JSONFields.tables.filter { $0.command == command }
    return Set(tables.flatMap(\.rows).map(\.field))
  }

  private func fields(of json: String) throws -> Set<String> {
    var fields: Set<String> = []
    Self.add(try JSONSerialization.jsonObject(with: Data(json.utf8)), at: "", to: &fields)
    return fields
  }

  /// Adds the way to every value; what the manual lists by itself begins anew.
  private static func add(_ value: Any, at path: String, to fields: inout Set<String>) {
    let part = part(of: path)
    if part != nil { fields.insert(path) }
    let place = part ?? path
    if let values = value as? [Any] {
      for value in values { add(value, at: path + "[]", to: &fields) }
    } else if let object = value as? [String: Any], !isWhole(path) {
      for (key, value) in object {
        let name = path.hasSuffix(".stacks") ? "TAB" : path.hasSuffix(".drafts") ? "FIELD" : key
        add(value, at: place.isEmpty ? name : "\(place).\(name)", to: &fields)
      }
    } else {
      fields.insert(path)
    }
  }

  /// Whether a value is told of as one, whatever is in it.
  private static func isWhole(_ path: String) -> Bool {
    ["ENTRY.id", "ENTRY.route.value"].contains(path)
      || [".presentations[].id", ".content", ".presenter"].contains { path.hasSuffix($0) }
  }

  private static func part(of path: String) -> String? {
    if path.hasSuffix(".stack") || path.hasSuffix(".TAB") { return "STACK" }
    if path == "STACK.entries[]" { return "ENTRY" }
    return ["STACK.root", "ENTRY.view"].contains(path) ? "VIEW" : nil
  }
}
