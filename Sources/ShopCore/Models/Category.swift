/// A category of the shop; every product belongs to exactly one.
public struct Category: Hashable, Sendable {
  /// The id of a category.
  public typealias ID = Identifier<Category>

  /// The category's id.
  public let id: ID
  /// The category's name.
  public let name: String
  /// The description; empty if there is none.
  public let about: String

  /// A category, with or without a description.
  public init(id: ID, name: String, about: String = "") {
    self.id = id
    self.name = name
    self.about = about
  }
}
