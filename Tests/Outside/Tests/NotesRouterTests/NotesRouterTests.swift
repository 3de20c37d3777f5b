import NavigationLaws
import NavigationTesting
import NotesRouter
import Testing

@MainActor final class NotesWindows: NavigationSystem {
  private let routers = [NotesRouter(), NotesRouter()]
  private var presentations = [0, 0]

  var windows: [Int] { [0, 1] }

  func snapshot(of window: Int) -> WindowSnapshot<OnlyTab, NotesRouter.Screen> {
    let router = routers[window]
    let sheet = router.modal.map {
      PresentedSheet("\($0)", id: "\(window).\(presentations[window])")
    }
    return WindowSnapshot(path: router.screens, presented: sheet.map { [$0] } ?? [])
  }

  func apply(
    _ action: NavigationAction<OnlyTab, NotesRouter.Screen, NotesRouter.Modal>,
    in window: Int
  ) -> Reply {
    let router = routers[window]
    switch action {
    case .push(let screen): router.show(screen)
    case .back:
      if router.modal != nil {
        router.dismiss()
      } else if router.screens.isEmpty {
        return .refused("at the root")
      } else {
        router.goBack()
      }
    case .popToRoot, .select: router.goHome()
    case .open(let link): router.handle(deepLink: link.path)
    case .present(let modal):
      guard router.modal == nil else { return .refused("a sheet is in front") }
      presentations[window] += 1
      router.present(modal)
    case .dismiss: router.dismiss()
    }
    return .done
  }
}

@MainActor @Suite struct `The notes app` {
  @Test func `opens links behind its sheets, and lets late dismissals close others`() {
    let alphabet = Alphabet<NotesWindows>(
      routes: [.folder("Inbox"), .note(1)],
      sheets: [.newNote, .share(1)]
    )

    expectLaws(
      of: Verification(alphabet) { NotesWindows() },
      breaking: ["link-is-not-behind-a-sheet", "dismiss-hits-its-own"],
      exhaustiveTo: 3
    )
  }
}
