import SceneNavigation
import Testing

@testable import NavigationLaws

@MainActor @Suite struct `A recorded history` {
  private let verification = Verification(FaultySystem.Fault?.none)

  @Test func `has every kind of event`() throws {
    let link = NavigationLink<FaultySystem.Tab, String>(["tea"], in: .search)
    let events: [NavigationEvent<FaultySystem>] = [
      .push("tea", in: 0), .back(in: 0), .popToRoot(in: 1), .select(.search, in: 1),
      .open(link, in: 0), .present("filter", in: 0), .dismiss(0, in: 0),
      .writePath(0, of: .search, in: 0), .signIn, .signOut, .openWindow, .duplicateWindow(1),
      .closeWindow(2), .relaunch, .relaunchByLink(link, in: 1),
    ]

    let played = verification.replay(events)
    let recorded = RecordedHistory(law: "", events: verification.recorded(events))
    let replayed = try verification.replay(RecordedHistory(json: try recorded.json))

    #expect(played.steps == replayed.steps)
    #expect(replayed.steps.count == EventKind.allCases.count - 3)
  }

  @Test func `names what the alphabet does not have`() {
    var event = RecordedEvent(.push, window: 0)
    event.path = ["coffee"]

    #expect(throws: RecordedHistoryError.unknown("coffee", .push, at: 1)) {
      try verification.replay(RecordedHistory(law: "one-step", events: [event]))
    }
    #expect(
      RecordedHistoryError.unknown("coffee", .push, at: 1).description
        == "Event 1, “push”: the alphabet has no “coffee”. Add it, or correct the event."
    )
    for window in [nil, -1, 0] {
      #expect(
        throws: RecordedHistoryError.incomplete(
          window == 0 ? "sheet" : "window",
          .present,
          at: 1
        )
      ) {
        let event = RecordedEvent(.present, window: window)
        return try verification.replay(RecordedHistory(law: "one-step", events: [event]))
      }
    }
  }

  @Test(arguments: [nil, -1] as [Int?])
  func `names a missing age`(age: Int?) {
    var event = RecordedEvent(.dismiss, window: 0)
    event.age = age

    #expect(throws: RecordedHistoryError.incomplete("age", .dismiss, at: 1)) {
      try verification.replay(RecordedHistory(law: "one-step", events: [event]))
    }
  }

  @Test func `names a window that is not open`() {
    let back = RecordedEvent(.back, window: 2)
    let events = [RecordedEvent(.openWindow), back, RecordedEvent(.closeWindow, window: 0), back]
    let error = RecordedHistoryError.noWindow(2, open: 2, .back, at: 4)

    #expect(throws: error) {
      try verification.replay(RecordedHistory(law: "one-step", events: events))
    }
    #expect(
      error.description
        == "Event 4, “back”: there is no window 2, only windows 0 to 1. "
        + "Correct the event, or create the system with more windows."
    )
  }

  @Test func `tells values apart that are described alike`() throws {
    struct Cup: Hashable, CustomStringConvertible {
      let id: Int
      var description: String { "cup" }
    }
    let app = AppDescription(
      tabs: [
        AppDescription.Tab("tea", title: "Tea") { $0.base is Cup }
      ],
      routes: RouteTypes([])
    )
    let alphabet = Alphabet<SceneSystem>(
      of: app,
      routes: [AnyRoute(Cup(id: 1)), AnyRoute(Cup(id: 2))]
    )
    let verification = Verification(alphabet, laws: Law.scenes) {
      SceneSystem(Kitchen(appDescription: app))
    }

    let push = NavigationEvent<SceneSystem>.push(AnyRoute(Cup(id: 2)), in: 0)
    let events = verification.recorded([push])
    #expect(events.first?.path == ["cup#2"])
    let replayed = try verification.replay(RecordedHistory(law: "one-step", events: events))
    #expect(replayed.neverReached.contains("route cup"))
    #expect(replayed.steps == [.push: 1])
  }
}

@MainActor private final class Kitchen: NavigationApp {
  let appDescription: AppDescription

  init(appDescription: AppDescription) { self.appDescription = appDescription }
}

extension Verification {
  fileprivate func recorded(_ events: [NavigationEvent<System>]) -> [RecordedEvent] {
    events.map { RecordedEvent(vocabulary.plainEvent($0), vocabulary.plain) }
  }
}
