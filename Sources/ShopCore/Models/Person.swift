/// A person who writes reviews.
public struct Person: Hashable, Sendable {
  /// The id of a person.
  public typealias ID = Identifier<Person>

  /// The person's id.
  public let id: ID
  /// The person's name.
  public let name: String
  /// The person's self-description; empty if there is none.
  public let about: String

  /// A person, with or without a self-description.
  public init(id: ID, name: String, about: String = "") {
    self.id = id
    self.name = name
    self.about = about
  }
}
