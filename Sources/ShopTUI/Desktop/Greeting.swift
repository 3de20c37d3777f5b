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

  /// The promise, after so many windows were restored.
  static func restored(_ count: Int) -> Greeting {
    let words = "\(count.counted("window")) restored."
    return Greeting(words: "\(words) \(promise)", brief: words)
  }

  private static var promise: String { "What you do in one window never moves another." }
}
