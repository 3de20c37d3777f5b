public import SceneNavigation

/// An invalid field and what is wrong with it.
public struct WrongField: Hashable, Sendable {
  /// The invalid field.
  public let field: FieldID
  /// What is wrong with it.
  public let problem: FieldProblem

  /// A field and what is wrong with it.
  public init(_ field: FieldID, _ problem: FieldProblem) {
    self.field = field
    self.problem = problem
  }
}
