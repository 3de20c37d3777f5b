import NavigationLaws
import Testing

@MainActor @Suite struct `A finding` {
  private typealias State = WindowSnapshot<FaultySystem.Tab, String>
  private typealias Action = NavigationAction<FaultySystem.Tab, String, String>
  private typealias Answer = (Action, inout State) -> Reply

  /// One window with two tabs, which answers and changes as it is told.
  private final class Told: NavigationSystem {
    private let answer: Answer
    private var state = State(selectedTab: .home, paths: [:])

    init(_ answer: @escaping Answer) { self.answer = answer }

    let windows = [0]

    func snapshot(of window: Int) -> State { state }

    func apply(_ action: Action, in window: Int) -> Reply {
      guard case .select(let tab) = action else { return answer(action, &state) }
      state.selectedTab = tab
      return .done
    }
  }

  private func finding(
    of law: String,
    _ policy: Policies.BackAtRoot = .refuses,
    after events: [NavigationEvent<Told>],
    answer: @escaping Answer
  ) -> String? {
    var policies = Policies()
    policies.backAtRoot = policy
    let alphabet = Alphabet<Told>(routes: ["tea"], sheets: ["filter", "sort"])
    return Verification(alphabet, policies: policies) { Told(answer) }.replay(events)
      .counterexample(of: law)?.finding
  }

  /// One window that a user can add to and close, known by its place, as ids must not be.
  private final class Placed: NavigationSystem {
    private var count = 2

    var windows: [Int] { Array(0..<count) }

    func snapshot(of window: Int) -> State { State(selectedTab: .home, paths: [:]) }

    func apply(_ action: Action, in window: Int) -> Reply { .refused("no") }

    func close(_ window: Int) -> Reply {
      count -= 1
      return .done
    }

    func openWindow() -> Reply {
      count += 1
      return .done
    }
  }

