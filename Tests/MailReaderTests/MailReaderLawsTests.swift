import NavigationLaws
import NavigationTesting
import SceneNavigation
import Testing

@testable import MailReader

/// A place in either tab of the mail reader.
private enum Place: Hashable {
  case mail(MailRoute)
  case people(PeopleRoute)
}

/// The windows of the mail reader, as the laws see them.
@MainActor private final class MailWindows: NavigationSystem {
  private var scenes = [MailWindow(SceneID(number: 1)), MailWindow(SceneID(number: 2))]

  var windows: [Int] { Array(scenes.indices) }

  func snapshot(of window: Int) -> WindowSnapshot<MailTab, Place> {
    let scene = scenes[window]
    let mail = scene.mail.path.map(Place.mail)
    let people = scene.people.path.map(Place.people)
    return WindowSnapshot(selectedTab: scene.selectedTab, paths: [.mail: mail, .people: people])
  }

  func apply(_ action: NavigationAction<MailTab, Place, Never>, in window: Int) -> Reply {
    let scene = scenes[window]
    switch action {
    case .push(.mail(let route)):
      guard scene.selectedTab == .mail else { return .refused("not of this tab") }
      scene.mail.navigate(to: route)
    case .push(.people(let route)):
      guard scene.selectedTab == .people else { return .refused("not of this tab") }
      scene.people.navigate(to: route)
    case .back: if !scene.back().isChange { return .refused("at the root") }
    case .popToRoot, .open, .dismiss: return .unsupported
    case .select(let tab): scene.select(tab)
    }
    return .done
  }

  func relaunch(opening link: EarlyLink<Int, MailTab, Place>?) -> Reply {
    guard link == nil else { return .unsupported }
    scenes = scenes.enumerated().map { place, scene in
      MailWindow(SceneID(number: place + 1), from: scene.state)
    }
    return .done
  }
}

@MainActor @Suite struct `The navigation of the mail reader` {
  @Test func `keeps all laws`() {
    let alphabet = Alphabet<MailWindows>(
      tabs: [.mail, .people],
      routes: [.mail(.account("work")), .mail(.message(1)), .people(.person("ada"))]
    )
    let report = expectLaws(of: Verification(alphabet) { MailWindows() }, exhaustiveTo: 3)
    #expect(report.isComplete)
  }
}
