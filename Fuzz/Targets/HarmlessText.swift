extension String {
  /// Whether it tells a terminal nothing but characters and the ends of lines.
  var isHarmless: Bool {
    unicodeScalars.allSatisfy {
      $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
    }
  }
}
