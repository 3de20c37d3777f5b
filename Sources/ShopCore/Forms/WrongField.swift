public import SceneNavigation

/// A field that holds a form up, and why.
public struct WrongField: Hashable, Sendable {
  /// The field that has to be changed.
  public let field: FieldID
  /// Why it has to be.
  public let problem: FieldProblem

  /// Says why a field has to be changed.
  public init(_ field: FieldID, _ problem: FieldProblem) {
    self.field = field
    self.problem = problem
  }
}
