/// How much is saved of a window, and since when.
public struct SavedSize: Hashable, Sendable {
  /// The total size of its values.
  public let bytes: Int
  /// When it was last written in this run, as `14:02:07`; nil if it wasn't.
  public let time: String?
}
