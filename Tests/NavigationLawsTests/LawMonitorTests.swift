import NavigationLaws
import Testing

@MainActor @Suite struct `A monitor` {
  private let right = FaultySystem()
  private let alphabet = Alphabet<FaultySystem>(routes: ["tea"], sheets: ["filter"])

  private func monitor(_ system: FaultySystem) -> LawMonitor<FaultySystem> {
    LawMonitor(system, by: Verification(alphabet) { FaultySystem() })
  }

  @Test func `finds nothing where all laws hold`() {
    let monitor = monitor(right)

    #expect(monitor.check(.push("cup"), in: 1) == [])
    #expect(monitor.check(.present("filter"), in: 1) == [])
    #expect(monitor.check(.dismiss("1"), in: 1) == [])
    #expect(monitor.check(.dismiss("1"), in: 1) == [])
    #expect(monitor.check(.dismiss("never there"), in: 1) == [])
    #expect(monitor.check(.back, in: 1) == [])
    #expect(right.snapshot(of: 1).path == [])
  }

  @Test func `says which laws an action broke`() {
    let monitor = monitor(FaultySystem(.pushesInAllWindows))

    let broken = monitor.check(.push("tea"), in: 2)

    #expect(broken.map(\.law) == ["window-isolation", "frame-isolation"])
    #expect(
      broken.first?.description
        == "window-isolation is broken: A moved as well. "
        + "The law: An action in one window changes no other window."
    )
  }

  @Test func `has the app perform its actions itself`() {
    let monitor = monitor(right)

    let broken = monitor.check(.push("tea"), in: 1) {
      _ = right.apply(.push("tea"), in: 1)
      return right.apply(.push("tea"), in: 1)
    }

    #expect(broken.map(\.law) == ["one-step"])
  }

  @Test func `says which windows changed without an action`() {
    let monitor = monitor(right)

    _ = right.apply(.push("tea"), in: 2)

    #expect(monitor.sweep() == [2])
    #expect(monitor.sweep() == [])
    #expect(monitor.check(.back, in: 2) == [])
  }
}
