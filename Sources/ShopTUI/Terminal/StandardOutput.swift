import CNcurses

enum StandardOutput {
  /// Flushes all printed text; false if some of it could not be written.
  static func flush() -> Bool { shop_has_printed() != 0 }
}
