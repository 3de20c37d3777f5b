/// The columns of a list that its rows do not use.
enum Gutter {
  /// The selection marker and a space.
  static let left = 2
  /// The scroll marks.
  static let right = 1

  static func textWidth(in width: Int) -> Int { max(width - left - right, 1) }
}
