import SceneNavigation

/// The places above the list of accounts.
enum MailRoute: Route {
  case account(String)
  case folder(String, of: String)
  case message(Int)

  static let tag = "mail"
}

/// The places above the list of people one writes to.
enum PeopleRoute: Route {
  case person(String)
  case message(Int)

  static let tag = "people"
}

extension RouteTypes {
  /// What a saved window of the mail reader may hold.
  static let mail = RouteTypes([MailRoute.self, PeopleRoute.self])
}
