/// A shelf of the shop; every product stands on exactly one.
public struct Category: Hashable, Sendable {
  /// What names a shelf.
  public typealias ID = Identifier<Category>

  /// What names it.
  public let id: ID
  /// What is written above it.
  public let name: String
  /// What it is for; empty where nobody says so.
  public let about: String

  /// A shelf, which says itself what it is for or does not.
  public init(id: ID, name: String, about: String = "") {
    self.id = id
    self.name = name
    self.about = about
  }
}
