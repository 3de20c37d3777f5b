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

    _ = right.apply(.push("tea"), in: 1)
    #expect(monitor.check(.push("tea"), in: 2) == [])
    #expect(monitor.sweep() == [1])
    #expect(monitor.sweep() == [])
  }

  @Test func `counts what an action causes as part of it`() {
    let monitor = monitor(right)

    let broken = monitor.check(.push("tea"), in: 1) {
      #expect(monitor.check(.push("cup"), in: 1) == [])
      #expect(monitor.sweep() == [])
      return right.apply(.push("tea"), in: 1)
    }

    #expect(broken.map(\.law) == ["one-step"])
    #expect(right.snapshot(of: 1).path == ["cup", "tea"])
    #expect(monitor.check(.back, in: 1) == [])
  }

  @Test func `sees a change that the system does not list`() {
    let system = ListingSystem()
    let monitor = LawMonitor(
      system,
      by: Verification(Alphabet<ListingSystem>(routes: ["tea"])) { ListingSystem() }
    )

    system.paths[2] = ["tea"]

    #expect(monitor.sweep() == [2])
  }

  @Test func `checks what an action announced for later once it is there`() {
    let system = AnnouncingSystem()
    let monitor = LawMonitor(
      system,
      by: Verification(Alphabet<AnnouncingSystem>(routes: ["tea", "cup"])) { AnnouncingSystem() }
    )

    #expect(monitor.check(.push("tea"), in: 1) == [])
    system.arrive(in: 1)
    #expect(monitor.check(.push("tea"), in: 2) == [])
    system.arrive(in: 1)
    monitor.sweep()

    #expect(
      monitor.check(.back, in: 1).map(\.finding) == [
        "“push tea” in B was to happen later; with nothing pending any more, A moved as well",
        "“push tea” in B was to happen later; "
          + "with nothing pending any more, the stack did not grow by exactly that step",
      ]
    )
    #expect(monitor.check(.back, in: 1) == [])
  }
}

/// Pushes only when told to, in the window that it is told.
@MainActor private final class AnnouncingSystem: NavigationSystem {
  let windows = [1, 2]
  private var paths: [Int: [String]] = [:]
  private(set) var pending: [String] = []

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
    WindowSnapshot(path: paths[window] ?? [])
  }

  func apply(_ action: NavigationAction<OnlyTab, String, Never>, in window: Int) -> Reply {
    switch action {
    case .push(let route):
      pending.append(route)
      return .later
    case .back: return paths[window]?.popLast() == nil ? .refused("at the root") : .done
    default: return .unsupported
    }
  }

  func arrive(in window: Int) {
    paths[window, default: []] += pending
    pending = []
  }
}

/// Lists the windows that its last action changed.
@MainActor private final class ListingSystem: NavigationSystem {
  let windows = [1, 2]
  var paths: [Int: [String]] = [:]
  private(set) var changedWindows: [Int]? = []

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
    WindowSnapshot(path: paths[window] ?? [])
  }

  func apply(_ action: NavigationAction<OnlyTab, String, Never>, in window: Int) -> Reply {
    changedWindows = [window]
    guard case .push(let route) = action else { return .unsupported }
    paths[window, default: []].append(route)
    return .done
  }
}
