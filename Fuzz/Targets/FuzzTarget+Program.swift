import DesignSystem
import SceneNavigation
import ShopCore

@testable import ShopTUI

extension FuzzTarget {
  /// Shared by all runs.
  @MainActor private static let container = Result { try DependencyContainer() }

  /// With any keys and clicks, no window changes another and every picture is whole.
  @MainActor static func runProgram(_ bytes: [UInt8]) throws {
    try run(AppState(windowCount: 2), events: TypedBytes.events(bytes))
  }

  @MainActor static func run(_ state: AppState, events: [InputEvent]) throws {
    let container = try container.get()
    let app = container.makeApp(state)
    let canvas = Canvas(width: 80, height: 24)
    let desktop = Desktop(app: app, canvas: canvas)
    let input = InputHandler(desktop: desktop)
    var broken: ActionRecord?
    app.observe { step in
      if !step.record.verdict.isKept { broken = step.record }
    }
    desktop.draw()
    try CellCheck.check(desktop.canvas)
    for event in events {
      if case .copy(let text) = input.handle(event) {
        try Finding.unless(TextCells.printable(text) == text, "Copied is \(text.debugDescription).")
      }
      desktop.draw()
      if let broken { throw Finding(description: "A window moved another: \(broken).") }
      try CellCheck.check(desktop.canvas)
    }
  }
}
