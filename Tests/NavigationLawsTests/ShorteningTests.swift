import Testing

@testable import NavigationLaws

@MainActor @Suite struct `A history that is shortened` {
  @Test func `loses the closing of a window, before which later events had other places`() {
    let law = Law<OwnWaySystem>("last-is-low", "The last window is at most one step deep.") {
      .holds(if: $0.after.last?.path.count ?? 0 < 2, otherwise: "it is deeper")
    }
    let verification = Verification(Alphabet(routes: ["tea"]), laws: [law]) {
      OwnWaySystem(.linkStaysInTab)
    }
    let push = PlainEvent(kind: .push, window: 1)
    let events = [push, PlainEvent(kind: .closeWindow), PlainEvent(kind: .push)]

    let shortened = verification.engine.shortened(events, Engine.Break(law: 0, finding: ""))

    #expect(shortened.events == [push, push])
  }
}
