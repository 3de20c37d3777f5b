import Foundation
import NavigationLaws
import NavigationTesting
import Observation
import Testing

enum ReadingTab: Hashable, CaseIterable {
  case library
  case notes
}

enum Place: Hashable {
  case book(String)
  case chapter(Int)
}

@MainActor @Observable class ReadingRouter {
  var tab = ReadingTab.library
  var paths: [ReadingTab: [Place]] = [:]
  var isSearching = false

  func open(_ path: [Place], in tab: ReadingTab) {
    self.tab = tab
    paths[tab] = path
  }
}

@MainActor final class ReadingWindows: NavigationSystem {
  private let routers: [ReadingRouter]
  private var presentations = [0, 0]

  init(_ routers: [ReadingRouter]) { self.routers = routers }

  var windows: [Int] { Array(routers.indices) }

  func snapshot(of window: Int) -> WindowSnapshot<ReadingTab, Place> {
    let router = routers[window]
    let sheet = PresentedSheet("search", id: "\(window).\(presentations[window])")
    return WindowSnapshot(
      selectedTab: router.tab,
      paths: router.paths,
      presented: router.isSearching ? [sheet] : []
    )
  }

  func apply(_ action: NavigationAction<ReadingTab, Place, String>, in window: Int) -> Reply {
    let router = routers[window]
    switch action {
    case .push(let place):
      if router.isSearching { return .refused("the search is in front") }
      router.paths[router.tab, default: []].append(place)
    case .back:
      if router.isSearching {
        router.isSearching = false
      } else if router.paths[router.tab, default: []].popLast() == nil {
        return .refused("at the root")
      }
    case .popToRoot: router.paths[router.tab] = []
    case .select(let tab):
      if router.isSearching { return .refused("the search is in front") }
      if tab == router.tab { router.paths[tab] = [] }
      router.tab = tab
    case .open(let link): router.open(link.path, in: link.tab)
    case .present:
      if router.isSearching { return .refused("the search is in front") }
      presentations[window] += 1
      router.isSearching = true
    case .dismiss(let id):
      guard snapshot(of: window).presented.contains(where: { $0.id == id })
      else { return .refused("it is gone") }
      router.isSearching = false
    }
    return .done
  }
}

@MainActor @Suite struct `The article on testing an app's navigation` {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "regression-\(UUID().uuidString).json")

  @Test func `can be followed from top to bottom`() throws {
    let alphabet = Alphabet<ReadingWindows>(
      routes: [.book("Emma"), .chapter(1)],
      sheets: ["search"]
    )
    let verification = Verification(alphabet) {
      ReadingWindows([ReadingRouter(), ReadingRouter()])
    }
    let article = try Documentation.article("TestYourNavigation")
    withKnownIssue {
      expectLaws(of: verification, exhaustiveTo: 3)
    } matching: { issue in
      "\(issue)".contains(Documentation.blocks(of: article, in: "text")[0])
    }

    let found = try #require(verification.run().counterexamples.first)
    #expect(verification.run().broken.count == 1)
    #expect(try found.history.json == Documentation.blocks(of: article, in: "text")[1] + "\n")
    try found.history.json.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }

    class FixedRouter: ReadingRouter {
      override func open(_ path: [Place], in tab: ReadingTab) {
        isSearching = false
        self.tab = tab
        paths[tab] = path
      }
    }
    let fixed = Verification(alphabet) { ReadingWindows([FixedRouter(), FixedRouter()]) }

    let history = try RecordedHistory(json: String(contentsOf: file, encoding: .utf8))
    try expectLaw(of: fixed, after: history)
    expectLaws(of: fixed, exhaustiveTo: 3)

    var policies = Policies()
    policies.links = .either
    policies.refusals = ["the search is in front", "at the root", "it is gone"]
    let decided = Verification(alphabet, policies: policies) {
      ReadingWindows([FixedRouter(), FixedRouter()])
    }
    expectLaws(of: decided)

    let routers = [ReadingRouter(), ReadingRouter()]
    let monitor = LawMonitor(ReadingWindows(routers), by: verification)

    func open(_ link: NavigationLink<ReadingTab, Place>, in window: Int) -> [BrokenLaw] {
      monitor.check(.open(link), in: window) {
        routers[window].open(link.path, in: link.tab)
        return .done
      }
    }

    let link = NavigationLink<ReadingTab, Place>([.book("Emma")], in: .library)
    #expect(open(link, in: 0) == [])
    routers[1].isSearching = true
    #expect(
      open(link, in: 1).map { "\($0)" } == [Documentation.blocks(of: article, in: "text")[2]]
    )

    let report = expectLaws(of: verification, breaking: ["link-is-not-behind-a-sheet"])
    #expect(report.skipped.contains("restore-is-identity"))
  }
}
