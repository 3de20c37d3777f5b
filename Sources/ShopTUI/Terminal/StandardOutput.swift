import CNcurses

/// What is printed.
enum StandardOutput {
  /// Has all that was printed arrive; false where something of it could not.
  static func flush() -> Bool { shop_has_printed() != 0 }
}
