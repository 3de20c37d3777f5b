import SceneNavigation

/// A mail app: accounts require a sign-in, and a window that asked for one resumes afterwards.
final class Mail: NavigationApp {
  enum Session: Hashable, Sendable { case signIn(String), signOut }
  private(set) var user: String?

  init(user: String? = nil) { self.user = user }

  let appDescription = AppDescription(
    tabs: [
      AppDescription.Tab("mail", title: "Mail", for: MailRoute.self),
      AppDescription.Tab("people", title: "People", for: PeopleRoute.self),
    ],
    presenting: MailSheet.self,
    fields: [.text]
  )

  static let links = LinkTable(
    for: "the mail reader",
    tabs: ["Mail", "People"],
    schemes: ["mail"],
    rows: [
      LinkRow("mail", name: "Mail", rootOf: 0),
      LinkRow("account/:name", name: "Account", in: .mail) {
        [.account($0[0])]
      } write: {
        if case .account(let name)? = $0.last { [name] } else { nil }
      },
      LinkRow("account/:name/:folder", name: "Folder", in: .mail) {
        [.account($0[0]), .folder($0[1], of: $0[0])]
      } write: {
        if case .folder(let name, let account)? = $0.last { [account, name] } else { nil }
      },
      LinkRow("people", name: "People", rootOf: 1),
      LinkRow("person/:name", name: "Person", in: .people) {
        [.person($0[0])]
      } write: {
        if case .person(let name)? = $0.last { [name] } else { nil }
      },
    ]
  )

  /// Mail that was left open is closed if nobody is signed in.
  func admit(_ windows: AppState) -> AppState {
    guard user == nil else { return windows }
    return windows.changingScenes { scene in
      scene.stacks[TabKey.mail.position]?.pop(.max)
      let stacks = scene.stacks
      scene.presentations.removeAll { $0.presenter.map(stacks.contains) == false }
    }
  }

  /// Mail requires a sign-in.
  func intercept(
    _ action: SceneAction,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome? {
    let path = action.routes.compactMap { $0.value(as: MailRoute.self) }
    guard user == nil, !path.isEmpty else { return nil }
    if let sheet = router.presented { return .covered(by: sheet) }
    return router.apply(.present(MailSheet.signIn(then: path)), cause: .guard)
  }

  func perform(_ action: AnyRoute, of store: NavigationStore, cause: Cause)
    -> (outcome: Outcome, reach: SharedReach)
  {
    guard let session = action.value(as: Session.self) else { return (.unchanged, .noWindow) }
    let before = user
    user = if case .signIn(let name) = session { name } else { nil }
    if user == before { return (.unchanged, .noWindow) }
    return (.app(action, .sharedChange), before == nil ? .waitingWindows : .everyWindow)
  }

  func resume(_ router: SceneRouter) -> SceneAction? {
    guard user != nil, let sheet = router.presented,
      case .signIn(let path)? = sheet.modal.value(as: MailSheet.self)
    else { return nil }
    router.apply(.dismiss(sheet.id), cause: .guard)
    return .replaceStack(with: path, in: .mail)
  }
}
