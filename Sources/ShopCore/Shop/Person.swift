/// Somebody who writes reviews.
public struct Person: Hashable, Sendable {
  public typealias ID = Identifier<Person>

  public let id: ID
  public let name: String
  public let about: String

  public init(id: ID, name: String, about: String = "") {
    self.id = id
    self.name = name
    self.about = about
  }
}
