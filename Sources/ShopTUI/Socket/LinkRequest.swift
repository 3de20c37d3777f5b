/// A link from outside and the window to open it in.
nonisolated struct LinkRequest: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case focusedWindow
    case window(letter: String)
    case newWindow
  }

  let link: String
  var place = Place.focusedWindow
}

/// The result of a link from outside.
nonisolated enum LinkAnswer: Hashable, Sendable {
  /// Where it landed, such as `A · Home › Teapot`, and what it did there.
  case landed(place: String, effects: String)
  /// Why it was refused, in a sentence.
  case refused(String)
}
