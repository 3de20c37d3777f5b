import NavigationLaws
import Testing

@Suite struct `A verification that cannot be meant` {
  @Test func `names the law that is there twice`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let law = Law<FaultySystem>("one-step", "One step.") { _ in .holds }
        _ = Verification(Alphabet(routes: ["tea"]), and: [law]) { FaultySystem() }
      }
    }
    #expect(
      try words(of: result).contains(
        "Two laws are called “one-step”. Rename or remove one of them."
      )
    )
  }

  @Test func `names the law that is never checked`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Law<FaultySystem>("idle", "Nothing.", on: []) { _ in .holds }
    }
    #expect(
      try words(of: result).contains(
        "The law “idle” is checked after no kind of event. Name one in “on:”, or leave it out."
      )
    )
  }

  @Test func `names the windows that cannot be told apart`() async throws {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Verification(Alphabet<Twice>(routes: ["tea"])) { Twice() }.run(events: 1)
      }
    }
    #expect(
      try words(of: result).contains(
        "“windows” lists one window twice: [7, 7]. Give each window a value of its own."
      )
    )
  }

  private func words(of result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }
}

/// Lists its only window twice.
@MainActor private final class Twice: NavigationSystem {
  let windows = [7, 7]

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> { WindowSnapshot(path: []) }

  func apply(_ action: NavigationAction<OnlyTab, String, Never>, in window: Int) -> Reply { .done }
}
