import SceneNavigation

/// A mail app: accounts require a sign-in, and a window that asked for one resumes afterwards.
final class Mail: NavigationApp {
  enum Session: Hashable, Sendable { case signIn(String), signOut }
  private(set) var user: String?

  let appDescription = AppDescription(
    tabs: [
      AppDescription.Tab("mail", title: "Mail", for: MailRoute.self),
      AppDescription.Tab("people", title: "People", for: PeopleRoute.self),
    ],
    routes: RouteTypes([MailRoute.self, PeopleRoute.self]),
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

  /// Mail requires a sign-in.
  func intercept(
    _ action: SceneAction,
    in router: SceneRouter,
    of store: NavigationStore,
    cause: Cause
  ) -> Outcome? {
    guard user == nil, let route = action.routes.last?.value(as: MailRoute.self) else { return nil }
    if let sheet = router.presented { return .covered(by: sheet) }
    return router.apply(.present(MailSheet.signIn(then: route)), cause: .guard)
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
      case .signIn(let route)? = sheet.modal.value(as: MailSheet.self)
    else { return nil }
    router.apply(.dismiss(sheet.id), cause: .guard)
    return .navigate(to: route, in: .mail)
  }
}
