/// A field that holds a form up, and why.
public struct WrongField: Hashable, Sendable {
  public let field: FieldID
  public let problem: FieldProblem

  public init(_ field: FieldID, _ problem: FieldProblem) {
    self.field = field
    self.problem = problem
  }
}
