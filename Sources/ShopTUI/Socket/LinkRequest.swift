/// A link that comes from outside, and the window it is meant for.
nonisolated struct LinkRequest: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case focusedWindow
    case window(letter: String)
    case newWindow
  }

  let link: String
  var place = Place.focusedWindow
}

/// What came of a link from outside.
nonisolated enum LinkAnswer: Hashable, Sendable {
  /// Where it landed, such as `A · Home › Teapot`, and what it did there.
  case landed(place: String, deeds: String)
  /// Why it did not, in a sentence.
  case refused(String)
}
