import ArgumentParser
import NavigationLaws
import SceneNavigation
import ShopCore
import ShopData

/// Measures checking the laws, and actions among many windows and on deep stacks.
struct VerifyingBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verifying",
    abstract: "Walks through random histories, and acts among many windows and on deep stacks.",
    discussion: """
      Random histories have three windows, with every law that can be checked after an action. An \
      action among others is a step forward, a step back, a tab or a selection in one window, with \
      the same laws; it is measured in batches of a hundred.
      """
  )

  @Option(help: "How many random events.")
  var events = 1_000_000

  @Option(help: "How many actions are measured at each size.")
  var actions = 100_000

  @Option(help: "How long the histories are that are all looked at, in 2 windows.")
  var depth = 3

  func run() throws {
    try MainActor.assumeIsolated {
      let catalog = try CatalogReader().embedded()
      let walked = measureRandom(catalog)
      measureActions()
      let explored = measureExploration(catalog)
      // A run that breaks a law does not do what is measured.
      guard walked.isEmpty, explored.isEmpty else { throw ExitCode.failure }
    }
  }

  @MainActor private func measureRandom(_ catalog: Catalog) -> Set<String> {
    let start = ContinuousClock.now
    let report = ShopVerification(shop(of: catalog), windows: 3).random(events: events, seed: 1)
    let seconds = start.duration(to: .now) / .seconds(1)
    print("random histories    events a second   laws broken")
    print(
      padded("3 windows", to: 17)
        + column(Double(report.events) / seconds, digits: 0, width: 18)
        + column(Double(report.broken.count), digits: 0, width: 14)
    )
    return report.broken
  }

  @MainActor private func measureActions() {
    print("an action           p50 µs       p99      max")
    for windows in [1, 10, 100, 1_000] {
      print(padded("\(windows) windows", to: 17) + figures(windows: windows, depth: 10))
    }
    for depth in [1, 100, 10_000, 100_000] {
      print(padded("depth \(depth)", to: 17) + figures(windows: 3, depth: depth))
    }
  }

  @MainActor private func figures(windows: Int, depth: Int) -> String {
    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.generated(count: 50))),
      windows: SceneGroup(state: AppState(windowCount: windows), limit: windows)
    )
    let window = app.windows.windows[windows / 2].id
    let path = (0..<depth).map { HomeRoute.product(Product.ID(rawValue: "product-\($0 % 50)")) }
    app.send(.scene(.replaceStack(.home(path)), in: window), cause: .script)
    let round: [SceneAction] = [
      .navigate(.home(.cart)), .look(.root(.home), selection: 1, scroll: 0), .back,
      .look(.root(.home), selection: 0, scroll: 0), .selectTab(.search), .selectTab(.home),
    ]
    var timings = Timings()
    var index = 0
    for _ in 0..<max(1, actions / 100) {
      timings.measure {
        for _ in 0..<100 {
          _ = app.sendChecked(.scene(round[index % round.count], in: window), cause: .script)
          index += 1
        }
      }
    }
    return [50, 99, 100]
      .map { column(timings.milliseconds(percentile: $0) * 10) }.joined()
  }

  @MainActor private func measureExploration(_ catalog: Catalog) -> Set<String> {
    let start = ContinuousClock.now
    let report = ShopVerification(shop(of: catalog), windows: 2).every(upTo: depth)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    print("every history            seconds        events        states")
    print(
      padded("of \(depth) events", to: 17) + column(seconds, digits: 2, width: 15)
        + column(Double(report.events), digits: 0, width: 14)
        + column(Double(report.states), digits: 0, width: 14)
    )
    return report.broken
  }

  private func shop(of catalog: Catalog) -> ShopState {
    ShopState(
      catalog: catalog,
      orders: Order.samples(from: catalog),
      account: Account.samples.first
    )
  }
}
