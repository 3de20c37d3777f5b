/// Somebody who can be signed in.
public struct Account: Hashable, Codable, Sendable {
  /// What names an account.
  public typealias ID = Identifier<Account>

  /// What names it.
  public let id: ID
  /// What its owner is called.
  public let name: String
  /// Where its owner is written to.
  public let email: String

  /// An account of somebody who can sign in.
  public init(id: ID, name: String, email: String) {
    self.id = id
    self.name = name
    self.email = email
  }

  /// The accounts of the demonstration, each with orders of its own.
  public static let samples = [
    Account(id: "robin", name: "Robin Vale", email: "robin@shop.example"),
    Account(id: "sam", name: "Sam Okafor", email: "sam@shop.example"),
  ]
}
