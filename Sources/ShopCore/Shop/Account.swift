/// Somebody who can be signed in.
public struct Account: Hashable, Codable, Sendable {
  public typealias ID = Identifier<Account>

  public let id: ID
  public let name: String
  public let email: String

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
