/// A shelf of the shop; every product stands on exactly one.
public struct Category: Hashable, Sendable {
  public typealias ID = Identifier<Category>

  public let id: ID
  public let name: String
  public let about: String

  public init(id: ID, name: String, about: String = "") {
    self.id = id
    self.name = name
    self.about = about
  }
}
