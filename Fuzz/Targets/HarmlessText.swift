extension String {
  /// True if it has only characters and line ends, which are safe for a terminal.
  var isHarmless: Bool {
    unicodeScalars.allSatisfy {
      $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
    }
  }
}
