/// Something that is presented over a window: a sheet, a cover, an alert.
public struct PresentedSheet: Hashable, Sendable, Identifiable {
  /// Given once: two presentations of the same sheet have different ids.
  public let id: String
  /// What it is called in a report.
  public let name: String

  /// A presentation, by what it shows and by its id.
  @inlinable public init(_ name: String, id: String) {
    (self.id, self.name) = (id, name)
  }
}
