/// Whoever writes down what is about to happen.
@MainActor protocol EventJournal: AnyObject {
  /// A history begins.
  func begin()
  /// An event is about to happen.
  func add(_ event: PlainEvent)
  /// Nothing more happens.
  func end()
}
