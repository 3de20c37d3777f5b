/// Somebody who writes reviews.
public struct Person: Hashable, Sendable {
  /// What names somebody who reviews.
  public typealias ID = Identifier<Person>

  /// What names them.
  public let id: ID
  /// What they are called.
  public let name: String
  /// What they say about themselves; empty where that is nothing.
  public let about: String

  /// Somebody who reviews what the shop sells.
  public init(id: ID, name: String, about: String = "") {
    self.id = id
    self.name = name
    self.about = about
  }
}
