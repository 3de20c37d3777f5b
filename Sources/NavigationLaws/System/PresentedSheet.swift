/// A presentation over a window: a sheet, a cover or an alert.
public struct PresentedSheet: Hashable, Sendable, Identifiable {
  /// Unique: presenting the same sheet again gives another id.
  public let id: String
  /// The name in reports.
  public let name: String

  /// A presentation with this name and id.
  @inlinable public init(_ name: String, id: String) {
    (self.id, self.name) = (id, name)
  }
}
