import ShopCore

/// What the status line says until something is done.
struct Greeting: Equatable {
  let words: String
  /// The same where there is little room; nil where nothing shorter says it.
  var brief: String?

  /// The promise, and the key that shows it broken.
  static let first = Greeting(
    words: "\(promise) Press b to see it broken, ? for all keys.",
    brief: "No window moves another. Press b to see it broken, ? for all keys."
  )

  /// The promise, or of a mistake what shows it, after so many windows were restored.
  static func restored(_ count: Int, under wiring: NamedWiring) -> Greeting {
    let words = "\(count.counted("window")) restored."
    return Greeting(
      words: "\(words) \(wiring.isRight ? promise : wiring.introduction)",
      brief: words
    )
  }

  private static var promise: String { "What you do in one window never moves another." }
}
