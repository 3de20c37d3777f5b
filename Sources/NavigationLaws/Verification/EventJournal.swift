/// Records events before they happen.
@MainActor protocol EventJournal: AnyObject {
  /// A history starts.
  func begin()
  /// An event is about to happen.
  func add(_ event: PlainEvent)
  /// Nothing more happens.
  func end()
}
