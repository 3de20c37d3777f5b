import ArgumentParser
import Foundation
import SceneNavigation
import ShopCore

/// Measures recording actions and looking at earlier states.
struct HistoryBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Remembers ten thousand actions, and looks at moments of them.",
    discussion: """
      The actions are steps, selections and tabs in three windows, drawn by lot. Memory is what the \
      program takes more of once they are remembered.
      """
  )

  @Option(help: "How many actions are remembered.")
  var actions = Timeline.limit

  func run() throws {
    try MainActor.assumeIsolated { try measure() }
  }

  @MainActor private func measure() throws {
    let app = ShopApp(
      shop: Shop(ShopState(catalog: Catalog.generated(count: 200))),
      windows: SceneGroup(state: AppState(windowCount: 3))
    )
    act(in: app, times: 20_000)
    let before = try residentBytes()
    let actionLog = ActionLog(of: app)
    act(in: app, times: actions)
    let bytes = try residentBytes() - before
    print("remembering \(actionLog.timeline.count) actions: \(bytes / 1_000) kB, ", terminator: "")
    print("\(bytes / max(actionLog.timeline.count, 1)) bytes each")

    var random = SystemRandomNumberGenerator()
    var timings = Timings()
    for _ in 0..<1_000 {
      let number = Int.random(
        in: actionLog.timeline.earliest...actionLog.timeline.latest,
        using: &random
      )
      timings.measure { _ = actionLog.timeline.state(after: number) }
    }
    print("a moment of them   p50 ms       p99      max")
    print(padded("", to: 17) + timings.figures)
  }

  /// In bytes, from `/proc/self/statm`, with pages of 4 KiB.
  private func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4_096 : 0
  }

  @MainActor private func act(in app: ShopApp, times: Int) {
    let products = (0..<200).map { Product.ID(rawValue: "product-\($0)") }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<times {
      let window = app.windows.windows[Int.random(in: 0..<3, using: &random)]
      let action: SceneAction =
        switch Int.random(in: 0..<8, using: &random) {
        case ..<2: .navigate(.home(.product(products.randomElement(using: &random) ?? "none")))
        case 2: .back
        case 3: .selectTab(AppTab.allCases.randomElement(using: &random) ?? .home)
        default: .look(.root(.home), selection: Int.random(in: 0..<9, using: &random), scroll: 0)
        }
      app.send(.scene(action, in: window.id), cause: .key)
    }
  }
}
