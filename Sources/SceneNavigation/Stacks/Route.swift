/// A destination that can be pushed and saved.
///
/// It carries identifiers, never models or views.
public protocol Route: Hashable, Codable, Sendable {
  /// The name of the type in saved paths. It must never change, even if the type is renamed.
  static var tag: String { get }
}
