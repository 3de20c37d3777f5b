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

  /// The demo accounts, each with its own orders.
  public static let samples = [
    Account(id: "robin", name: "Robin Vale", email: "robin@shop.example"),
    Account(id: "sam", name: "Sam Okafor", email: "sam@shop.example"),
  ]
}