  @Test func `about a window that is its place in a list says so`() {
    let verification = Verification(Alphabet<Placed>(routes: ["tea"])) { Placed() }

    #expect(
      verification.replay([.closeWindow(0)]).counterexample(of: "close-forgets")?.finding
        == "the window is still there, or its id went to another: an id is no place in a list"
    )
  }

  /// Two windows in the order in which they were used.
  private final class Recent: NavigationSystem {
    private(set) var windows = [0, 1]

    func snapshot(of window: Int) -> State { State(selectedTab: .home, paths: [:]) }

    func apply(_ action: Action, in window: Int) -> Reply {
      windows = [window] + windows.filter { $0 != window }
      return .refused("no")
    }
  }

  @Test func `about a refusal says if only the order of the windows changed`() {
    let verification = Verification(Alphabet<Recent>(routes: ["tea"])) { Recent() }

    #expect(
      verification.replay([.back(in: 1)]).counterexample(of: "reject-changes-nothing")?.finding
        == "it was refused (no), but the order of the windows changed"
    )
  }

  /// One window whose adapter makes the id of a presentation when it is asked for it.
  private final class Renaming: NavigationSystem {
    private var isPresenting = false
    private var ids = 0

    let windows = [0]

    func snapshot(of window: Int) -> State {
      ids += 1
      let sheet = PresentedSheet("filter", id: "\(ids)")
      return State(selectedTab: .home, paths: [:], presented: isPresenting ? [sheet] : [])
    }

    func apply(_ action: Action, in window: Int) -> Reply {
      guard case .present = action, !isPresenting else { return .refused("no") }
      isPresenting = true
      return .done
    }
  }

  @Test func `about a window that is never read twice as the same says so`() throws {
    let alphabet = Alphabet<Renaming>(routes: ["tea"], sheets: ["filter"])
    let report = Verification(alphabet) { Renaming() }
      .replay([.present("filter", in: 0), .back(in: 0)])

    let found = try #require(report.counterexample(of: "reject-changes-nothing"), "\(report)")
    #expect(
      found.story.hasSuffix(
        """
        Reading A again, with nothing in between, gives something else: “snapshot(of:)” may return \
        no new id, time or random number.
        """
      )
    )
    let placed = Verification(Alphabet<Placed>(routes: ["tea"])) { Placed() }
    let steady = try #require(placed.replay([.closeWindow(0)]).counterexamples.first)
    #expect(steady.story.hasSuffix("\n1 step."))
  }

  @Test func `about a link that is printed wrongly names the tab it leads to`() {
    let verification = Verification(Alphabet<Misprinting>(routes: ["tea"])) { Misprinting() }

    let found = verification.replay([.open(NavigationLink(["tea"], in: .home), in: 0)])
      .counterexample(of: "link-round-trip")
    #expect(found?.finding == "“tea” is a different link, to tea in search")
  }

  /// Its links lose their tab in print.
  private final class Misprinting: NavigationSystem {
    private var state = State(selectedTab: .home, paths: [:])

    let windows = [0]

    func snapshot(of window: Int) -> State { state }

    func apply(_ action: Action, in window: Int) -> Reply {
      guard case .open(let link) = action else { return .refused("no") }
      state = State(selectedTab: link.tab, paths: [link.tab: link.path])
      return .done
    }

    func text(printing link: NavigationLink<FaultySystem.Tab, String>) -> String? {
      link.path.joined(separator: "/")
    }

    func link(parsing text: String) -> NavigationLink<FaultySystem.Tab, String>? {
      NavigationLink(text.split(separator: "/").map(String.init), in: .search)
    }
  }

  private let back: [NavigationEvent<Told>] = [.select(.search, in: 0), .back(in: 0)]

  @Test func `about back at the root says what it did instead of what is declared`() {
    #expect(
      finding(of: "one-step", after: back) { _, _ in .done } == "back at the root was not refused"
    )
    let selects = finding(of: "one-step", after: back) { _, state in
      state.selectedTab = .home
      return .done
    }
    #expect(selects == "back at the root of search selected home, and the policy is to refuse it")
    let moves = finding(of: "one-step", after: back) { _, state in
      state.selectedTab = .home
      return .refused("at the root")
    }
    #expect(moves == "back at the root was refused but moved")
  }

  @Test func `about a dismissal tells the sheet that is still there from the one above it`() {
    let events: [NavigationEvent<Told>] = [
      .present("filter", in: 0), .present("sort", in: 0), .dismiss(1, in: 0),
    ]
    let isLeft = finding(of: "dismiss-hits-its-own", after: events) { action, state in
      switch action {
      case .present(let name): state.presented.append(PresentedSheet(name, id: name))
      case .dismiss(let id): state.presented.removeAll { $0.id == id }
      default: break
      }
      return .done
    }
    #expect(isLeft == "it left sort, which was above it")
    let isThere = finding(of: "dismiss-hits-its-own", after: events) { action, state in
      if case .present(let name) = action {
        state.presented.append(PresentedSheet(name, id: name))
      }
      return .done
    }
    #expect(isThere == "the presentation it names is still there")
    let isNext = finding(of: "dismiss-hits-its-own", after: events) { action, state in
      switch action {
      case .present(let name): state.presented.append(PresentedSheet(name, id: name))
      case .dismiss: state.presented = [PresentedSheet("sort", id: "next")]
      default: break
      }
      return .done
    }
    #expect(isNext == "it presented sort")
  }

  @Test func `about back at the root names the tab that is declared`() {
    let refuses = finding(of: "one-step", .selectsFirstTab, after: back) { _, _ in .refused("no") }
    #expect(refuses == "back at the root of search was refused, and the policy is to select home")
    let stays = finding(of: "one-step", .selectsFirstTab, after: back) { _, _ in .done }
    #expect(
      stays == "back at the root of search selected no other tab, and the policy is to select home"
    )
    let first = finding(of: "one-step", .selectsFirstTab, after: [.back(in: 0)]) { _, _ in .done }
    #expect(first == "back at the root was not refused")
    let pushes = finding(of: "one-step", .selectsAnotherTab, after: back) { _, state in
      state.paths[.search] = ["tea"]
      return .done
    }
    #expect(pushes == "back at the root changed the stack of search")
    let nothing = finding(of: "one-step", .selectsAnotherTab, after: back) { _, _ in .done }
    #expect(nothing == "back at the root did nothing")
  }

  @Test func `about a presentation tells nothing new from an id that is used twice`() {
    let twice: [NavigationEvent<Told>] = [.present("filter", in: 0), .present("sort", in: 0)]
    let reused = finding(of: "present-adds-one", after: twice) { action, state in
      if case .present(let name) = action { state.presented.append(PresentedSheet(name, id: "1")) }
      return .done
    }
    #expect(reused == "the new sort has the id of filter, which is already presented")
    let nothing = finding(of: "present-adds-one", after: twice) { _, _ in .done }
    #expect(nothing == "nothing new is presented")
    let below = finding(of: "present-adds-one", after: twice) { action, state in
      if case .present(let name) = action {
        state.presented.insert(PresentedSheet(name, id: name), at: 0)
      }
      return .done
    }
    #expect(below == "the new sort is not on top")
  }

  @Test func `about a screen says what it shows`() {
    let late = FaultySystem.report(of: .screenIsLate)
    #expect(
      late.counterexample(of: "screen-equals-state")?.finding
        == "the screen of A is not its state, but shows “home”"
    )
    let foreign = Verification(.drawsAnotherWindow).replay([.push("tea", in: 0)])
    #expect(
      foreign.counterexample(of: "frame-isolation")?.finding
        == "the screen of B changed as well, to “home › tea” in B"
    )
  }

  @Test(arguments: [false, true])
  func `about a new window tells a closed window's state from another one`(closesLater: Bool) {
    let verification = Verification(Alphabet<Copying>(routes: ["tea"])) { Copying(closesLater) }

    let report = verification.replay([
      .closeWindow(0), .timePasses, .push("tea", in: 0), .openWindow,
    ])

    #expect(
      report.counterexample(of: "close-forgets")?.finding == "the new window does not start fresh"
    )
  }

  /// A new window is a copy of the last one.
  private final class Copying: NavigationSystem {
    private let closesLater: Bool
    private var all: [(id: Int, path: [String])] = [(1, []), (2, [])]
    private var closing: Int?

    init(_ closesLater: Bool) { self.closesLater = closesLater }

    var pending: [String] { closing.map { ["closing \($0)"] } ?? [] }

    var windows: [Int] { all.map(\.id) }

    func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, String> {
      WindowSnapshot(path: all.first { $0.id == window }?.path ?? [])
    }

    func apply(_ action: NavigationAction<OnlyTab, String, Never>, in window: Int) -> Reply {
      guard case .push(let route) = action, let place = all.firstIndex(where: { $0.id == window })
      else { return .refused("no") }
      all[place].path.append(route)
      return .done
    }

    func close(_ window: Int) -> Reply {
      closing = window
      return closesLater ? .later : passTime()
    }

    func passTime() -> Reply {
      all.removeAll { $0.id == closing }
      closing = nil
      return .done
    }

    func openWindow() -> Reply {
      all.append((3, all.last?.path ?? []))
      return .done
    }
  }
}
