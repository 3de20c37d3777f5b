import ArgumentParser
import Platform
import SceneNavigation
import ShopCore
import ShopData

/// Measures saving a step and restoring many windows.
struct SavingBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "saving",
    abstract: "Writes steps above short and long paths, and restores many windows.",
    discussion: """
      A step is an entry pushed or popped in one of three windows, written in a transaction of its \
      own. Restoring reads and checks all that is kept of 26 windows with 30 steps each.
      """
  )

  @Option(help: "How many steps are written at each depth.")
  var steps = 2_000

  func run() throws {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor private func measure() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try ShopDatabase(path: folder.appending(path: "shop.db").path)

    print("saving a step       p50 ms       p99      max")
    for depth in [10, 10_000] {
      let timings = try stepTimings(depth: depth, in: database)
      print(padded("at depth \(depth)", to: 17) + timings.figures)
    }
    print("restoring           p50 ms       p99      max")
    print(padded("26 windows × 30", to: 17) + (try restoringTimings(in: database)).figures)
  }

  @MainActor private func stepTimings(depth: Int, in database: ShopDatabase) throws -> Timings {
    let app = app(windows: 3)
    let path = (0..<depth).map { HomeRoute.product(Product.ID(rawValue: "product-\($0)")) }
    for window in app.windows.windows {
      app.send(.scene(.replaceStack(.home(path)), in: window.id), cause: .script)
    }
    let saver = try saver(of: app, as: "depth-\(depth)", in: database)
    let window = app.windows.focus
    var timings = Timings()
    for step in 0..<steps {
      let action: SceneAction = step.isMultiple(of: 2) ? .navigate(.home(.cart)) : .back
      app.send(.scene(action, in: window), cause: .script)
      try timings.measure { try saver.save(app.lastState) }
    }
    return timings
  }

  @MainActor private func restoringTimings(in database: ShopDatabase) throws -> Timings {
    let app = app(windows: 26)
    let path = (0..<30).map { HomeRoute.product(Product.ID(rawValue: "product-\($0)")) }
    for window in app.windows.windows {
      app.send(.scene(.replaceStack(.home(path)), in: window.id), cause: .script)
    }
    _ = try saver(of: app, as: "many", in: database)
    var timings = Timings()
    for _ in 0..<30 {
      try timings.measure {
        let stored = try database.storedScenes(of: name("many")) ?? StoredScenes()
        precondition(Restoration(of: stored).state == app.lastState, "It came back otherwise.")
      }
    }
    return timings
  }

  @MainActor private func app(windows: Int) -> ShopApp {
    ShopApp(
      shop: Shop(ShopState(catalog: Catalog.generated(count: 200))),
      windows: SceneGroup(state: AppState(windowCount: windows))
    )
  }

  @MainActor private func saver(
    of app: ShopApp,
    as session: String,
    in database: ShopDatabase
  ) throws -> SceneSaver {
    let store = try SceneStore(session: name(session), in: database)
    let saver = try SceneSaver(storage: store, writing: app.lastState)
    app.observe { saver.note($0) }
    return saver
  }

  private func name(_ text: String) -> SessionName { SessionName(text) ?? .standard }
}
