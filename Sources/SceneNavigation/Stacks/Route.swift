/// A place that can be pushed and saved: it carries identifiers, never models or views.
public protocol Route: Hashable, Codable, Sendable {
  /// The name of the type in saved paths. It must never change; the type itself may be renamed.
  static var tag: String { get }
}
