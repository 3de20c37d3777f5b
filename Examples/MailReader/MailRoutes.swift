import SceneNavigation

/// The places above the list of accounts.
enum MailRoute: Route {
  case account(String), folder(String, of: String), message(Int)
  static let tag = "mail"
}

/// The places above the list of people.
enum PeopleRoute: Route {
  case person(String), message(Int)
  static let tag = "people"
}

/// What can be presented over the tabs of a window.
enum MailSheet: Modal {
  case compose(to: String), signIn(then: [MailRoute]), discard(Presentation.ID)

  /// A message that was begun is not thrown away unasked.
  func hasUnsavedInput(_ stack: BackStack) -> Bool {
    if case .compose = self { stack.root.drafts.hasText } else { false }
  }
  static func question(leaving flow: Presentation.ID, for reason: LeavingReason) -> MailSheet? {
    .discard(flow)
  }
  var asksToLeave: Bool { if case .discard = self { true } else { false } }
  var waits: Bool { if case .signIn = self { true } else { false } }
}

extension TabKey<MailRoute> { static let mail = TabKey(0) }
extension TabKey<PeopleRoute> { static let people = TabKey(1) }
extension FieldID { static let text = FieldID(rawValue: "text") }
