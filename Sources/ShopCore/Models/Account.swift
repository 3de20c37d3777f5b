/// An account that can sign in.
public struct Account: Hashable, Sendable {
  /// The id of an account.
  public typealias ID = Identifier<Account>

  /// The account's id.
  public let id: ID
  /// The owner's name.
  public let name: String
  /// The owner's email address.
  public let email: String

  /// An account with its owner's name and email address.
  public init(id: ID, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }

  /// The demo accounts, each with its own orders.
  public static let samples = [
    Account(id: "robin", name: "Robin Vale", email: "robin@shop.example"),
    Account(id: "sam", name: "Sam Okafor", email: "sam@shop.example"),
  ]
}
