import ShopCore

/// The status line before the first action.
struct Greeting: Equatable {
  let words: String
  /// A shorter text for narrow screens; nil if there is none.
  var brief: String?

  static let first = Greeting(
    words: "\(promise) Press b to see it broken, ? for all keys.",
    brief: "No window moves another. Press b to see it broken, ? for all keys."
  )

  /// Introduces a mistake; in a short line only the keys that show it.
  static func introducing(_ wiring: NamedWiring, after words: String = "") -> Greeting {
    Greeting(words: words + wiring.introduction, brief: words + wiring.hint)
  }

  /// The promise, or under a mistake the keys that show it, after this many windows were restored.
  static func restored(_ count: Int, under wiring: NamedWiring) -> Greeting {
    let words = "\(count.counted("window")) restored."
    return wiring.isRight
      ? Greeting(words: "\(words) \(promise)", brief: words)
      : .introducing(wiring, after: "\(words) ")
  }

  private static var promise: String { "What you do in one window never moves another." }
}
